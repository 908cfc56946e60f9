package be.becivic.protocol.scrub;

import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import tools.jackson.databind.JsonNode;

/** The published rules file as a value (§6.8). A file that cannot be read in full is refused. */
public record ScrubRules(List<ScrubRule> rules) {
  public static final int SCHEMA_VERSION = 2;

  public ScrubRules {
    rules = List.copyOf(rules);
    Set<String> names = new HashSet<>();
    for (ScrubRule rule : rules) {
      if (!names.add(rule.name())) {
        throw new IllegalArgumentException("two scrub rules are named " + rule.name());
      }
    }
  }

  public static ScrubRules parse(JsonNode file) {
    if (file.path("schema_version").asInt(0) != SCHEMA_VERSION) {
      throw new IllegalArgumentException("scrub rules are not of version " + SCHEMA_VERSION);
    }
    JsonNode rules = file.path("rules");
    if (!rules.isArray() || rules.isEmpty()) {
      throw new IllegalArgumentException("there are no scrub rules");
    }
    return new ScrubRules(rules.valueStream().map(ScrubRules::rule).toList());
  }

  private static ScrubRule rule(JsonNode node) {
    return new ScrubRule(
        text(node, "name"),
        text(node, "description"),
        text(node, "pattern"),
        text(node, "flags"),
        Optional.of(node.path("checksum")).filter(JsonNode::isString).map(JsonNode::stringValue),
        fields(node),
        text(node, "category"),
        fires(node));
  }

  private static List<String> fields(JsonNode rule) {
    JsonNode fields = rule.path("applies_to_fields");
    if (fields.isString() && fields.stringValue().equals("all_strings")) {
      return List.of();
    }
    if (!fields.isArray() || fields.isEmpty()) {
      throw new IllegalArgumentException("a scrub rule does not say what it applies to");
    }
    return fields.valueStream().map(JsonNode::stringValue).toList();
  }

  private static ScrubRule.Fires fires(JsonNode rule) {
    String wireName = rule.path("fires").asString(ScrubRule.Fires.ALWAYS.wireName());
    for (ScrubRule.Fires fires : ScrubRule.Fires.values()) {
      if (fires.wireName().equals(wireName)) {
        return fires;
      }
    }
    throw new IllegalArgumentException("a scrub rule fires at an unknown moment");
  }

  private static String text(JsonNode rule, String member) {
    return rule.path(member)
        .stringValueOpt()
        .orElseThrow(() -> new IllegalArgumentException("a scrub rule has no " + member));
  }
}
