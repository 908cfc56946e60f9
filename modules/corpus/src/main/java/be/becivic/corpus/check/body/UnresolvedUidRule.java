package be.becivic.corpus.check.body;

import be.becivic.corpus.check.rule.CatalogueTag;
import be.becivic.corpus.check.rule.Reporter;
import be.becivic.corpus.check.rule.SkillCase;
import be.becivic.corpus.check.rule.SkillRule;

/** A uid in a tag is one the catalogue has (§6.10). */
public final class UnresolvedUidRule implements SkillRule {
  @Override
  public String id() {
    return "unresolved_uid";
  }

  @Override
  public void check(SkillCase skill, Reporter report) {
    for (CatalogueTag cited : skill.cited()) {
      cited
          .uid()
          .filter(uid -> skill.catalogue().find(uid).isEmpty())
          .ifPresent(
              uid ->
                  report.error(
                      cited.tag().opening(),
                      "The catalogue has no %s.".formatted(uid),
                      "Leave uid empty; it is filled in when the change is merged."));
    }
  }
}
