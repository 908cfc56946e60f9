package be.becivic.protocol.predicate;

import static org.assertj.core.api.Assertions.assertThat;

import be.becivic.protocol.region.CommuneSelector;
import be.becivic.protocol.region.Region;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.function.BiConsumer;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.JsonNodeFactory;

final class AudiencePropertiesTest {
  private static final JsonNodeFactory NODES = JsonNodeFactory.instance;
  private static final List<String> WORDS =
      List.of("married", "single", "yes", "no", "brussels", "Flanders", "21013", "2021-06", "FR");
  private static final List<String> MEMBERS =
      Stream.of(Axis.values()).map(axis -> axis.wireName().substring("user.".length())).toList();

  @Test
  void aProfileIsAdmittedExactlyWhenNothingSpeaksAgainstIt() {
    forEachPair(
        (audience, profile) -> {
          boolean predicates = audience.predicates().stream().allMatch(one -> one.holds(profile));
          boolean places =
              new Audience(audience.regions(), audience.communes(), List.of()).admits(profile);
          assertThat(audience.admits(profile)).isEqualTo(predicates && places);
          assertThat(audience.explain(profile).isEmpty()).isEqualTo(audience.admits(profile));
        });
  }

  @Test
  void anotherPredicateNeverWidensAnAudience() {
    var random = new Random(41);
    forEachPair(
        (audience, profile) -> {
          var more = new ArrayList<>(audience.predicates());
          more.add(anyPredicate(random));
          var narrower = new Audience(audience.regions(), audience.communes(), more);
          assertThat(narrower.admits(profile) && !audience.admits(profile)).isFalse();
        });
  }

  @Test
  void theOrderOfPredicatesDoesNotMatter() {
    forEachPair(
        (audience, profile) -> {
          var reversed = new ArrayList<>(audience.predicates());
          Collections.reverse(reversed);
          assertThat(
                  new Audience(audience.regions(), audience.communes(), reversed).admits(profile))
              .isEqualTo(audience.admits(profile));
        });
  }

  @Test
  void everyPredicateHoldsForSomebodyInTheSample() {
    var held = new ArrayList<Predicate>();
    forEachPair(
        (audience, profile) ->
            audience.predicates().stream().filter(one -> one.holds(profile)).forEach(held::add));
    assertThat(held).extracting(Predicate::op).contains(Operator.values());
  }

  private static void forEachPair(BiConsumer<Audience, Profile> property) {
    var random = new Random(37);
    for (int i = 0; i < 5_000; i++) {
      var audience =
          new Audience(
              some(random, List.of(Region.values())),
              some(random, List.<CommuneSelector>of(CommuneSelector.Group.values())),
              Stream.generate(() -> anyPredicate(random)).limit(random.nextInt(3)).toList());
      property.accept(audience, anyProfile(random));
    }
  }

  private static Predicate anyPredicate(Random random) {
    Axis axis = Axis.values()[random.nextInt(Axis.values().length)];
    Operator op = Operator.values()[random.nextInt(Operator.values().length)];
    if (!op.suits(axis.kind())) {
      op = Operator.EQ;
    }
    int operands = op == Operator.EXISTS ? 0 : op == Operator.IN ? 1 + random.nextInt(3) : 1;
    return new Predicate(
        axis, op, Stream.generate(() -> anyScalar(random)).limit(operands).toList());
  }

  private static Scalar anyScalar(Random random) {
    return switch (random.nextInt(3)) {
      case 0 -> Scalar.of(random.nextInt(5));
      case 1 -> Scalar.of(random.nextBoolean());
      default -> Scalar.of(WORDS.get(random.nextInt(WORDS.size())));
    };
  }

  private static Profile anyProfile(Random random) {
    var json = NODES.objectNode();
    for (String member : MEMBERS) {
      String[] names = member.split("\\.");
      var parent = names.length == 1 ? json : json.withObjectProperty(names[0]);
      parent.set(names[names.length - 1], anyNode(random));
    }
    json.set(
        "residency_history",
        NODES.arrayNode().add(NODES.objectNode().put("start", WORDS.get(random.nextInt(9)))));
    return Profile.of(json, Sample.MONTH);
  }

  private static JsonNode anyNode(Random random) {
    return switch (random.nextInt(6)) {
      case 0 -> NODES.numberNode(random.nextInt(5));
      case 1 -> NODES.booleanNode(random.nextBoolean());
      case 2 -> NODES.nullNode();
      case 3 -> NODES.arrayNode().add(WORDS.get(random.nextInt(WORDS.size()))).add(3);
      default -> NODES.stringNode(WORDS.get(random.nextInt(WORDS.size())));
    };
  }

  private static <T> List<T> some(Random random, List<T> all) {
    return random.nextInt(3) == 0
        ? all.stream().filter(_ -> random.nextBoolean()).toList()
        : List.of();
  }
}
