package be.becivic.corpus.check.body;

import be.becivic.corpus.body.Tag;
import be.becivic.corpus.body.TagKind;
import be.becivic.corpus.check.rule.Reporter;
import be.becivic.corpus.check.rule.SkillCase;
import be.becivic.corpus.check.rule.SkillRule;

/** A path tag names a path of the directory (§6.10). */
public final class UnresolvedPathRule implements SkillRule {
  @Override
  public String id() {
    return "unresolved_path";
  }

  @Override
  public void check(SkillCase skill, Reporter report) {
    for (Tag tag : skill.body().tags(TagKind.PATH)) {
      tag.value("id")
          .filter(id -> skill.corpus().paths().find(id).isEmpty())
          .ifPresent(
              id ->
                  report.error(
                      tag.opening(),
                      "There is no path '%s'.".formatted(id),
                      "Correct the id, or add the path to paths/index.json."));
    }
  }
}
