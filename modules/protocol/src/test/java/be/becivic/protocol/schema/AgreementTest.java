package be.becivic.protocol.schema;

import static org.assertj.core.api.Assertions.assertThat;

import be.becivic.protocol.feedback.Capability;
import be.becivic.protocol.feedback.FeedbackType;
import be.becivic.protocol.feedback.TargetType;
import be.becivic.protocol.id.PathSourceId;
import be.becivic.protocol.id.SessionId;
import be.becivic.protocol.id.SkillId;
import be.becivic.protocol.id.SubmissionId;
import be.becivic.protocol.id.Uid;
import be.becivic.protocol.region.Region;
import java.time.LocalDate;
import java.time.OffsetDateTime;
import java.time.format.DateTimeParseException;
import java.util.List;
import java.util.Random;
import java.util.function.Predicate;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;

/** What the schemas accept is what the types can hold, and the other way round. */
class AgreementTest {
  private static final Schemas SCHEMAS = Schemas.load();
  private static final String UUID = "01890a5d-ac96-774b-bcce-b302099a8001";

  @ParameterizedTest
  @EnumSource
  void everySubmissionSchemaHasTheVersionAndIdOfItsType(FeedbackType type) {
    JsonNode properties = submission(type).get("properties");

    assertThat(properties.at("/schema_version/const").asInt()).isEqualTo(type.schemaVersion());
    assertThat(names(submission(type).get("required"))).contains(type.idField());
  }

  @ParameterizedTest
  @EnumSource
  void everySubmissionSchemaNamesTheTargetsOfItsType(FeedbackType type) {
    assertThat(names(submission(type).at("/properties/target_type/enum")))
        .containsExactlyInAnyOrderElementsOf(
            Stream.of(TargetType.values())
                .filter(target -> target.isPermittedOn(type))
                .map(TargetType::wireName)
                .toList());
  }

  @Test
  void theCapabilitiesAreThoseOfTheProtocol() {
    assertThat(names(file(SchemaName.COMMON).at("/$defs/capability/enum")))
        .containsExactlyInAnyOrderElementsOf(
            Stream.of(Capability.values()).map(Capability::wireName).toList());
  }

  @Test
  void everyNameOfARegionIsTaken() {
    assertThat(names(file(SchemaName.COMMON).at("/$defs/region/enum")))
        .containsExactlyInAnyOrderElementsOf(Region.allNames());
  }

  @Test
  void skillIdsAgree() {
    agree("id", Fixtures.valid(SchemaName.SKILL, "alpha"), neighbours("ab", "ab0-"), isSkillId());
  }

  @ParameterizedTest
  @MethodSource("extremeIds")
  void skillIdsAgreeAtTheLimits(String id) {
    agree("id", Fixtures.valid(SchemaName.SKILL, "alpha"), List.of(id, "ab"), isSkillId());
  }

  static List<String> extremeIds() {
    return List.of("a".repeat(120), "a".repeat(121), "a-".repeat(60) + "a", "a", "1", "\u0430b");
  }

  @Test
  void pathSourceIdsAgree() {
    agree(
        "target_id",
        Fixtures.valid(SchemaName.VALIDATION, "path-source"),
        neighbours("aa:bb", "ab-:"),
        text -> PathSourceId.parse(text).isPresent());
  }

  @Test
  void uidsAgree() {
    agree(
        "target_id",
        Fixtures.valid(SchemaName.VALIDATION, "observation"),
        neighbours("con-00123", "0123con-"),
        text -> Uid.parse(Uid.Kind.CONCERN, text).isPresent());
  }

  @Test
  void submissionIdsAgree() {
    agree(
        "validation_id",
        Fixtures.valid(SchemaName.VALIDATION, "skill"),
        neighbours("val_" + UUID, "0789abf-"),
        text -> SubmissionId.parse(SubmissionId.Kind.VALIDATION, text).isPresent());
  }

  @Test
  void sessionIdsAgree() {
    agree(
        "session_id",
        Fixtures.valid(SchemaName.VALIDATION, "skill-injection"),
        neighbours("ses_" + UUID, "0789abf-"),
        text -> SessionId.parse(text).isPresent());
  }

  @Test
  void everyAcceptedTimeCanBeRead() {
    implies(
        "submitted_at",
        Fixtures.valid(SchemaName.VALIDATION, "skill"),
        neighbours("2024-02-29T23:59:59.5+01:00", "0123569:+-TZ."),
        AgreementTest::isTime);
  }

  @Test
  void everyAcceptedDateCanBeRead() {
    implies(
        "last_verified",
        Fixtures.valid(SchemaName.SKILL, "full"),
        neighbours("2024-02-29", "0123-"),
        AgreementTest::isDate);
  }

  private static void agree(
      String member, Fixtures.Valid base, List<String> texts, Predicate<String> type) {
    assertThat(texts)
        .allSatisfy(
            text -> assertThat(accepts(base, member, text)).as(text).isEqualTo(type.test(text)))
        .anyMatch(type);
  }

  private static void implies(
      String member, Fixtures.Valid base, List<String> texts, Predicate<String> type) {
    List<String> accepted = texts.stream().filter(text -> accepts(base, member, text)).toList();

    assertThat(accepted).hasSizeGreaterThan(10).allMatch(type);
  }

  private static Predicate<String> isSkillId() {
    return text -> SkillId.parse(text).isPresent();
  }

  /** The seed itself and texts a few edits away from it. */
  private static List<String> neighbours(String seed, String alphabet) {
    var random = new Random(7);
    return Stream.concat(
            Stream.of(seed),
            Stream.generate(() -> edited(new StringBuilder(seed), alphabet, random)).limit(2000))
        .toList();
  }

  private static String edited(StringBuilder text, String alphabet, Random random) {
    for (int edits = random.nextInt(1, 4); edits > 0; edits--) {
      char letter = alphabet.charAt(random.nextInt(alphabet.length()));
      int at = random.nextInt(text.length() + 1);
      switch (random.nextInt(3)) {
        case 0 -> text.insert(at, letter);
        case 1 -> text.delete(at, Math.min(at + 1, text.length()));
        default -> text.replace(at, Math.min(at + 1, text.length()), String.valueOf(letter));
      }
    }
    return text.toString();
  }

  private static boolean accepts(Fixtures.Valid base, String member, String value) {
    var instance = (ObjectNode) base.instance().deepCopy();
    instance.put(member, value);
    return SCHEMAS.check(base.schema(), instance).isEmpty();
  }

  private static boolean isTime(String text) {
    try {
      return OffsetDateTime.parse(text) != null;
    } catch (DateTimeParseException _) {
      return false;
    }
  }

  private static boolean isDate(String text) {
    try {
      return LocalDate.parse(text) != null;
    } catch (DateTimeParseException _) {
      return false;
    }
  }

  private static JsonNode submission(FeedbackType type) {
    JsonNode file = file(SchemaName.of(type));
    return type == FeedbackType.ANALYTICS ? file : file.at("/$defs/submission");
  }

  private static JsonNode file(SchemaName name) {
    return new JsonMapper().readTree(SCHEMAS.source(name));
  }

  private static List<String> names(JsonNode array) {
    return array.valueStream().map(JsonNode::asString).toList();
  }
}
