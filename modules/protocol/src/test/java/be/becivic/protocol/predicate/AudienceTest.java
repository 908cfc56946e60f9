package be.becivic.protocol.predicate;

import static be.becivic.protocol.predicate.Sample.audience;
import static be.becivic.protocol.predicate.Sample.json;
import static be.becivic.protocol.predicate.Sample.profile;
import static org.assertj.core.api.Assertions.assertThat;

import be.becivic.protocol.error.ErrorCategory;
import be.becivic.protocol.error.Outcome;
import be.becivic.protocol.error.Rejection;
import be.becivic.protocol.region.Region;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

final class AudienceTest {
  private static final String IRISBOX =
      "{regions:[brussels], communes:[all-19-rbc-communes],"
          + " predicates:[{field:user.region, op:eq, value:Brussels-Capital}]}";

  @ParameterizedTest(name = "{0} admits {1}: {2}")
  @CsvSource(
      delimiter = '|',
      value = {
        "{regions:[brussels]} | {region:Brussels-Capital} | true",
        "{regions:[Brussels-Capital]} | {region:Brussels-Capital} | true",
        "{regions:[brussels,flanders]} | {region:Flanders} | true",
        "{regions:[brussels]} | {region:Flanders} | false",
        "{regions:[brussels]} | {region:not-in-belgium-yet} | false",
        "{regions:[brussels]} | {} | false",
        "{regions:[]} | {region:not-in-belgium-yet} | true",
        "{regions:[wallonia]} | {region:German-speaking-community} | true",
        "{regions:[german-speaking-community]} | {region:Wallonia} | false",
        "{communes:[\"21013\"]} | {commune_nis5:\"21013\"} | true",
        "{communes:[\"21013\",\"21009\"]} | {commune_nis5:\"21009\"} | true",
        "{communes:[\"21013\"]} | {commune_nis5:\"21009\"} | false",
        "{communes:[\"21013\"]} | {region:Brussels-Capital} | false",
        "{communes:[all]} | {} | true",
        "{communes:[]} | {} | true",
        "{communes:[all-19-rbc-communes]} | {commune_nis5:\"21013\"} | true",
        "{communes:[all-19-rbc-communes]} | {region:Brussels-Capital} | true",
        "{communes:[all-19-rbc-communes]} | {region:Flanders} | false",
        "{communes:[all-19-rbc-communes,\"44021\"]} | {commune_nis5:\"44021\"} | true"
      })
  void regionsAndCommunesAreLists(String audience, String profile, boolean admitted) {
    assertThat(audience(audience).admits(profile(profile))).isEqualTo(admitted);
  }

  @ParameterizedTest(name = "{0} of {1} turns on {2}")
  @CsvSource(
      delimiter = '|',
      value = {
        "{regions:[brussels]} | {} | region",
        "{regions:[brussels]} | {region:Brussels-Capital} | ''",
        "{regions:[brussels]} | {region:Flanders} | ''",
        "{communes:[\"21013\"]} | {region:Brussels-Capital} | commune_nis5",
        "{predicates:[{field:user.document_inventory.has_eID, op:eq, value:true}]} | {} "
            + "| document_inventory.has_id_card",
        "{predicates:[{field:user.document_inventory.has_eID, op:eq, value:true}]} "
            + "| {document_inventory:{has_id_card:not-sure}} | ''",
        "{predicates:[{field:user.years_legal_residence, op:gte, value:5}]} | {} "
            + "| residency_history",
        "{regions:[flanders], predicates:[{field:user.civic_status, op:eq, value:married}]} "
            + "| {region:Brussels-Capital} | ''"
      })
  void whatAProfileDoesNotSayIsToldApartFromWhatItSays(
      String audience, String profile, String place) {
    assertThat(audience(audience).undecided(profile(profile)).stream().map(Axis::place))
        .containsExactlyElementsOf(place.isEmpty() ? List.of() : List.of(place));
  }

