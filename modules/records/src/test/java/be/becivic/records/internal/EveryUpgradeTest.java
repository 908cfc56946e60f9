package be.becivic.records.internal;

import static org.assertj.core.api.Assertions.assertThat;

import be.becivic.protocol.feedback.TargetType;
import be.becivic.records.Engine;
import be.becivic.records.Location;
import be.becivic.records.PostgresServer;
import be.becivic.records.Records;
import be.becivic.records.Samples;
import be.becivic.records.Tables;
import be.becivic.records.catalogue.Revision;
import be.becivic.records.content.Concern;
import be.becivic.records.content.ProposalState;
import be.becivic.records.decision.ChainCheck;
import be.becivic.records.engine.RecordsEngine;
import be.becivic.records.internal.jooq.DefaultSchema;
import be.becivic.records.submission.SessionReceipt;
import be.becivic.records.value.Hash;
import be.becivic.records.vote.Validation;
import java.io.IOException;
import java.nio.file.Path;
import java.sql.SQLException;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.jooq.SQLDialect;
import org.jooq.conf.RenderQuotedNames;
import org.jooq.conf.Settings;
import org.jooq.impl.DSL;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** Whichever step a database stopped at, today's program finds all of its rows and reads them. */
@Tag("long")
final class EveryUpgradeTest {
  private static final Hash SESSION = Hash.parse("aADY5wRqCbk7Wq6v4M9jyUrzOcRATEXhFO6U57FjtSY");
  private static final int SESSIONS_STEP = 7;
  private static final int LIFECYCLE_STEP = 4;
  private static final int SIGNALS_STEP = 2;

  /** What the seventh step moves from receipts to the rows they are about. */
  private static final Set<String> MOVED = Set.of("staged", "applied");

  @TempDir private Path folder;

  static Stream<Arguments> stops() {
    return Arrays.stream(Engine.values())
        .flatMap(
            engine ->
                IntStream.rangeClosed(1, Schema.MIGRATIONS.size())
                    .mapToObj(step -> Arguments.of(engine, step)));
  }

  @ParameterizedTest(name = "{0}, step {1}")
  @MethodSource("stops")
  void everyRowIsStillThereAndReadable(Engine engine, int step) throws SQLException, IOException {
    var database = new OldDatabase(engine, emptyPlace(engine, step));
    database.make(step);
    Map<String, List<Map<String, String>>> before = database.rows();
    assertThat(before).allSatisfy((_, rows) -> assertThat(rows).isNotEmpty());

    try (Records records = RecordsEngine.open(database.location())) {
      assertThat(Schema.isCurrent(records.schedulerDataSource())).isTrue();
      Map<String, List<Map<String, String>>> after = database.rows();
      assertStillThere(expected(before, step), after);
      assertReadable(database, after);
      records.read(
          t -> {
            assertUnderstood(t, before, step);
            return true;
          });
    }
  }

  private Location emptyPlace(Engine engine, int step) {
    return engine == Engine.EMBEDDED
        ? engine.location(folder)
        : PostgresServer.createSchema("step" + step);
  }

  private static Map<String, List<Map<String, String>>> expected(
      Map<String, List<Map<String, String>>> before, int step) {
    var expected = new HashMap<>(before);
    if (step < SESSIONS_STEP) {
      expected.computeIfPresent(
          "session_receipt",
          (_, rows) -> rows.stream().filter(row -> !MOVED.contains(row.get("state"))).toList());
    }
    return expected;
  }

  /** Columns that came later may say anything; those there were say what they said. */
  private static void assertStillThere(
      Map<String, List<Map<String, String>>> before, Map<String, List<Map<String, String>>> after) {
    before.forEach(
        (table, rows) -> {
          Set<String> columns = rows.getFirst().keySet();
          assertThat(after.get(table))
              .as(table)
              .map(row -> only(row, columns))
              .containsExactlyInAnyOrderElementsOf(rows);
        });
  }

  private static Map<String, String> only(Map<String, String> row, Set<String> columns) {
    var rest = new HashMap<>(row);
    rest.keySet().retainAll(columns);
    return rest;
  }

  /** Every column becomes the value that it stands for. */
  private static void assertReadable(
      OldDatabase database, Map<String, List<Map<String, String>>> rows) throws SQLException {
    var settings =
        new Settings()
            .withRenderSchema(false)
            .withRenderQuotedNames(RenderQuotedNames.EXPLICIT_DEFAULT_UNQUOTED);
    var dialect = database.engine() == Engine.EMBEDDED ? SQLDialect.SQLITE : SQLDialect.POSTGRES;
    try (var connection = database.connect()) {
      var dsl = DSL.using(connection, dialect, settings);
      DefaultSchema.DEFAULT_SCHEMA
          .getTables()
          .forEach(
              table ->
                  assertThat(dsl.selectFrom(table).fetch())
                      .as(table.getName())
                      .hasSameSizeAs(rows.get(table.getName())));
    }
  }

  private static void assertUnderstood(
      Tables t, Map<String, List<Map<String, String>>> before, int step) {
    assertThat(t.staging().listDue(Instant.parse("2027-01-01T00:00:00Z"), 10)).hasSize(3);
    assertThat(t.sessions().list(SESSION, Instant.EPOCH))
        .extracting(SessionReceipt::id)
        .hasSize(step < SIGNALS_STEP ? 10 : 11)
        .doesNotHaveDuplicates();
    assertThat(t.decisions().verifyChain())
        .isEqualTo(new ChainCheck.Intact(step < LIFECYCLE_STEP ? 0 : 2));
    assertThat(t.review().listOpen()).hasSize(step < LIFECYCLE_STEP ? 0 : 2);
    if (step < SIGNALS_STEP) {
      return;
    }
    var votes = new ArrayList<Validation>();
    t.validations().forEach(votes::add);
    assertThat(votes).hasSameSizeAs(before.get("validation"));
    assertThat(t.tallies().list(TargetType.SKILL))
        .singleElement()
        .satisfies(
            tally ->
                assertThat(t.tallies().recount(tally.target(), tally.cohort()))
                    .isEqualTo(Optional.of(tally)));
    assertThat(t.amendments().list(ProposalState.PENDING)).hasSize(1);
    assertThat(t.drafts().list(ProposalState.PENDING)).hasSize(1);
    assertThat(t.concerns().list(List.of(Samples.SKILL))).extracting(Concern::payload).hasSize(1);
    assertThat(t.catalogue().volatileValues().listCurrent())
        .extracting(Revision::name)
        .hasSize(step == SIGNALS_STEP ? 0 : 2);
  }
}
