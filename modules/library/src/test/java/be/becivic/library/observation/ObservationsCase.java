package be.becivic.library.observation;

import be.becivic.library.ShippedLibrary;
import be.becivic.protocol.feedback.Target;
import be.becivic.protocol.feedback.TargetType;
import be.becivic.protocol.id.SkillId;
import be.becivic.protocol.id.SubmissionId;
import be.becivic.protocol.id.Uid;
import be.becivic.protocol.lifecycle.Thresholds;
import be.becivic.records.content.Amendment;
import be.becivic.records.content.Concern;
import be.becivic.records.content.ProposalState;
import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import java.util.function.Function;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

/** What people said about a skill and all it cites, as readers see it. */
abstract class ObservationsCase {
  static final SkillId SKILL = new SkillId("change-of-address");
  static final Target ON_SKILL = Target.of(TargetType.SKILL, SKILL.value());
  static final Target ON_VALUE = Target.of(TargetType.VOLATILE_VALUE, "val-00022");
  static final Instant AT = ShippedLibrary.SEEDED.plusSeconds(3600);
  static ShippedLibrary shipped;
  ShippedLibrary library;
  int made;

  @BeforeAll
  static void open(@TempDir Path folder) {
    shipped = ShippedLibrary.in(folder);
  }

  @BeforeEach
  void openDatabase(@TempDir Path folder) {
    library = shipped.withDatabase(folder);
  }

  @AfterEach
  void closeDatabase() {
    library.records.close();
  }

  @AfterAll
  static void close() {
    shipped.close();
  }

  static Uid uid(int number) {
    return new Uid(Uid.Kind.AMENDMENT, number);
  }

  <T> T read(Function<ObservationReader, T> question) {
    return library.read(
        tables -> question.apply(library.library.observations(tables, Thresholds.DEFAULTS)));
  }

  static List<String> bodies(JsonNode group) {
    return group.get("items").valueStream().map(item -> item.get("body").stringValue()).toList();
  }

  void concern(int number, Target target, String content, Instant at) {
    Concern row =
        new Concern(
            new Uid(Uid.Kind.CONCERN, number),
            id(SubmissionId.Kind.CONCERN),
            target,
            Optional.empty(),
            Optional.empty(),
            Optional.empty(),
            "{\"content\": %s}".formatted(content),
            at,
            at);
    library.write(tables -> tables.concerns().insert(row));
  }

  void amendment(int number, ProposalState state) {
    Amendment row =
        new Amendment(
            uid(number),
            id(SubmissionId.Kind.AMENDMENT),
            ON_SKILL,
            Optional.empty(),
            "{\"rationale\": \"because\"}",
            state,
            AT,
            AT,
            Optional.empty());
    library.write(tables -> tables.amendments().insert(row));
  }

  SubmissionId id(SubmissionId.Kind kind) {
    made++;
    return new SubmissionId(kind, new UUID(0x0190a1b2c3d47000L, Long.MIN_VALUE | made));
  }
}
