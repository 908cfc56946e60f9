package be.becivic.corpus.check.change;

import be.becivic.corpus.check.report.CheckedCommit;
import be.becivic.corpus.check.report.CommitAuthor;
import be.becivic.corpus.check.report.CommitRange;
import be.becivic.corpus.check.rule.ChangeRule;
import be.becivic.corpus.check.rule.ChangedPath;
import be.becivic.corpus.check.rule.ChangedSkill;
import be.becivic.corpus.check.rule.JsonFile;
import be.becivic.corpus.check.rule.Reports;
import be.becivic.corpus.path.PathDirectory;
import be.becivic.corpus.path.PathEntry;
import be.becivic.corpus.skill.Skill;
import be.becivic.protocol.lifecycle.Status;
import java.util.Optional;
import java.util.Set;

/**
 * Every change of status is a decision on record, so no author sets one; what is new begins at
 * draft or alpha. Meta skills have no votes, and their status is ours to write (§17).
 */
public final class StatusAuthorRule implements ChangeRule {
  private static final Set<CommitAuthor> SYSTEM = Set.of(CommitAuthor.BOT, CommitAuthor.COMMUNITY);
  private static final String MESSAGE = "An author set a status.";
  private static final String REMEDY =
      "Leave it as it was, alpha where it is new; votes and review commands move it.";

  @Override
  public String id() {
    return "status_author";
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
        Optional<Status> before = changed.before().flatMap(skill -> skill.frontmatter().status());
        if (!after.isMeta()
            && isSet(changed.before().isPresent(), before, after.frontmatter().status())) {
          reports.in(after.file()).error(after.frontmatter().locate("/status"), MESSAGE, REMEDY);
        }
      }
      for (ChangedPath changed : ChangedPath.between(change.before(i), commit.corpus())) {
        Optional<Status> before = changed.before().flatMap(PathEntry::status);
        if (isSet(changed.before().isPresent(), before, changed.after().status())) {
          JsonFile file =
              commit.corpus().findFile(PathDirectory.FILE).map(JsonFile::of).orElseThrow();
          reports
              .in(file.file())
              .error(file.locate("/paths/" + changed.after().id() + "/status"), MESSAGE, REMEDY);
        }
      }
    }
  }

  private static boolean isSet(boolean isKnown, Optional<Status> before, Optional<Status> after) {
    return isKnown
        ? !before.equals(after)
        : after.filter(now -> now != Status.DRAFT && now != Status.ALPHA).isPresent();
  }
}
