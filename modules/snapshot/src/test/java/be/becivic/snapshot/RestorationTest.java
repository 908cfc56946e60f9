package be.becivic.snapshot;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import be.becivic.fixtures.Shipped;
import be.becivic.protocol.id.Uid;
import be.becivic.protocol.lifecycle.Status;
import be.becivic.records.Location;
import be.becivic.records.Records;
import be.becivic.records.RecordsUnavailable;
import be.becivic.records.Tables;
import be.becivic.records.catalogue.CatalogueValue;
import be.becivic.records.catalogue.CatalogueValueType;
import be.becivic.records.catalogue.NewRevision;
import be.becivic.records.catalogue.Revision;
import be.becivic.records.catalogue.RevisionOrigin;
import be.becivic.records.engine.RecordsEngine;
import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import javax.sql.DataSource;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class RestorationTest {
  private static final Uid FIRST_VALUE = new Uid(Uid.Kind.VOLATILE_VALUE, 1);

  @TempDir Path folder;
  private Records records;

  @BeforeEach
  void open() {
    records = RecordsEngine.open(new Location.Embedded(folder.resolve("test.db")));
  }

  @AfterEach
  void close() {
    records.close();
  }

  @Test
  void everyRowOfTheShippedSnapshotIsTakenOver() {
    assertThat(Restoration.fillIfEmpty(records, Shipped.CORPUS)).isTrue();
    List<?> values = records.read(tables -> tables.catalogue().volatileValues().listCurrent());
    List<?> references = records.read(tables -> tables.catalogue().references().listCurrent());
    assertThat(values).hasSize(current("data-snapshot/volatile-values.jsonl"));
    assertThat(references).hasSize(current("data-snapshot/references.jsonl"));
  }

  @Test
  void whoWaitedTooLongForAnotherServerLooksAgain() {
    Records waiting = new GivenUp(records, () -> Restoration.fillIfEmpty(records, Shipped.CORPUS));
    assertThat(Restoration.fillIfEmpty(waiting, Shipped.CORPUS)).isFalse();
    assertThat(records.read(Restoration::isEmpty)).isFalse();
  }

  @Test
  void whatCanNeverBeWrittenEndsTheWaiting() {
    Records broken = new GivenUp(records, () -> {});
    assertThatExceptionOfType(RecordsUnavailable.class)
        .isThrownBy(() -> Restoration.fillIfEmpty(broken, Shipped.CORPUS));
  }

  /** A connection on which no write is ever answered, while something else goes on. */
  private record GivenUp(Records records, Runnable meanwhile) implements Records {
    @Override
    public <T> T read(Function<Tables, T> work) {
      return records.read(work);
    }

    @Override
    public <T> T write(Function<Tables, T> work) {
      meanwhile.run();
      throw new RecordsUnavailable("the database could not be used");
    }

    @Override
    public DataSource schedulerDataSource() {
      return records.schedulerDataSource();
    }

    @Override
    public void close() {
      records.close();
    }
  }

  @Test
  void newNumbersContinueAfterTheSeededOnes() {
    Restoration.fillIfEmpty(records, Shipped.CORPUS);
    List<Revision<CatalogueValue>> seeded =
        records.read(tables -> tables.catalogue().volatileValues().listCurrent());
    Revision<CatalogueValue> next =
        records.write(
            tables -> tables.catalogue().volatileValues().insert("a-new-value", value(7)));
    assertThat(next.uid().number()).isGreaterThan(seeded.getLast().uid().number());
  }

  @Test
  void filledCataloguesStayAsTheyAre() {
    Restoration.fillIfEmpty(records, Shipped.CORPUS);
    Revision<CatalogueValue> revised =
        records.write(tables -> tables.catalogue().volatileValues().revise(FIRST_VALUE, value(1)));
    assertThat(Restoration.fillIfEmpty(records, Shipped.CORPUS)).isFalse();
    Revision<CatalogueValue> current =
        records
            .read(tables -> tables.catalogue().volatileValues().findCurrent(FIRST_VALUE))
            .orElseThrow();
    assertThat(current.revision()).isEqualTo(revised.revision());
  }

  private static NewRevision<CatalogueValue> value(int amount) {
    return NewRevision.ours(
        Optional.of(CatalogueValue.of(CatalogueValueType.INTEGER, "" + amount)),
        Status.STABLE,
        RevisionOrigin.SEED,
        Instant.parse("2026-11-15T12:00:00Z"));
  }

  private static int current(String file) {
    return (int)
        Shipped.text(file).lines().filter(row -> row.contains("\"superseded_at\":null")).count();
  }
}
