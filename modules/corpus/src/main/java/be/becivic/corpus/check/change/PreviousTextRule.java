package be.becivic.corpus.check.change;

import be.becivic.corpus.check.report.CheckedCommit;
import be.becivic.corpus.check.report.CommitAuthor;
import be.becivic.corpus.check.report.CommitRange;
import be.becivic.corpus.check.rule.ChangeRule;
import be.becivic.corpus.check.rule.ChangedPath;
import be.becivic.corpus.check.rule.ChangedSkill;
import be.becivic.corpus.check.rule.JsonFile;
import be.becivic.corpus.check.rule.Reporter;
import be.becivic.corpus.check.rule.Reports;
import be.becivic.corpus.path.PathDirectory;
import be.becivic.corpus.path.PathEntry;
import be.becivic.corpus.path.PathSource;
import be.becivic.corpus.skill.Skill;
import be.becivic.corpus.text.Span;
import be.becivic.corpus.version.SystemMembers;
import be.becivic.corpus.voice.PreviousText;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Supplier;

/**
 * Only the system says that a text took the place of ours. An author who edits such a text takes
 * the member out and so makes all of it ours, or first settles the change: otherwise the edit would
 * be seen by nobody.
 */
public final class PreviousTextRule implements ChangeRule {
  private static final Set<CommitAuthor> SYSTEM = Set.of(CommitAuthor.BOT, CommitAuthor.COMMUNITY);

  @Override
  public String id() {
    return PreviousText.RULE;
  }

  @Override
  public void check(CommitRange change, Reports reports) {
    for (int i = 0; i < change.revisions().size(); i++) {
      CheckedCommit commit = change.revisions().get(i);
      if (SYSTEM.contains(commit.author())) {
        continue;
      }
      for (ChangedSkill changed : ChangedSkill.between(change.before(i), commit.corpus())) {
        Skill after = changed.after();
        check(
            changed.before().flatMap(PreviousText::of),
            PreviousText.of(after),
            reports.in(after.file()),
            () -> after.frontmatter().locate("/" + SystemMembers.PREVIOUS_TEXT));
      }
      for (ChangedPath changed : ChangedPath.between(change.before(i), commit.corpus())) {
        PathEntry after = changed.after();
        JsonFile file =
            commit.corpus().findFile(PathDirectory.FILE).map(JsonFile::of).orElseThrow();
        check(
            changed.before().flatMap(PreviousText::of),
            PreviousText.of(after),
            reports.in(file.file()),
            () -> file.locate("/paths/" + after.id() + "/" + SystemMembers.PREVIOUS_TEXT));
        sources(changed, file, reports.in(file.file()));
      }
    }
  }

  private static void sources(ChangedPath changed, JsonFile file, Reporter report) {
    List<PathSource> before = changed.before().map(PathEntry::sources).orElse(List.of());
    List<PathSource> after = changed.after().sources();
    for (int i = 0; i < after.size(); i++) {
      PathSource source = after.get(i);
      String place = "/paths/" + changed.after().id() + "/sources/" + i;
      if (!before.contains(source)) {
        check(
            before.stream()
                .filter(other -> other.id().equals(source.id()))
                .findFirst()
                .flatMap(PreviousText::of),
            PreviousText.of(source),
            report,
            () -> file.locate(place + "/" + SystemMembers.PREVIOUS_TEXT));
      }
    }
  }

  private static void check(
      Optional<PreviousText> before,
      Optional<PreviousText> after,
      Reporter report,
      Supplier<Span> where) {
    boolean isKept = before.map(PreviousText::commit).equals(after.map(PreviousText::commit));
    if (after.isEmpty() || isKept && !after.get().isOurs()) {
      return;
    }
    report.error(
        where.get(),
        isKept
            ? "The text has a change under review, below which this edit would not be seen."
            : "An author filled in which text of ours stood here before.",
        isKept
            ? "Undo the change first, or take this line out to make all of the text ours."
            : "Leave it out; the system fills it in.");
  }
}
