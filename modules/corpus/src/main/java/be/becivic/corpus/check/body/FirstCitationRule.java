package be.becivic.corpus.check.body;

import be.becivic.corpus.body.Recitation;
import be.becivic.corpus.body.Tag;
import be.becivic.corpus.body.TagKind;
import be.becivic.corpus.check.rule.Reporter;
import be.becivic.corpus.check.rule.SkillCase;
import be.becivic.corpus.check.rule.SkillRule;
import java.util.HashMap;
import java.util.Map;

/** A reference is first cited with its full tag, and only then in brackets (§6.10). */
public final class FirstCitationRule implements SkillRule {
  @Override
  public String id() {
    return "first_citation";
  }

  @Override
  public void check(SkillCase skill, Reporter report) {
    Map<String, Integer> introduced = new HashMap<>();
    for (Tag tag : skill.body().tags(TagKind.REF)) {
      int at = tag.span().start();
      tag.value("name").ifPresent(name -> introduced.putIfAbsent(name, at));
      tag.value("uid").ifPresent(uid -> introduced.putIfAbsent(uid, at));
    }
    for (Recitation recitation : skill.body().recitations()) {
      Integer first = introduced.get(recitation.name());
      if (first == null && !BracketValueRule.namesValue(skill, recitation)) {
        report.error(
            recitation.span(),
            "[%s] re-cites a reference that this body never cites in full."
                .formatted(recitation.name()),
            "Cite it with a full <Ref> first, or write \\[ for a plain bracket.");
      } else if (first != null && first > recitation.span().start()) {
        report.error(
            recitation.span(),
            "[%s] stands before the full citation.".formatted(recitation.name()),
            "Move the full <Ref> to the first place it is cited.");
      }
    }
  }
}