  @Test
  void everyPartMustBeMet() {
    assertThat(
            audience(IRISBOX).admits(profile("{region:Brussels-Capital, commune_nis5:\"21013\"}")))
        .isTrue();
    assertThat(audience(IRISBOX).admits(profile("{region:Flanders, commune_nis5:\"21013\"}")))
        .isFalse();
    assertThat(
            audience(IRISBOX).admits(profile("{region:Brussels-Capital, commune_nis5:\"44021\"}")))
        .isFalse();
  }

  @ParameterizedTest
  @ValueSource(strings = {"{}", "{region:Flanders}", "[]", "7", "null", "{region:[[]]}"})
  void anEmptyAudienceAdmitsEverybody(String profile) {
    assertThat(audience("{}").admits(profile(profile))).isTrue();
    assertThat(audience("{regions:[],communes:[],predicates:[]}").admits(profile(profile)))
        .isTrue();
  }

  @Test
  void itSaysWhatKeepsSomebodyOut() {
    Audience audience =
        audience(
            "{regions:[brussels,flanders], communes:[\"21013\",all-flemish-communes], predicates:["
                + "{field:user.civic_status, op:in, value:[married,widowed]},"
                + "{field:user.document_inventory.has_eID, op:eq, value:true}]}");
    assertThat(
            audience.explain(
                profile(
                    "{region:Wallonia, civic_status:single,"
                        + " document_inventory:{has_id_card:yes}}")))
        .extracting(AudienceMismatch::sentence)
        .containsExactly(
            "only for brussels, flanders",
            "only for 21013, all-flemish-communes",
            "needs user.civic_status in [married, widowed]");
  }

  @Test
  void theExplanationKeepsThePersonsValuesToItself() {
    assertThat(audience(IRISBOX).explain(profile("{region:Flanders, commune_nis5:\"44021\"}")))
        .hasSize(3)
        .allSatisfy(
            mismatch -> assertThat(mismatch.sentence()).doesNotContain("Flanders", "44021"));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "[]                                     | /a                    | type",
        "{regions:brussels}                     | /a/regions            | type",
        "{regions:null}                         | /a/regions            | type",
        "{regions:[brussels,mars]}              | /a/regions/1          | enum",
        "{regions:[7]}                          | /a/regions/0          | enum",
        "{communes:[ixelles]}                   | /a/communes/0         | enum",
        "{communes:[21013]}                     | /a/communes/0         | enum",
        "{predicates:{}}                        | /a/predicates         | type",
        "{predicates:[{field:user.region, op:eq, value:mars}]} | /a/predicates/0/value | enum",
        "{any_of:[]}                            | /a                    | additionalProperties"
      })
  void aMalformedAudienceIsRefusedAtItsPlace(String text, String pointer, String keyword) {
    Rejection rejection = refusal(Audience.parse(json(text), "/a"));
    assertThat(rejection.category()).isEqualTo(ErrorCategory.SCHEMA_FAIL);
    assertThat(rejection.pointer()).contains(pointer);
    assertThat(rejection.keyword()).contains(keyword);
  }

  @Test
  void whereSomethingElseWouldDoTheRefusalListsIt() {
    assertThat(refusal(Audience.parse(json("{regions:[mars]}"), "/a")).allowed())
        .isEqualTo(Region.allNames());
    String predicate = "{predicates:[{field:%s, op:%s, value:%s}]}";
    assertThat(allowed(predicate.formatted("user.region", "eq", "mars")))
        .isEqualTo(Region.allNames());
    assertThat(allowed(predicate.formatted("user.region", "gte", "brussels")))
        .containsExactly("eq", "in", "exists");
    assertThat(allowed(predicate.formatted("user.civic_status", "eq", "zombie")))
        .contains("married", "widowed");
    assertThat(allowed(predicate.formatted("user.shoe_size", "eq", "43")))
        .contains("user.region", "user.civic_status");
  }

  private static List<String> allowed(String audience) {
    return refusal(Audience.parse(json(audience), "/a")).allowed();
  }

  private static <T> Rejection refusal(Outcome<T> outcome) {
    return switch (outcome) {
      case Outcome.Ok<T> _ -> throw new AssertionError("read");
      case Outcome.Refused<T>(Rejection rejection) -> rejection;
    };
  }
}
