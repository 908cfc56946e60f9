package be.becivic.upkeep;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import be.becivic.changes.check.StoredCatalogue;
import be.becivic.corpus.check.CorpusCheck;
import be.becivic.corpus.git.CorpusRepository;
import be.becivic.corpus.git.LiveCorpus;
import be.becivic.corpus.index.SkillsIndex;
import be.becivic.corpus.text.SourceFile;
import be.becivic.protocol.change.FileChanges;
import be.becivic.protocol.id.CommitId;
import be.becivic.protocol.id.Uid;
import be.becivic.protocol.lifecycle.Status;
import be.becivic.protocol.schema.Schemas;
import be.becivic.records.Location;
import be.becivic.records.Records;
import be.becivic.records.catalogue.NewRevision;
import be.becivic.records.catalogue.RevisionOrigin;
import be.becivic.records.engine.RecordsEngine;
import be.becivic.records.review.ReviewKind;
import be.becivic.snapshot.Restoration;
import be.becivic.snapshot.Snapshot;
import be.becivic.upkeep.index.Indexes;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Optional;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
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
  void aRetractedRowIsNotInTheNextSnapshot() {
    premises.concern("The counter closes at noon.", Premises.START);
    premises.snapshot();
    premises.records.write(tables -> tables.concerns().delete(new Uid(Uid.Kind.CONCERN, 1)));
    premises.snapshot();
    assertThat(premises.main().has(CONCERNS)).isFalse();
  }

  @Test
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
