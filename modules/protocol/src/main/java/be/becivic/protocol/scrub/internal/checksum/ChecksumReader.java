package be.becivic.protocol.scrub.internal.checksum;

import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import tools.jackson.databind.JsonNode;

/** The checksums of a rules file, by name. */
public final class ChecksumReader {
  private static final int LONGEST_SERIAL = 17;

  private ChecksumReader() {}

  /**
   * Reads a section of the rules file.
   *
   * @throws IllegalArgumentException when a method is unknown
   */
  public static Map<String, Checksum> read(JsonNode section) {
    return section.properties().stream()
        .collect(Collectors.toUnmodifiableMap(Map.Entry::getKey, entry -> one(entry.getValue())));
  }

  private static Checksum one(JsonNode node) {
    JsonNode date = node.path("date");
    return new Checksum(
        method(node),
        new HashSet<>(integers(node.path("lengths"))),
        texts(node.path("starts")),
        node.path("skip").asInt(0),
        node.path("skip_from").asInt(0),
        node.path("letters").asBoolean(false),
        node.path("first_letters").asString(""),
        node.path("full_year").asBoolean(false),
        node.path("not_in_pairs").asBoolean(false),
        node.path("not_ascending").asBoolean(false),
        node.path("one_digit_repeats").asBoolean(false),
        date.isObject()
            ? Optional.of(
                new DateDigits(
                    date.path("month").asInt(),
                    date.path("day").asInt(),
                    integers(date.path("month_offsets")),
                    date.path("unknown").asBoolean(false)))
            : Optional.empty());
  }

  private static CheckMethod method(JsonNode node) {
    return switch (node.path("method").asString("")) {
      case "none" -> new CheckMethod.None();
      case "mod97" -> mod97(node);
      case "luhn" -> new CheckMethod.Luhn();
      case "verhoeff" -> new CheckMethod.Verhoeff();
      case "luhn_and_verhoeff" -> new CheckMethod.LuhnAndVerhoeff();
      case "codice_fiscale" -> new CheckMethod.CodiceFiscale();
      case "iso_7064_mod_11_10" -> new CheckMethod.Iso7064();
      case "weighted" -> new CheckMethod.Weighted(weightedSums(node.path("steps")));
      case "iban" ->
          new CheckMethod.Iban(
              node.path("countries").properties().stream()
                  .collect(
                      Collectors.toUnmodifiableMap(
                          Map.Entry::getKey, country -> country.getValue().asInt())));
      default -> throw new IllegalArgumentException("a checksum has an unknown method");
    };
  }

  private static CheckMethod mod97(JsonNode node) {
    int serial = node.path("serial").asInt(0);
    if (serial < 1 || serial > LONGEST_SERIAL) {
      throw new IllegalArgumentException("a checksum has no serial");
    }
    return new CheckMethod.Mod97(
        serial, node.path("complement").asBoolean(false), texts(node.path("prefixes")));
  }

  private static List<CheckMethod.WeightedSum> weightedSums(JsonNode steps) {
    return steps
        .valueStream()
        .map(
            step ->
                new CheckMethod.WeightedSum(
                    integers(step.path("weights")),
                    step.path("modulus").asInt(),
                    step.path("check").asString("")))
        .toList();
  }

  private static List<Integer> integers(JsonNode array) {
    return array.valueStream().map(JsonNode::asInt).toList();
  }

  private static List<String> texts(JsonNode array) {
    return array.valueStream().map(JsonNode::asString).toList();
  }
}
