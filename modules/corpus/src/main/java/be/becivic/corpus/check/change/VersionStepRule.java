package be.becivic.corpus.check.change;

import be.becivic.corpus.check.report.CommitRange;
import be.becivic.corpus.check.rule.ChangeRule;
import be.becivic.corpus.check.rule.ChangedPath;
import be.becivic.corpus.check.rule.ChangedSkill;
import be.becivic.corpus.check.rule.JsonFile;
import be.becivic.corpus.check.rule.Reports;
import be.becivic.corpus.check.rule.VersionWords;
import be.becivic.corpus.path.PathDirectory;
import be.becivic.corpus.path.PathEntry;
import be.becivic.corpus.skill.Skill;
import be.becivic.corpus.version.PathVersions;
import be.becivic.corpus.version.SkillVersions;

/**
 * Rule 15, between two states: versions only go up, and start over when the status flips (§6.1).
 */
public final class VersionStepRule implements ChangeRule {
  @Override
  public String id() {
    return "version_step";
  }

  @Override
  public void check(CommitRange change, Reports reports) {
    for (ChangedSkill changed : ChangedSkill.between(change.base(), change.head())) {
      changed.before().ifPresent(before -> skill(before, changed.after(), reports));
    }
    for (ChangedPath changed : ChangedPath.between(change.base(), change.head())) {
      changed.before().ifPresent(before -> path(before, changed.after(), change, reports));
    }
  }

  private static void skill(Skill before, Skill after, Reports reports) {
    before
        .frontmatter()
        .standing()
        .ifPresent(
            from ->
                after
                    .frontmatter()
                    .standing()
                    .ifPresent(
                        to ->
                            VersionWords.step(
                                from,
                                to,
                                after.frontmatter().versionPin(),
                                SkillVersions.replacesText(
                                    before.frontmatter(), after.frontmatter()),
                                () -> after.frontmatter().locate("/version"),
                                reports.in(after.file()))));
  }

  private static void path(PathEntry before, PathEntry after, CommitRange change, Reports reports) {
    JsonFile file = change.head().findFile(PathDirectory.FILE).map(JsonFile::of).orElseThrow();
    before
        .standing()
        .ifPresent(
            from ->
                after
                    .standing()
                    .ifPresent(
                        to ->
                            VersionWords.step(
                                from,
                                to,
                                after.fields().flag("version_pin"),
                                PathVersions.replacesText(before, after),
                                () -> file.locate("/paths/" + after.id() + "/version"),
                                reports.in(file.file()))));
  }
}
