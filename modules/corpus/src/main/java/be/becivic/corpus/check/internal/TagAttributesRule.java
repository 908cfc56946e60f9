package be.becivic.corpus.check.internal;

import be.becivic.corpus.body.Attribute;
import be.becivic.corpus.body.Tag;
import be.becivic.corpus.body.TagKind;
import be.becivic.protocol.id.Uid;
import java.time.LocalDate;
import java.time.format.DateTimeParseException;
import java.util.Optional;

/** Tags carry the attributes of §6.10, well formed, and no others. */
final class TagAttributesRule implements SkillRule {
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
  }

  private static void check(Tag tag, Reporter report) {
    String name = tag.kind().tagName();
    for (String required : tag.kind().required().stream().sorted().toList()) {
      if (tag.value(required).isEmpty()) {
        report.error(
            tag.opening(),
            "<%s> has no %s.".formatted(name, required),
            "Add %s=\"…\" to the tag.".formatted(required));
      }
    }
    for (Attribute attribute : tag.attributes()) {
      if (!tag.kind().allows(attribute.name())) {
        report.error(
            attribute.span(),
            "<%s> has no attribute %s.".formatted(name, attribute.name()),
            "Remove it.");
      } else {
        fault(tag.kind(), attribute)
            .ifPresent(
                fault ->
                    report.error(
                        attribute.span(),
                        "The %s of <%s> is not %s.".formatted(attribute.name(), name, fault),
                        "Correct it."));
      }
    }
  }

  private static Optional<String> fault(TagKind kind, Attribute attribute) {
    String value = attribute.value();
    boolean isFine =
        switch (attribute.name()) {
          case "uid" -> value.isEmpty() || isUid(kind, value);
          case "last_verified" -> value.isBlank() || isDate(value);
          default -> true;
        };
    return isFine
        ? Optional.empty()
        : Optional.of(attribute.name().equals("uid") ? "a number of its catalogue" : "a date");
  }

  private static boolean isUid(TagKind kind, String value) {
    return Uid.parse(kind == TagKind.VV ? Uid.Kind.VOLATILE_VALUE : Uid.Kind.REFERENCE, value)
        .isPresent();
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
