package be.becivic.protocol.identity;

import static org.assertj.core.api.Assertions.assertThat;

import be.becivic.protocol.error.ErrorCategory;
import be.becivic.protocol.error.Rejection;
import be.becivic.protocol.schema.Fixtures;
import be.becivic.protocol.schema.SchemaName;
import be.becivic.protocol.schema.Schemas;
import java.util.HashSet;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

class IdentityBanTest {
  private static final JsonMapper MAPPER = new JsonMapper();
  private static final Schemas SCHEMAS = Schemas.load();
  private static final IdentityBan BAN = new IdentityBan(SCHEMAS.vocabulary());

  @Test
  void theNineNamesOfTheSchemasAreBanned() {
    assertThat(BannedNames.NAMES)
        .contains(
            "submitter_name",
            "submitter_email",
            "session_correlation_id",
            "device_id",
            "user_id",
            "user_email",
            "user_name",
            "ip_address",
            "github_login");
  }

  @Test
  void everyPublishedNameIsRefusedAtTheTopAndDeepInside() {
    assertThat(Stream.concat(BannedNames.NAMES.stream(), BannedNames.WORDS.stream()))
        .allSatisfy(
            name -> {
              assertThat(check("{'%s': 1}".formatted(name))).contains(at(""));
              assertThat(check("{'content': {'rules': [{'%s': 1}]}}".formatted(name)))
                  .contains(at("/content/rules/0"));
            });
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "submitterName",
        "SUBMITTER-NAME",
        "Submitter Name",
        "submitter.name",
        "__submitter__name__",
        "sub\u200Bmitter_na\u00ADme",
        "\uFF53\uFF55\uFF42\uFF4D\uFF49\uFF54\uFF54\uFF45\uFF52_name",
        "submitter_n\u00E4me",
        "devi\u0441e_id",
        "DEVICEID",
        "geboortedatum",
        "naam",
        "nom",
        "telefoonnummer",
        "phone_no",
        "rrn",
        "passport_nr",
        "sender_email",
        "spouseName",
        "user_uuid",
        "contact-phone",
        "\u0435mail",
        "t\u00E9l\u00E9phone",
        "mijn_voornaam",
        "\uD835\uDC2Cubmitter_name"
      })
  void aBannedNameIsKnownInAnySpelling(String name) {
    assertThat(BAN.check(MAPPER.createObjectNode().put(name, "x"))).contains(at(""));
  }

  @Test
  void nameAloneIsBannedAtTheTopOnly() {
    assertThat(check("{'Name': 'x'}")).contains(at(""));
    assertThat(check("{'inputs': [{'name': 'origin_country'}]}")).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "user_confirms_required",
        "user_responsibility",
        "user_context_needed",
        "authority_id",
        "contact_point",
        "postal_codes",
        "has_NN",
        "submitting_agent",
        "field_name",
        "document_type",
        "card_kind",
        "user_action",
        "nominal_fee",
        "mailing"
      })
  void aLongerNameThatContainsABannedOneIsNotBanned(String name) {
    assertThat(BAN.check(MAPPER.createObjectNode().put(name, "x"))).isEmpty();
  }

  @Test
  void noNameOurSchemasUseIsBanned() {
    var used = new HashSet<String>();
    for (SchemaName name : SchemaName.values()) {
      collectUsedNames(MAPPER.readTree(SCHEMAS.source(name)), used);
    }

    assertThat(used)
        .contains("name", "target_id")
        .noneMatch(name -> BannedNames.cover(name, false));
  }

  /** Rows of the catalogue have a name of their own, and nobody submits them. */
  @Test
  void validInstancesPass() {
    Set<SchemaName> rows = Set.of(SchemaName.VOLATILE_VALUE, SchemaName.REFERENCE);
    assertThat(Fixtures.valid())
        .filteredOn(fixture -> !rows.contains(fixture.schema()))
        .allSatisfy(fixture -> assertThat(BAN.check(fixture.instance())).isEmpty());
  }

  @Test
  void theFirstInDocumentOrderIsReported() {
    assertThat(check("{'context': {'region': [], 'email': 1}, 'email': 1}"))
        .contains(at("/context"));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "{'Jan Peeters': {'email': 1}} | ''",
        "{'content': {'x/~y': {'email': 1}}} | /content"
      })
  void thePlaceNeverRepeatsANameOnlyTheSubmitterKnows(String json, String pointer) {
    assertThat(check(json)).contains(at(pointer));
  }

  @Test
  void anEnvelopeIsCheckedWithoutItsItems() {
    String json = "{'items': [{'email': 1}], 'mode': 'stage'%s}";

    assertThat(BAN.checkEnvelope(parse(json.formatted("")))).isEmpty();
    assertThat(BAN.checkEnvelope(parse(json.formatted(", 'device_id': 1")))).contains(at(""));
  }

  @ParameterizedTest
  @ValueSource(strings = {"7", "null", "'email'", "[]", "[[['email']]]"})
  void whatHasNoMembersPasses(String json) {
    assertThat(check(json)).isEmpty();
    assertThat(BAN.checkEnvelope(parse(json))).isEmpty();
  }

  @Test
  void depthDoesNotMatter() {
    JsonNode node = MAPPER.createObjectNode().put("email", 1);
    for (int depth = 0; depth < 100_000; depth++) {
      node = MAPPER.createArrayNode().add(node);
    }

    assertThat(BAN.check(node)).isPresent();
  }

  private static void collectUsedNames(JsonNode schema, Set<String> names) {
    schema
        .path("properties")
        .properties()
        .forEach(
            property -> {
              if (!property.getValue().isBoolean()) {
                names.add(property.getKey());
              }
            });
    schema.forEach(child -> collectUsedNames(child, names));
  }

  private static Optional<Rejection> check(String json) {
    return BAN.check(parse(json));
  }

  private static JsonNode parse(String json) {
    return MAPPER.readTree(json.replace('\'', '"'));
  }

  private static Rejection at(String pointer) {
    return Rejection.at(ErrorCategory.IDENTITY_FIELD_PRESENT, pointer);
  }
}
