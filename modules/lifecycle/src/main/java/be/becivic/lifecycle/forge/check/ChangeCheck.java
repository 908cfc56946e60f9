package be.becivic.lifecycle.forge.check;

import be.becivic.corpus.Corpus;
import be.becivic.corpus.check.Author;
import be.becivic.corpus.check.Change;
import be.becivic.corpus.check.Check;
import be.becivic.corpus.check.CheckReport;
import be.becivic.corpus.check.Finding;
import be.becivic.corpus.check.Revision;
import be.becivic.corpus.check.Severity;
import be.becivic.corpus.data.Catalogue;
import be.becivic.corpus.edit.SkillEdits;
import be.becivic.ner.PersonRecogniser;
import be.becivic.protocol.schema.Schemas;
import be.becivic.protocol.scrub.Scrubber;
import be.becivic.records.model.ReviewKind;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Judges a change in memory: what of it is in git has passed. */
public final class ChangeCheck {
  /** The rule that a text with something shaped like an identifier breaks. */
  public static final String SCRUB = "scrub";

  private static final String STRANGE_LINK = "source_url";

  private final Check check;
  private final ProseScreen screen;

  public ChangeCheck(Schemas schemas, Scrubber scrubber, PersonRecogniser recogniser) {
    this.check = new Check(schemas);
    this.screen = new ProseScreen(scrubber, recogniser);
  }

  /**
   * Judges files against the state they would change.
   *
   * @param files by path the new content, or nothing for a file that goes
   * @param reviewed whether a person has looked at the text and let it pass
   */
  public Verdict judge(
      Corpus base,
      Map<String, Optional<byte[]>> files,
      ChangeKind kind,
      boolean reviewed,
      Catalogue catalogue,
      Instant at) {
    Candidate proposed = Candidate.of(base, files);
    List<Finding> numbers = screen.numbers(proposed);
    if (!numbers.isEmpty()) {
      return new Verdict.Red(numbers);
    }
    Candidate prepared =
        Versioning.bump(proposed.withSkills(skill -> SkillEdits.alignNames(skill, catalogue)), at);
    Newcomers newcomers = Numbering.newcomers(prepared, catalogue);
    List<Finding> errors = errors(proposed, prepared, newcomers, kind, catalogue);
    boolean onlyLinks = errors.stream().allMatch(error -> error.rule().equals(STRANGE_LINK));
    if (!onlyLinks || reviewed && !errors.isEmpty()) {
      return new Verdict.Red(errors);
    }
    Optional<Verdict.Held> held = reviewed ? Optional.empty() : screen.hold(proposed);
    if (held.isPresent()) {
      return held.get();
    }
    return errors.isEmpty()
        ? new Verdict.Green(Consequences.add(prepared).files(), newcomers)
        : new Verdict.Held(
            ReviewKind.LINK_HOLD, errors.stream().map(Finding::file).distinct().toList());
  }

  /** What is wrong with a state that reached main by itself and was not with the one before it. */
  public List<Finding> compare(Corpus before, Corpus after, Catalogue catalogue) {
    List<Finding> findings = new ArrayList<>(screen.numbers(Candidate.between(before, after)));
    CheckReport report = check.run(after, catalogue);
    if (!report.isClean()) {
      findings.addAll(errors(report.without(check.run(before, catalogue))));
    }
    return findings;
  }

  private List<Finding> errors(
      Candidate proposed,
      Candidate prepared,
      Newcomers newcomers,
      ChangeKind kind,
      Catalogue catalogue) {
    Catalogue extended = Numbering.withProvisional(catalogue, newcomers);
    Candidate numbered = Numbering.provisional(prepared, newcomers, catalogue);
    boolean fromDraft = kind == ChangeKind.DRAFT;
    Change change =
        new Change(
            proposed.base(),
            List.of(
                new Revision(proposed.head(), kind.author(), fromDraft),
                new Revision(numbered.head(), Author.BOT, fromDraft)));
    CheckReport report = check.run(change, extended);
    if (!report.isClean()) {
      report = report.without(check.run(proposed.base(), catalogue));
    }
    return errors(report);
  }

  private static List<Finding> errors(CheckReport report) {
    return report.findings().stream()
        .filter(finding -> finding.severity() == Severity.ERROR)
        .toList();
  }
}
