package be.becivic.protocol.scrub;

import be.becivic.protocol.error.ScrubFailure;
import be.becivic.protocol.scrub.internal.checksum.Checksum;
import be.becivic.protocol.scrub.internal.checksum.ChecksumReader;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import tools.jackson.databind.JsonNode;

/** Reads the two lists of rules: those every client knows, and those that need checks. */
final class ScrubRuleReader {
  private final JsonNode file;
  private final Map<String, Checksum> checksums;

  ScrubRuleReader(JsonNode file) {
    this.file = file;
    this.checksums = ChecksumReader.read(file.path("checksums"));
  }

  List<ScrubRule> list() {
    return Stream.concat(
            file.path("rules").valueStream().map(this::plain),
            file.path("checked_rules").valueStream().map(this::checked))
        .toList();
  }

  /** A checksum beside a plain rule is for information alone (§6.8). */
  private ScrubRule plain(JsonNode node) {
    return rule(
        node,
        Strength.STRONG,
        true,
        TextView.TEXT,
        text(node, "flags"),
        Edges.NONE,
        Optional.empty(),
        List.of(),
        List.of(),
        Optional.empty());
  }

  private ScrubRule checked(JsonNode node) {
    Optional<String> checksum =
        Optional.of(node.path("checksum")).filter(JsonNode::isString).map(JsonNode::stringValue);
    return rule(
        node,
        one(Strength.values(), text(node, "strength")),
        false,
        one(TextView.values(), text(node, "view")),
        "",
        one(Edges.values(), text(node, "edges")),
        checksum.map(this::checksum),
        words(node.path("cues")),
        words(node.path("also")),
        node.path("unless").stringValueOpt());
  }

  private Checksum checksum(String name) {
    return Optional.ofNullable(checksums.get(name))
        .orElseThrow(() -> new IllegalArgumentException("there is no checksum named " + name));
  }

  private static ScrubRule rule(
      JsonNode node,
      Strength strength,
      boolean isPlain,
      TextView view,
      String flags,
      Edges edges,
      Optional<Checksum> mustHold,
      List<String> cues,
      List<String> also,
      Optional<String> unless) {
    return new ScrubRule(
        text(node, "name"),
        text(node, "description"),
        strength,
        isPlain,
        view,
        text(node, "pattern"),
        flags,
        edges,
        mustHold,
        cues,
        also,
        unless,
        node.path("backwards").asBoolean(false),
        fields(node),
        text(node, "category"),
        one(ScrubFailure.Category.values(), node.path("finds").asString("other")),
        node.path("contact_point").asBoolean(false));
  }

  private static List<String> words(JsonNode array) {
    return array.valueStream().map(JsonNode::stringValue).toList();
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

  private static <E extends Enum<E>> E one(E[] values, String wireName) {
    return Arrays.stream(values)
        .filter(value -> value.name().equalsIgnoreCase(wireName))
        .findFirst()
        .orElseThrow(() -> new IllegalArgumentException("a scrub rule says an unknown word"));
  }

  private static String text(JsonNode rule, String member) {
    return rule.path(member)
        .stringValueOpt()
        .orElseThrow(() -> new IllegalArgumentException("a scrub rule has no " + member));
  }
}
