package be.becivic.upkeep;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import be.becivic.changes.check.StoredCatalogue;
import be.becivic.corpus.check.CorpusCheck;
import be.becivic.corpus.git.CorpusRepository;
import be.becivic.corpus.git.LiveCorpus;
import be.becivic.corpus.index.SkillsIndex;
import be.becivic.corpus.text.SourceFile;
import be.becivic.library.activity.Indexes;
import be.becivic.protocol.change.FileChanges;
import be.becivic.protocol.feedback.FeedbackType;
import be.becivic.protocol.feedback.Target;
import be.becivic.protocol.feedback.TargetType;
import be.becivic.protocol.id.CommitId;
import be.becivic.protocol.id.SubmissionId;
import be.becivic.protocol.id.Uid;
import be.becivic.protocol.json.StrictJson;
import be.becivic.protocol.lifecycle.Status;
import be.becivic.protocol.schema.Schemas;
import be.becivic.protocol.submission.Submission;
import be.becivic.records.Location;
import be.becivic.records.Records;
import be.becivic.records.catalogue.NewRevision;
import be.becivic.records.catalogue.RevisionOrigin;
import be.becivic.records.change.ChangeRecord;
import be.becivic.records.decision.ChainHead;
import be.becivic.records.decision.DecisionRecord;
import be.becivic.records.engine.RecordsEngine;
import be.becivic.records.review.ReviewKind;
import be.becivic.snapshot.PublishedChain;
import be.becivic.snapshot.Restoration;
import be.becivic.snapshot.Snapshot;
import java.nio.file.Path;
import java.sql.DriverManager;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

class ChoresTest {
  private static final String CONCERNS = "data-snapshot/concerns.jsonl";

  @TempDir Path folder;
  private Premises premises;

  @BeforeEach
  void open() {
    premises = new Premises(folder);
  }

  @AfterEach
  void close() {
    premises.close();
  }

  @Test
  void theTablesAreCommittedOnlyWhenTheyDiffer() {
    premises.concern("The counter closes at noon.", Premises.START);
    assertThat(premises.snapshot().text()).startsWith("Committed");
    assertThat(premises.text(CONCERNS)).contains("The counter closes at noon.");
    CommitId saved = premises.repository.main();
    assertThat(premises.snapshot()).isEqualTo(ChoreReport.fine("Nothing changed."));
    assertThat(premises.repository.main()).isEqualTo(saved);
  }

  @Test
  void aThousandDecisionsAtAnyTimeAreSaved() {
    Random random = new Random(7);
    premises.records.write(
        tables -> {
          for (int i = 0; i < 1000; i++) {
            tables.decisions().append(decision(random));
          }
          return true;
        });
    assertThat(premises.snapshot()).matches(ChoreReport::isFine);
    assertThat(premises.text("data-snapshot/decisions.jsonl").lines()).hasSize(1000);
  }

  @Test
  void theCommitOfASnapshotNamesTheHeadOfTheChain() {
    Random random = new Random(7);
    premises.records.write(tables -> tables.decisions().append(decision(random)));
    premises.snapshot();
    String title =
        premises
            .repository
            .messages(premises.repository.main())
            .getFirst()
            .lines()
            .findFirst()
            .orElseThrow();
    ChainHead head = premises.records.read(tables -> tables.decisions().head());
    assertThat(PublishedChain.headIn(title)).contains(head);
  }

  @Test
  void whereTheChainIsBrokenTheSavedDecisionsStayAndTheRestIsSaved() throws Exception {
    Random random = new Random(7);
    for (int i = 0; i < 3; i++) {
      premises.records.write(tables -> tables.decisions().append(decision(random)));
    }
    premises.snapshot();
    String saved = premises.text("data-snapshot/decisions.jsonl");
    try (var connection =
            DriverManager.getConnection("jdbc:sqlite:" + folder.resolve("becivic.db"));
        var statement = connection.createStatement()) {
      statement.execute("update decision set inputs = '{}' where seq = 2");
    }
    premises.concern("The counter closes at noon.", Premises.START);
    ChoreReport report = premises.snapshot();
    assertThat(report.reason()).isEqualTo("chain_broken");
    assertThat(report.text()).contains("decision 2");
    assertThat(premises.text("data-snapshot/decisions.jsonl")).isEqualTo(saved);
    assertThat(premises.text(CONCERNS)).contains("closes at noon");
  }

  @Test
  void aPendingProposalIsUnderWayAgainAfterARestore() {
    premises.draft("a-new-skill");
    premises.snapshot();
    try (Records restored = RecordsEngine.open(new Location.Embedded(folder.resolve("new.db")))) {
      Restoration.fillIfEmpty(restored, premises.library.corpus());
      List<ChangeRecord> open = restored.read(tables -> tables.changes().listOpen());
      assertThat(open)
          .singleElement()
          .satisfies(
              change -> {
                SubmissionId id = change.submission().orElseThrow();
                String payload =
                    restored
                        .read(tables -> tables.drafts().findBySubmission(id))
                        .orElseThrow()
                        .payload();
                assertThat(
                        Submission.parseStored(FeedbackType.DRAFT, StrictJson.parseStored(payload))
                            .findTarget())
                    .contains(Target.of(TargetType.SKILL, "a-new-skill"));
              });
    }
  }

  private static DecisionRecord decision(Random random) {
    Instant at = Premises.START.minusNanos(random.nextLong(Duration.ofDays(365).toNanos()));
    Duration age = Duration.ofNanos(random.nextLong(Duration.ofDays(60).toNanos()));
    return new DecisionRecord(
        Target.of(TargetType.SKILL, Premises.SKILL),
        "0.1@" + at,
        "alpha_to_beta",
        Status.ALPHA,
        Status.BETA,
        "{\"cohort_started_at\":\"%s\",\"age\":\"%s\"}".formatted(at.minus(age), age),
        at);
  }

