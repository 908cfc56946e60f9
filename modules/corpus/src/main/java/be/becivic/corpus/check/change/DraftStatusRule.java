package be.becivic.corpus.check.change;

import be.becivic.corpus.Corpus;
import be.becivic.corpus.check.report.CommitRange;
import be.becivic.corpus.check.rule.ChangeRule;
import be.becivic.corpus.check.rule.ChangedPath;
import be.becivic.corpus.check.rule.ChangedSkill;
import be.becivic.corpus.check.rule.JsonFile;
import be.becivic.corpus.check.rule.Reports;
import be.becivic.corpus.path.PathDirectory;
import be.becivic.corpus.skill.Skill;
import be.becivic.protocol.lifecycle.Status;
import java.util.Optional;

/** Rule 17: what lands from a draft submission begins at alpha, never at draft (§6.2). */
public final class DraftStatusRule implements ChangeRule {
  private static final String MESSAGE = "A draft submission landed at draft.";
  private static final String REMEDY = "Let it begin at alpha.";

  @Override
  public String id() {
    return "draft_status";
  }

  @Override
  public void check(CommitRange change, Reports reports) {
    for (int i = 0; i < change.revisions().size(); i++) {
      if (change.revisions().get(i).fromDraft()) {
        check(change.before(i), change.revisions().get(i).corpus(), reports);
      }
    }
  }

  private static void check(Corpus before, Corpus after, Reports reports) {
    for (ChangedSkill changed : ChangedSkill.between(before, after)) {
      Skill skill = changed.after();
      if (skill.hasStatus(Status.DRAFT)) {
        reports.in(skill.file()).error(skill.frontmatter().locate("/status"), MESSAGE, REMEDY);
      }
    }
    for (ChangedPath changed : ChangedPath.between(before, after)) {
      if (changed.after().status().equals(Optional.of(Status.DRAFT))) {
        JsonFile file = after.findFile(PathDirectory.FILE).map(JsonFile::of).orElseThrow();
        reports
            .in(file.file())
            .error(file.locate("/paths/" + changed.after().id() + "/status"), MESSAGE, REMEDY);
      }
    }
  }
}
