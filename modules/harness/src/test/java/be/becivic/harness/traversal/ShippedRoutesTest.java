package be.becivic.harness.traversal;

import static org.assertj.core.api.Assertions.assertThat;

import be.becivic.protocol.predicate.Profile;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.YearMonth;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;

/** Whoever a shipped route is for finds a source of it, and nobody is sent to another's office. */
class ShippedRoutesTest {
  private static final JsonMapper MAPPER = new JsonMapper();
  private static final JsonNode PATHS = read();
  private static final List<String> REGIONS =
      List.of("Brussels-Capital", "Flanders", "Wallonia", "German-speaking-community");

  /** The Flemish childcare certificate, which no other region knows. */
  private static final String FLEMISH_ONLY = "childcare-income-certificate";

  static Stream<String> everyRoute() {
    return PATHS.propertyNames().stream().filter(id -> !id.equals(FLEMISH_ONLY));
  }

  @ParameterizedTest
  @MethodSource("everyRoute")
  void everyRegionHasASourceWithAndWithoutACard(String path) {
    for (String region : REGIONS) {
      assertThat(admitted(path, profile(region, true))).as(region).isNotEmpty();
      assertThat(admitted(path, profile(region, false))).as(region).isNotEmpty();
    }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "visa-d-application-abroad",
        "student-means-proof",
        "single-permit-application",
        "professional-card-rules",
        "legalisation-country-check",
        "sworn-translator-search",
        "diploma-equivalence-application",
        "legal-aid-lawyer"
      })
  void whatPeopleDoBeforeTheyComeIsOpenToThem(String path) {
    assertThat(admitted(path, profile("not-in-belgium-yet", false))).isNotEmpty();
  }

  @ParameterizedTest
  @CsvSource({
    "child-benefit-request, ostbelgien-family-portal",
    "job-seeker-registration, adg-registration",
    "school-enrolment-desk, ostbelgien-schools",
    "childcare-search, zkb-places",
    "diploma-equivalence-application, ministry-eupen-diploma"
  })
  void theNineGermanSpeakingCommunesHaveTheirOwnOfficesFirst(String path, String source) {
    SourceEntry first =
        admitted(path, profile("German-speaking-community", true)).stream()
            .max(Comparator.comparingInt(SourceEntry::priority))
            .orElseThrow();

    assertThat(first.id()).hasToString(source);
  }

  private static List<SourceEntry> admitted(String path, Profile profile) {
    return PATHS
        .path(path)
        .path("sources")
        .valueStream()
        .flatMap(source -> SourceEntry.parse(source).stream())
        .filter(source -> source.admits(profile))
        .toList();
  }

  private static Profile profile(String region, boolean card) {
    ObjectNode json = MAPPER.createObjectNode().put("region", region);
    json.putObject("document_inventory").put("has_id_card", card ? "yes" : "no");
    return Profile.of(json, YearMonth.of(2026, 11));
  }

  private static JsonNode read() {
    try {
      return MAPPER
          .readTree(Files.readString(Path.of("../../corpus/paths/index.json")))
          .path("paths");
    } catch (IOException broken) {
      throw new ExceptionInInitializerError(broken);
    }
  }
}
