package be.becivic.snapshot;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import be.becivic.corpus.ChangedFiles;
import be.becivic.corpus.Corpus;
import be.becivic.fixtures.Shipped;
import be.becivic.protocol.change.FileChanges;
import be.becivic.protocol.feedback.Target;
import be.becivic.protocol.feedback.TargetType;
import be.becivic.protocol.lifecycle.Status;
import be.becivic.records.Location;
import be.becivic.records.Records;
import be.becivic.records.decision.ChainCheck;
import be.becivic.records.decision.ChainHead;
import be.becivic.records.decision.DecisionRecord;
import be.becivic.records.engine.RecordsEngine;
import java.nio.file.Path;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.time.Instant;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Decisions that somebody edits or deletes behind the system's back. */
class ChainTest {
  private static final String FILE = "data-snapshot/decisions.jsonl";
  private static final Instant NOON = Instant.parse("2026-11-15T12:00:00Z");

  @TempDir Path folder;
  private Records records;
  private Corpus published;

  @BeforeEach
  void fill() {
    records = RecordsEngine.open(new Location.Embedded(folder.resolve("one.db")));
    decide(4);
    published = published();
    decide(3);
  }

  @AfterEach
  void close() {
    records.close();
  }

  @Test
  void whatNobodyTouchedIsIntact() {
    assertThat(fromHead()).isEqualTo(new ChainCheck.Intact(7));
    assertThat(whole()).isEqualTo(new ChainCheck.Intact(7));
    ChainHead head = records.read(tables -> tables.decisions().head());
    assertThat(PublishedChain.headIn(records.read(PublishedChain::title))).contains(head);
  }

  @ParameterizedTest
  @CsvSource({
    "update decision set inputs = '{}' where seq = 2, 2",
    "update decision set to_status = 'stable' where seq = 7, 7",
    "update decision set decided_at = decided_at + 1 where seq = 5, 5",
    "update decision set target_type = 'volatile_value' where seq = 3, 3",
    "update decision set rule = 'alpha_to_stable' where seq = 6, 6",
    "delete from decision where seq = 3, 3",
    "delete from decision where seq = 7, 7",
    "delete from decision where seq >= 5, 5"
  })
  void whatWasEditedOrDeletedIsFound(String sql, long seq) throws Exception {
    tamper(sql);
    assertThat(whole()).isEqualTo(new ChainCheck.Broken(seq));
  }

  @Test
  void aStartFindsWhatCameAfterTheLastSnapshot() throws Exception {
    tamper("update decision set inputs = '{}' where seq = 6");
    assertThat(fromHead()).isEqualTo(new ChainCheck.Broken(6));
  }

  @Test
  void aChainWrittenAnewIsNotTheOneThatWasPublished() throws Exception {
    tamper("delete from decision");
    tamper("delete from uid_sequence where kind = 'decision'");
    records.write(
        tables -> {
          for (int i = 0; i < 7; i++) {
            tables.decisions().append(decision("forged", i));
          }
          return true;
        });
    ChainCheck alone = records.read(tables -> tables.decisions().verifyChain());
    assertThat(alone).isEqualTo(new ChainCheck.Intact(7));
    assertThat(whole()).isEqualTo(new ChainCheck.Broken(4));
    assertThat(fromHead()).isEqualTo(new ChainCheck.Broken(4));
  }

  @Test
  void anEditedSnapshotIsNotRestored() {
    String edited = text().replaceFirst("alpha_to_beta", "beta_to_alpha");
    assertThatThrownBy(() -> restore(edited))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("breaks at line 1");
  }

  @Test
  void aSnapshotThatLacksADecisionIsNotRestored() {
    String shortened = text().substring(text().indexOf('\n') + 1);
    assertThatThrownBy(() -> restore(shortened))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("breaks at line 1");
  }

  private void restore(String decisions) {
    try (Records other = RecordsEngine.open(new Location.Embedded(folder.resolve("new.db")))) {
      Restoration.fillIfEmpty(
          other,
          Corpus.load(
              new ChangedFiles(Shipped.CORPUS.files(), FileChanges.none().write(FILE, decisions))));
    }
  }

  private String text() {
    return published.findFile(FILE).orElseThrow().text();
  }

  private ChainCheck whole() {
    return records.read(tables -> PublishedChain.verifyWhole(tables, published));
  }

  private ChainCheck fromHead() {
    return records.read(tables -> PublishedChain.verifyFromHead(tables, published));
  }

  private Corpus published() {
    FileChanges snapshot = records.read(Snapshot::of);
    return Corpus.load(
        new ChangedFiles(
            Shipped.CORPUS.files(), snapshot.filter(change -> change.path().equals(FILE))));
  }

  private void decide(int count) {
    records.write(
        tables -> {
          for (int i = 0; i < count; i++) {
            tables.decisions().append(decision("alpha_to_beta", i));
          }
          return true;
        });
  }

  private static DecisionRecord decision(String rule, int second) {
    return new DecisionRecord(
        Target.of(TargetType.SKILL, "change-of-address"),
        "r1",
        rule,
        Status.ALPHA,
        Status.BETA,
        "{\"n\":1}",
        NOON.plusSeconds(second));
  }

  private void tamper(String sql) throws SQLException {
    try (var connection = DriverManager.getConnection("jdbc:sqlite:" + folder.resolve("one.db"));
        var statement = connection.createStatement()) {
      statement.execute(sql);
    }
  }
}
