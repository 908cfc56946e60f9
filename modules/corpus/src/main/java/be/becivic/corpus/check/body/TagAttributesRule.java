package be.becivic.corpus.check.body;

import be.becivic.corpus.body.Attribute;
import be.becivic.corpus.body.Tag;
import be.becivic.corpus.body.TagKind;
import be.becivic.corpus.check.rule.CatalogueTag;
import be.becivic.corpus.check.rule.Reporter;
import be.becivic.corpus.check.rule.SkillCase;
import be.becivic.corpus.check.rule.SkillRule;
import java.time.LocalDate;
import java.time.format.DateTimeParseException;

/** Tags carry the attributes of §6.10, well formed, and no others. */
public final class TagAttributesRule implements SkillRule {
  @Override
  public String id() {
    return "tag_attributes";
  }

  @Override
  public void check(SkillCase skill, Reporter report) {
    for (Tag tag : skill.body().tags()) {
      if (tag.kind().shape() != TagKind.Shape.RENDERED) {
        check(tag, report);
      }
    }
    skill.cited().forEach(cited -> uid(cited, report));
  }

  private static void check(Tag tag, Reporter report) {
    String name = tag.kind().tagName();
    for (String required : tag.kind().required()) {
      if (tag.value(required).isEmpty()) {
        report.error(
            tag.opening(),
            "<%s> has no %s.".formatted(name, required),
            "Add %s=\"…\" to the tag.".formatted(required));
      }
    }
    for (Attribute attribute : tag.attributes()) {
      String said = attribute.value();
      if (!tag.kind().allows(attribute.name())) {
        report.error(
            attribute.span(),
            "<%s> has no attribute %s.".formatted(name, attribute.name()),
            "Remove it.");
      } else if (attribute.name().equals("last_verified") && !said.isBlank() && !isDate(said)) {
        report.error(
            attribute.span(), "'%s' is not a date.".formatted(said), "Write it as YYYY-MM-DD.");
      }
    }
  }

  private static void uid(CatalogueTag cited, Reporter report) {
    cited
        .tag()
        .attribute("uid")
        .filter(uid -> !uid.value().isEmpty() && cited.uid().isEmpty())
        .ifPresent(
            uid ->
                report.error(
                    uid.span(),
                    "'%s' is not a number of its catalogue.".formatted(uid.value()),
                    "Leave it empty; it is filled in when the change is merged."));
  }

  private static boolean isDate(String value) {
    try {
      LocalDate.parse(value);
      return true;
    } catch (DateTimeParseException _) {
      return false;
    }
  }
}
