package be.becivic.corpus.check.body;

import be.becivic.corpus.body.Tag;
import be.becivic.corpus.body.TagKind;
import be.becivic.corpus.check.rule.Reporter;
import be.becivic.corpus.check.rule.SkillCase;
import be.becivic.corpus.check.rule.SkillRule;
import java.util.List;
import java.util.Optional;

/** A body shows the observations on its own skill, once (§6.1). */
public final class ObservationsRule implements SkillRule {
  @Override
  public String id() {
    return "observations";
  }

  @Override
  public void check(SkillCase skill, Reporter report) {
    List<Tag> tags = skill.body().tags(TagKind.OBSERVATIONS);
    String id = skill.skill().id().value();
    String remedy = "Write <Observations skill=\"%s\" /> once.".formatted(id);
    if (tags.isEmpty() && skill.hasBody()) {
      report.error(skill.top(), "The body shows no observations.", remedy);
    }
    for (Tag tag : tags) {
      if (!tag.value("skill").equals(Optional.of(id))) {
        report.error(tag.opening(), "The observations are those of another skill.", remedy);
      }
    }
    if (tags.size() > 1) {
      report.error(tags.get(1).opening(), "The observations are shown twice.", remedy);
    }
  }
}
