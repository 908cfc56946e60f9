package be.becivic.protocol.predicate;

import static be.becivic.protocol.predicate.Sample.predicate;
import static be.becivic.protocol.predicate.Sample.profile;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.JsonNodeFactory;

final class PredicateTest {

  @ParameterizedTest(name = "{0} {1} {2} on {3}: {4}")
  @CsvSource(
      delimiter = '|',
      value = {
        "civic_status | eq | married | {civic_status:married} | true",
        "civic_status | eq | married | {civic_status:single} | false",
        "civic_status | eq | married | {civic_status:Married} | false",
        "civic_status | eq | married | {civic_status:7} | false",
        "civic_status | eq | married | {civic_status:null} | false",
        "civic_status | eq | married | {civic_status:{a:married}} | false",
        "civic_status | eq | married | {} | false",
        "civic_status | in | [married,widowed] | {civic_status:widowed} | true",
        "civic_status | in | [married,widowed] | {civic_status:single} | false",
        "civic_status | in | [married,widowed] | {} | false",
        "civic_status | exists | true | {civic_status:single} | true",
        "civic_status | exists | true | {civic_status:null} | false",
        "civic_status | exists | true | {} | false",
        "commune_nis5 | eq | \"21013\" | {commune_nis5:\"21013\"} | true",
        "commune_nis5 | eq | \"21013\" | {commune_nis5:21013} | false",
        "dependents.minor_children_count | eq | 2 | {dependents:{minor_children_count:2}} | true",
        "dependents.minor_children_count | eq | 2 | {dependents:{minor_children_count:2.0}} | true",
        "dependents.minor_children_count | eq | 2 | {dependents:{minor_children_count:\"2\"}} |"
            + " false",
        "dependents.minor_children_count | gte | 1 | {dependents:{minor_children_count:1}} | true",
        "dependents.minor_children_count | gte | 1 | {dependents:{minor_children_count:0}} | false",
        "dependents.minor_children_count | gte | 1 | {dependents:{minor_children_count:yes}} |"
            + " false",
        "dependents.minor_children_count | gte | 1 | {dependents:{minor_children_count:true}} |"
            + " false",
        "dependents.minor_children_count | gte | 9 | {dependents:{minor_children_count:10}} | true",
        "dependents.minor_children_count | gte | 1 | {dependents:7} | false",
        "dependents.minor_children_count | gte | 1 | {} | false",
        "dependents.minor_children_count | lte | 1 | {dependents:{minor_children_count:1}} | true",
        "dependents.minor_children_count | lte | 1 | {dependents:{minor_children_count:2}} | false",
        "dependents.minor_children_count | lte | 1 | {} | false",
        "dependents.minor_children_count | lte | 1 | {dependents:{minor_children_count:1e9999}} |"
            + " false",
        "dependents.spouse_abroad | eq | true | {dependents:{spouse_abroad:true}} | true",
        "dependents.spouse_abroad | eq | false | {dependents:{spouse_abroad:false}} | true",
        "dependents.spouse_abroad | eq | false | {dependents:{}} | false",
        "dependents.spouse_abroad | eq | true | {dependents:{spouse_abroad:yes}} | false"
      })
  void aPredicateHoldsOnWhatIsKnownOnly(
      String axis, String op, String value, String profile, boolean holds) {
    assertThat(predicate("user." + axis, op, value).holds(profile(profile))).isEqualTo(holds);
  }

  @ParameterizedTest(name = "{0} {1} on {2}: {3}")
  @CsvSource(
      delimiter = '|',
      value = {
        "eq | divorce | [divorce,address-change] | true",
        "eq | marriage-planned | [divorce] | false",
        "in | [marriage-planned,divorce] | [address-change,divorce] | true",
        "in | [marriage-planned] | [address-change,divorce] | false",
        "eq | divorce | [7,divorce] | true",
        "eq | divorce | [] | false",
        "exists | true | [divorce] | true",
        "exists | true | [] | false"
      })
  void aListHoldsWhenOneOfItsMembersDoes(String op, String value, String list, boolean holds) {
    assertThat(
            predicate("user.transitions_in_progress", op, value)
                .holds(profile("{transitions_in_progress:" + list + "}")))
        .isEqualTo(holds);
  }

