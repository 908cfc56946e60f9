package be.becivic.corpus.check.body;

import be.becivic.corpus.body.Tag;
import be.becivic.corpus.check.rule.CatalogueTag;
import be.becivic.corpus.check.rule.Reporter;
import be.becivic.corpus.check.rule.SkillCase;
import be.becivic.corpus.check.rule.SkillRule;

/** Rule 11: a tag's name is the one the catalogue has for its uid (§6.11). */
public final class NameUidRule implements SkillRule {
  @Override
  public String id() {
    return "name_uid";
  }

  @Override
  public void check(SkillCase skill, Reporter report) {
    skill.cited().forEach(cited -> check(cited, skill, report));
  }

  private static void check(CatalogueTag cited, SkillCase skill, Reporter report) {
    Tag tag = cited.tag();
    cited
        .uid()
        .flatMap(skill.catalogue()::find)
        .filter(entry -> tag.value("name").filter(name -> !name.equals(entry.name())).isPresent())
        .ifPresent(
            entry ->
                report.error(
                    tag.opening(),
                    "%s is '%s' in the catalogue, not '%s'."
                        .formatted(entry.uid(), entry.name(), tag.value("name").orElse("")),
                    "Use the catalogue's name, or the uid that belongs to this one."));
  }
}
