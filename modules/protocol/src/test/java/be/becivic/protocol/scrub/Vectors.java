package be.becivic.protocol.scrub;

import be.becivic.protocol.text.Folding;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.random.RandomGenerator;
import java.util.stream.Stream;
import tools.jackson.core.json.JsonWriteFeature;
import tools.jackson.databind.SerializationFeature;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/** The texts by which anyone can tell whether their own engine reads the rules as ours does. */
final class Vectors {
  /** What a vector names where it is about all rules. */
  static final String ANY = "any";

  private static final JsonMapper JSON =
      JsonMapper.builder()
          .enable(SerializationFeature.INDENT_OUTPUT)
          .enable(JsonWriteFeature.ESCAPE_NON_ASCII)
          .build();

  private static final int MIXED = 140;

  private Vectors() {}

  /**
   * One text.
   *
   * @param rule the rule it is about, or any
   */
  record Vector(String text, String rule, boolean fires) {}

  /**
   * Hand-made ones first, then a generator's, the same every time. None has a character nobody can
   * see: such a text is refused for that, and the file is part of the corpus.
   */
  static List<Vector> all() {
    List<Vector> vectors = new ArrayList<>();
    Cases.caught()
        .forEach(
            each -> vectors.add(new Vector((String) each.get()[1], (String) each.get()[0], true)));
    Stream.concat(Cases.harmless().stream(), GatheredCases.harmless())
        .forEach(text -> vectors.add(new Vector(text, ANY, false)));
    RandomGenerator random = new Random(68);
    for (PlantedKind kind : PlantedKind.values()) {
      for (Disguise disguise : Disguise.values()) {
        String text = disguise.of(kind.make(random), random);
        vectors.add(new Vector(text, ANY, !PublishedRules.firedOn(text).isEmpty()));
      }
    }
    for (int i = 0; i < MIXED; i++) {
      PlantedKind kind = PlantedKind.values()[i % PlantedKind.values().length];
      String text = MixedDisguise.some(random, i % 2 == 0).of(kind.make(random));
      vectors.add(new Vector(text, ANY, !PublishedRules.firedOn(text).isEmpty()));
    }
    for (int i = 0; i < 20; i++) {
      vectors.add(mistyped(Numbers.nationalNumber(random), "belgian_nrn_bare"));
      vectors.add(mistyped(Numbers.cardNumber(random), "belgian_eid_card_bare"));
      vectors.add(mistyped(Numbers.belgianIban(random), "iban_bare"));
      vectors.add(mistyped(Numbers.paymentCard(random), "payment_card"));
    }
    vectors.removeIf(vector -> vector.text().codePoints().anyMatch(Folding::isIgnorable));
    return vectors;
  }

  private static Vector mistyped(String number, String rule) {
    return new Vector(Numbers.mistyped(number), rule, false);
  }

  static String file() {
    ObjectNode file = JSON.createObjectNode();
    file.put(
        "documentation",
        "Texts that stand alone, the rule each is about (or any), and whether it fires.");
    ArrayNode array = file.putArray("vectors");
    all()
        .forEach(
            vector ->
                array
                    .addObject()
                    .put("text", vector.text())
                    .put("rule", vector.rule())
                    .put("fires", vector.fires()));
    return JSON.writeValueAsString(file) + "\n";
  }
}