  @ParameterizedTest(name = "{0} eq {1} on {2}: {3}")
  @CsvSource(
      delimiter = '|',
      value = {
        "user.region | brussels | Brussels-Capital | true",
        "user.region | Brussels-Capital | Brussels-Capital | true",
        "user.region | Brussels-Capital | brussels | true",
        "user.commune.region | brussels | Brussels-Capital | true",
        "user.region | flanders | Brussels-Capital | false",
        "user.region | wallonia | German-speaking-community | false",
        "user.region | not-in-belgium-yet | not-in-belgium-yet | true",
        "user.region | flanders | Vlaanderen | false"
      })
  void aRegionIsTheSameUnderBothNames(String field, String value, String home, boolean holds) {
    assertThat(predicate(field, "eq", value).holds(profile("{region:" + home + "}")))
        .isEqualTo(holds);
  }

  @ParameterizedTest(name = "has_eID {0} {1} on {2}: {3}")
  @CsvSource(
      delimiter = '|',
      value = {
        "eq | true | {has_id_card:yes} | true",
        "eq | true | {has_id_card:no} | false",
        "eq | true | {has_id_card:not-sure} | false",
        "eq | true | {has_id_card:not-yet-waiting} | false",
        "eq | true | {} | false",
        "eq | false | {has_id_card:yes} | false",
        "eq | false | {has_id_card:not-yet-waiting} | true",
        "eq | false | {} | true",
        "eq | true | {has_eID:true} | true",
        "eq | true | {has_eID:false} | false",
        "eq | true | {has_id_card:no, has_eID:true} | false",
        "eq | true | {has_id_card:true} | false",
        "exists | true | {has_id_card:no} | true",
        "exists | true | {} | false"
      })
  void havingAnEidMeansHavingAnIdentityCard(
      String op, String value, String inventory, boolean holds) {
    assertThat(
            predicate("user.document_inventory.has_eID", op, value)
                .holds(profile("{document_inventory:" + inventory + "}")))
        .isEqualTo(holds);
  }

  @Test
  void anOlderProfilesEidIsItsIdentityCard() {
    Predicate card = predicate("user.document_inventory.has_id_card", "eq", "yes");
    assertThat(card.holds(profile("{document_inventory:{has_eID:true}}"))).isTrue();
    assertThat(card.holds(profile("{document_inventory:{has_eID:false}}"))).isFalse();
  }

  @Test
  void anInfiniteNumberIsNoNumber() {
    JsonNodeFactory nodes = JsonNodeFactory.instance;
    for (double value : List.of(Double.NaN, Double.POSITIVE_INFINITY, Double.NEGATIVE_INFINITY)) {
      JsonNode json =
          nodes
              .objectNode()
              .set("dependents", nodes.objectNode().put("minor_children_count", value));
      Profile profile = Profile.of(json, Sample.MONTH);
      assertThat(predicate("user.dependents.minor_children_count", "lte", "5").holds(profile))
          .isFalse();
      assertThat(predicate("user.dependents.minor_children_count", "gte", "5").holds(profile))
          .isFalse();
    }
  }

  @Test
  void atLeastAndAtMostMeetWhereEqualDoes() {
    var random = new Random(31);
    String field = "user.dependents.adult_dependents_count";
    for (int i = 0; i < 1_000; i++) {
      String bound = Integer.toString(random.nextInt(12));
      Profile profile =
          profile("{dependents:{adult_dependents_count:%s}}".formatted(random.nextInt(12)));
      boolean least = predicate(field, "gte", bound).holds(profile);
      boolean most = predicate(field, "lte", bound).holds(profile);
      assertThat(least || most).isTrue();
      assertThat(least && most).isEqualTo(predicate(field, "eq", bound).holds(profile));
    }
  }
}