  @Test
  void aTextThatNewerRulesRefuseIsLeftOutAndEverythingElseIsSaved() {
    premises.concern("My number is 85.07.30-033.28.", Premises.START);
    premises.concern("The counter closes at noon.", Premises.START);
    ChoreReport report = premises.snapshot();
    assertThat(report.reason()).isEqualTo("texts_withheld");
    assertThat(report.text())
        .startsWith("Committed as ")
        .contains("con-00001")
        .doesNotContain("85.07", "033.28");
    assertThat(premises.text(CONCERNS))
        .contains("con-00001", "The counter closes at noon.")
        .doesNotContain("85.07", "033.28");
  }

  @Test
  void aRetractedRowIsNotInTheNextSnapshot() {
    premises.concern("The counter closes at noon.", Premises.START);
    premises.snapshot();
    premises.records.write(tables -> tables.concerns().delete(new Uid(Uid.Kind.CONCERN, 1)));
    premises.snapshot();
    assertThat(premises.main().has(CONCERNS)).isFalse();
  }

  @Test
  @Tag("long")
  void rowsWithoutContentAreSavedAndMainStaysClean() {
    premises.records.write(
        tables -> {
          var values = tables.catalogue().volatileValues();
          values.revise(
              new Uid(Uid.Kind.VOLATILE_VALUE, 1), NewRevision.quarantine(Premises.START));
          return values.insert(
              "a-value-to-come",
              NewRevision.ours(
                  Optional.empty(), Status.ALPHA, RevisionOrigin.SEED, Premises.START));
        });
    assertThat(premises.snapshot().isFine()).isTrue();
    assertThat(
            new CorpusCheck(Schemas.load())
                .run(premises.main(), StoredCatalogue.read(premises.records))
                .errors())
        .isZero();
  }

  @Test
  void aCopyOfTheRepositoryBringsTheTablesBack() {
    premises.concern("The counter closes at noon.", Premises.START);
    premises.confirm(Premises.START);
    premises.snapshot();
    try (Records restored = RecordsEngine.open(new Location.Embedded(folder.resolve("new.db")));
        CorpusRepository copy =
            CorpusRepository.copy(
                folder.resolve("new.git"),
                folder.resolve("corpus.git").toString(),
                Optional.empty())) {
      Restoration.fillIfEmpty(restored, new LiveCorpus(copy).current());
      assertThat(copy.main()).isEqualTo(premises.repository.main());
      FileChanges again = restored.read(Snapshot::of);
      assertThat(again)
          .allSatisfy(
              change ->
                  assertThat(change.content().map(bytes -> new String(bytes, UTF_8)))
                      .as(change.path())
                      .isEqualTo(premises.main().findFile(change.path()).map(SourceFile::text)));
    }
  }

  @Test
  void indexesCountWhatIsSaidAndVoted() {
    premises.confirm(Premises.START.plusSeconds(60));
    premises.concern("The counter closes at noon.", Premises.START.minus(Duration.ofDays(40)));
    premises.concern("It is closed on Fridays.", Premises.START);
    assertThat(premises.indexes().text()).startsWith("Committed");
    JsonNode skill = entry(SkillsIndex.FILE, "skills", Premises.SKILL);
    assertThat(skill.at("/validation/confirms").intValue()).isEqualTo(1);
    assertThat(skill.at("/activity/total_concerns").intValue()).isEqualTo(2);
    assertThat(skill.at("/activity/concerns_30d").intValue()).isEqualTo(1);
    assertThat(skill.at("/activity/last_used").stringValue()).isEqualTo("2026-11-16");
    assertThat(skill.get("commit").stringValue()).hasSize(7);
    JsonNode global = json(Indexes.DASHBOARD_FILE);
    assertThat(global.at("/concerns/last_30d").intValue()).isEqualTo(1);
    assertThat(global.at("/most_active_skills/0/id").stringValue()).isEqualTo(Premises.SKILL);
    assertThat(global.get("generated_at").stringValue()).isEqualTo("2026-11-16T12:01:00Z");
    assertThat(premises.text(Indexes.DASHBOARD_PAGE)).contains("| concerns | 2 |");
    assertThat(json(Indexes.PATHS_FILE).get("paths")).isNotEmpty();
  }

  @Test
  @Tag("long")
  void indexesThatSayTheSameAreNotCommittedAgain() {
    premises.indexes();
    CommitId saved = premises.repository.main();
    assertThat(premises.indexes()).isEqualTo(ChoreReport.fine("Nothing changed."));
    premises.snapshot();
    assertThat(premises.indexes()).isEqualTo(ChoreReport.fine("Nothing changed."));
    assertThat(premises.repository.main()).isNotEqualTo(saved);
  }

  @Test
  void theAuditOfCategoriesCallsForAPersonOnce() {
    Chore chore = CategoryChore.of(premises.library, premises.clock());
    String first = premises.run(chore).text();
    premises.run(chore);
    long open =
        premises.records.read(
            tables ->
                tables.review().listOpen().stream()
                    .filter(item -> item.kind() == ReviewKind.CATEGORIES)
                    .count());
    assertThat(open).isEqualTo(first.startsWith("Nothing") ? 0 : 1);
  }

  private JsonNode entry(String file, String list, String id) {
    return json(file)
        .get(list)
        .valueStream()
        .filter(entry -> entry.get("id").stringValue().equals(id))
        .findFirst()
        .orElseThrow();
  }

  private JsonNode json(String file) {
    return new JsonMapper().readTree(premises.text(file));
  }
}
