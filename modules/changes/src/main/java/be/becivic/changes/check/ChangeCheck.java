package be.becivic.changes.check;

import be.becivic.corpus.Corpus;
import be.becivic.corpus.check.CorpusCheck;
import be.becivic.corpus.check.report.CheckReport;
import be.becivic.corpus.check.report.CheckedCommit;
import be.becivic.corpus.check.report.CommitAuthor;
import be.becivic.corpus.check.report.CommitRange;
import be.becivic.corpus.check.report.Finding;
import be.becivic.corpus.data.CatalogueLookup;
import be.becivic.corpus.edit.SkillEdits;
import be.becivic.ner.PersonRecogniser;
import be.becivic.protocol.change.ChangeKind;
import be.becivic.protocol.change.FileChanges;
import be.becivic.protocol.schema.Schemas;
import be.becivic.protocol.scrub.Scrubber;
import be.becivic.records.review.ReviewKind;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Judges a change in memory: what of it is in git has passed. */
public final class ChangeCheck {
  /** The rule that a text with something shaped like an identifier breaks. */
  public static final String SCRUB = "scrub";

  private static final String STRANGE_LINK = "source_url";
  private static final CommitAuthor SOMEONE = new CommitAuthor("someone", "");

  private final CorpusCheck check;
  private final ProseScreen screen;

  public ChangeCheck(Schemas schemas, Scrubber scrubber, PersonRecogniser recogniser) {
    this.check = CorpusCheck.ofErrors(schemas);
    this.screen = new ProseScreen(scrubber, recogniser);
  }

  /**
   * Judges files against the state they would change.
   *
   * @param reviewed whether a person has looked at the text and let it pass
   */
  public CheckVerdict judge(
      Corpus base,
      FileChanges files,
      ChangeKind kind,
      boolean reviewed,
      CatalogueLookup catalogue,
      Instant at) {
    ChangeCandidate proposed = ChangeCandidate.of(base, files);
    List<Finding> numbers = screen.numbers(proposed);
    if (!numbers.isEmpty()) {
      return new CheckVerdict.Red(numbers);
    }
    ChangeCandidate prepared =
        Versioning.bump(proposed.withSkills(skill -> SkillEdits.alignNames(skill, catalogue)), at);
    UnnumberedEntries newcomers = Numbering.newcomers(prepared, catalogue);
    List<Finding> errors = errors(proposed, prepared, newcomers, kind, catalogue);
    boolean onlyLinks = errors.stream().allMatch(error -> error.rule().equals(STRANGE_LINK));
    if (!onlyLinks || reviewed && !errors.isEmpty()) {
      return new CheckVerdict.Red(errors);
    }
    Optional<CheckVerdict.Held> held = reviewed ? Optional.empty() : screen.hold(proposed);
    if (held.isPresent()) {
      return held.get();
    }
    return errors.isEmpty()
        ? new CheckVerdict.Green(DependentEdits.add(prepared).files(), newcomers)
        : new CheckVerdict.Held(
            ReviewKind.LINK_HOLD, errors.stream().map(Finding::file).distinct().toList());
  }

  /** What is wrong with a state that reached main by itself and was not with the one before it. */
  public List<Finding> compare(Corpus before, Corpus after, CatalogueLookup catalogue) {
    List<Finding> findings =
        new ArrayList<>(screen.numbers(ChangeCandidate.between(before, after)));
    CheckReport report = check.run(after, catalogue);
    if (!report.isClean()) {
      findings.addAll(report.without(check.run(before, catalogue)).findings());
    }
    return findings;
  }

  private List<Finding> errors(
      ChangeCandidate proposed,
      ChangeCandidate prepared,
      UnnumberedEntries newcomers,
      ChangeKind kind,
      CatalogueLookup catalogue) {
    CatalogueLookup extended = Numbering.withProvisional(catalogue, newcomers);
    ChangeCandidate numbered = Numbering.provisional(prepared, newcomers, catalogue);
    boolean fromDraft = kind == ChangeKind.DRAFT;
    CommitRange change =
        new CommitRange(
            proposed.base(),
            List.of(
                new CheckedCommit(proposed.head(), author(kind), fromDraft),
                new CheckedCommit(numbered.head(), CommitAuthor.BOT, fromDraft)));
    CheckReport report = check.run(change, extended);
    if (!report.isClean()) {
      report = report.without(check.run(proposed.base(), catalogue));
    }
    return report.findings();
  }

  private static CommitAuthor author(ChangeKind kind) {
    return switch (kind) {
      case SYSTEM -> CommitAuthor.BOT;
      case AMENDMENT -> CommitAuthor.COMMUNITY;
      case DRAFT, AUTHOR -> SOMEONE;
    };
  }
}
