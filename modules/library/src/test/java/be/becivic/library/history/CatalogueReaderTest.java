package be.becivic.library.history;

import static org.assertj.core.api.Assertions.assertThat;

import be.becivic.protocol.id.Uid;
import be.becivic.protocol.lifecycle.Status;
import be.becivic.protocol.lifecycle.Thresholds;
import be.becivic.records.Location;
import be.becivic.records.Records;
import be.becivic.records.catalogue.CatalogueValue;
import be.becivic.records.catalogue.CatalogueValueType;
import be.becivic.records.catalogue.Citation;
import be.becivic.records.catalogue.LinkState;
import be.becivic.records.catalogue.LinkStatus;
import be.becivic.records.catalogue.NewRevision;
import be.becivic.records.catalogue.RevisionOrigin;
import be.becivic.records.engine.RecordsEngine;
import java.nio.file.Path;
import java.time.Instant;
import java.util.Optional;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

class CatalogueReaderTest {
  private static final Instant NOON = Instant.parse("2026-11-15T12:00:00Z");
  private static final Uid FEE = new Uid(Uid.Kind.VOLATILE_VALUE, 1);

  @TempDir Path folder;
  private Records records;

  @BeforeEach
  void open() {
    records = RecordsEngine.open(new Location.Embedded(folder.resolve("test.db")));
    value("a-fee", "185");
  }

  @AfterEach
  void close() {
    records.close();
  }

  @Test
  void aCorrectionUnderReviewStandsBesideOursAndBringsNothingThatBackedIt() {
    // Nobody knows who sent it, so it needs one voice more than the three of one that is known.
    correct("190");
    ObjectNode row = find();
    assertThat(row.get("value").intValue()).isEqualTo(185);
    assertThat(row.get("status").stringValue()).isEqualTo("stable");
    JsonNode review = row.get("under_review");
    assertThat(review.get("untrusted").booleanValue()).isTrue();
    assertThat(review.get("revision").intValue()).isEqualTo(2);
    assertThat(review.get("revision_of_ours").intValue()).isEqualTo(1);
    assertThat(review.get("confirms").intValue()).isZero();
    assertThat(review.get("needed").intValue()).isEqualTo(4);
    assertThat(review.at("/changes/0/field").stringValue()).isEqualTo("value");
    assertThat(review.at("/changes/0/ours").intValue()).isEqualTo(185);
    assertThat(review.at("/changes/0/changed").intValue()).isEqualTo(190);
  }

  @Test
  void aConfirmedCorrectionIsOursAndTheFormerValueStandsBesideIt() {
    correct("190");
    records.write(
        tables -> tables.catalogue().volatileValues().setStatus(FEE, 2, Status.ALPHA, Status.BETA));
    ObjectNode row = find();
    assertThat(row.get("value").intValue()).isEqualTo(190);
    assertThat(row.at("/former/value").intValue()).isEqualTo(185);
    assertThat(row.has("under_review")).isFalse();
  }

  @Test
  void aStableRowStandsAlone() {
    assertThat(find().has("latest_stable")).isFalse();
    assertThat(find().get("superseded_at").isNull()).isTrue();
  }

  @Test
  void aQuarantinedRowSaysNothing() {
    records.write(
        tables -> tables.catalogue().volatileValues().revise(FEE, NewRevision.quarantine(NOON)));
    assertThat(find().get("status").stringValue()).isEqualTo(Status.QUARANTINED.wireName());
    assertThat(find().has("value")).isFalse();
  }

  @Test
  void theHistoryHasEveryRevisionNewestFirst() {
    correct("190");
    ObjectNode history =
        records
            .read(tables -> CatalogueReader.values(tables, Thresholds.DEFAULTS).findHistory(FEE))
            .orElseThrow();
    assertThat(history.at("/items/0/value").intValue()).isEqualTo(190);
    assertThat(history.at("/items/0/untrusted").booleanValue()).isTrue();
    assertThat(history.at("/items/1").has("untrusted")).isFalse();
    assertThat(history.at("/items/1/value").intValue()).isEqualTo(185);
    assertThat(history.at("/items/1/superseded_at").stringValue()).isEqualTo(NOON.toString());
  }

  @Test
  void pagesFollowEachOtherByNumber() {
    value("b-fee", "1");
    value("c-fee", "2");
    ObjectNode first =
        records.read(
            tables ->
                CatalogueReader.values(tables, Thresholds.DEFAULTS).list(Optional.empty(), 2));
    assertThat(first.get("next").stringValue()).isEqualTo("val-00002");
    Optional<Uid> after = Uid.parse(first.get("next").stringValue());
    ObjectNode last =
        records.read(tables -> CatalogueReader.values(tables, Thresholds.DEFAULTS).list(after, 2));
    assertThat(last.get("items")).hasSize(1);
    assertThat(last.get("next").isNull()).isTrue();
  }

  @Test
  void aReferenceTellsHowItsLinkWasFoundWhileItIsTheSameLink() {
    Uid law = new Uid(Uid.Kind.REFERENCE, 1);
    records.write(
        tables -> {
          tables
              .links()
              .put(
                  new LinkStatus(
                      law,
                      "https://example.be/old",
                      LinkState.GONE,
                      Optional.of(404),
                      Optional.empty(),
                      1,
                      NOON));
          return tables
              .catalogue()
              .references()
              .insert(
                  "a-law",
                  NewRevision.ours(
                      Optional.of(citation("https://example.be/old")),
                      Status.STABLE,
                      RevisionOrigin.SEED,
                      NOON));
        });
    assertThat(reference(law).at("/link_status/state").stringValue()).isEqualTo("gone");
    records.write(
        tables ->
            tables
                .catalogue()
                .references()
                .revise(
                    law,
                    NewRevision.ours(
                        Optional.of(citation("https://example.be/new")),
                        Status.STABLE,
                        RevisionOrigin.SEED,
                        NOON)));
    assertThat(reference(law).has("link_status")).isFalse();
  }

  private ObjectNode reference(Uid uid) {
    return records
        .read(tables -> CatalogueReader.references(tables, Thresholds.DEFAULTS).find(uid))
        .orElseThrow();
  }

  private ObjectNode find() {
    return records
        .read(tables -> CatalogueReader.values(tables, Thresholds.DEFAULTS).find(FEE))
        .orElseThrow();
  }

  private void value(String name, String json) {
    records.write(
        tables ->
            tables
                .catalogue()
                .volatileValues()
                .insert(
                    name,
                    NewRevision.ours(
                        Optional.of(CatalogueValue.of(CatalogueValueType.INTEGER, json)),
                        Status.STABLE,
                        RevisionOrigin.SEED,
                        NOON)));
  }

  private void correct(String json) {
    records.write(
        tables ->
            tables
                .catalogue()
                .volatileValues()
                .revise(
                    FEE,
                    NewRevision.correction(
                        CatalogueValue.of(CatalogueValueType.INTEGER, json),
                        "2.1.0",
                        new Uid(Uid.Kind.AMENDMENT, 1),
                        NOON)));
  }

  private static Citation citation(String url) {
    return new Citation(
        "A law",
        Optional.empty(),
        url,
        Optional.empty(),
        Optional.empty(),
        Optional.empty(),
        Optional.empty());
  }
}
