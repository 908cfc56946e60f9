package be.becivic.records.catalogue;

import static be.becivic.records.Samples.NOW;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import be.becivic.protocol.id.Uid;
import be.becivic.protocol.lifecycle.Status;
import be.becivic.records.RecordsUnavailable;
import java.time.Instant;
import java.time.LocalDate;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class CatalogueTest extends CatalogueCase {
  @Test
  void aNewEntryGetsANumberAndItsFirstRevision() {
    Revision<CatalogueValue> fee = values(v -> v.insert(FEE, stable(180)));
    assertThat(fee.uid()).hasToString("val-00001");
    assertThat(fee.revision()).isEqualTo(1);
    check(
        t -> {
          Revisions<CatalogueValue> values = t.catalogue().volatileValues();
          assertThat(values.findCurrent(fee.uid())).contains(fee);
          assertThat(values.findByName(FEE)).contains(fee);
          assertThat(values.listCurrent()).containsExactly(fee);
          assertThat(values.listCurrent(List.of(fee.uid(), new Uid(Uid.Kind.VOLATILE_VALUE, 99))))
              .containsExactly(fee);
          assertThat(values.listCurrent(List.of())).isEmpty();
        });
  }

  @Test
  void aCorrectionSupersedesAndTheStableValueStaysAtHand() {
    Revision<CatalogueValue> first = values(v -> v.insert(FEE, stable(180)));
    Revision<CatalogueValue> second = values(v -> v.revise(first.uid(), correction(185)));
    assertThat(second.revision()).isEqualTo(2);
    assertThat(second.status()).isEqualTo(Status.ALPHA);
    assertThat(second.amendedBy()).contains(AMENDMENT);
    check(
        t -> {
          Revisions<CatalogueValue> values = t.catalogue().volatileValues();
          assertThat(values.findCurrent(first.uid())).contains(second);
          assertThat(values.findByName(FEE)).contains(second);
          assertThat(values.findLatestStable(first.uid()))
              .get()
              .returns(1, Revision::revision)
              .returns(Optional.of(LATER), Revision::supersededAt);
          assertThat(values.listHistory(first.uid()))
              .extracting(Revision::isCurrent)
              .containsExactly(false, true);
        });
  }

  @Test
  void quarantineWithoutAStableValueLeavesANullMarker() {
    Revision<CatalogueValue> first = values(v -> v.insert(FEE, alpha(180)));
    values(v -> v.revise(first.uid(), NewRevision.quarantine(LATER)));
    check(
        t ->
            assertThat(t.catalogue().volatileValues().findCurrent(first.uid()))
                .get()
                .returns(Optional.empty(), Revision::content)
                .returns(Status.QUARANTINED, Revision::status));
  }

  @Test
  void rollbackCarriesAnEarlierTextAndItsVotesInAFreshRevision() {
    Revision<CatalogueValue> first = values(v -> v.insert(FEE, stable(180)));
    values(v -> v.revise(first.uid(), correction(999)));
    values(
        v ->
            v.revise(
                first.uid(), NewRevision.restoring(first, Status.STABLE, LATER.plusSeconds(1))));
    check(
        t ->
            assertThat(t.catalogue().volatileValues().findCurrent(first.uid()))
                .get()
                .returns(3, Revision::revision)
                .returns(1, Revision::textRevision)
                .returns(Optional.of(euros(180)), Revision::content)
                .returns(Status.STABLE, Revision::status));
  }

  @Test
  void oursIsTheLatestThatIsNotTheCommunitysOrWasConfirmed() {
    Revision<CatalogueValue> first = values(v -> v.insert(FEE, stable(180)));
    Revision<CatalogueValue> second = values(v -> v.revise(first.uid(), correction(185)));
    check(t -> assertThat(ours(t, first.uid())).isEqualTo(1));
    change(
        t ->
            t.catalogue()
                .volatileValues()
                .setStatus(first.uid(), second.revision(), Status.ALPHA, Status.BETA));
    check(t -> assertThat(ours(t, first.uid())).isEqualTo(2));
    values(v -> v.revise(first.uid(), correction(190)));
    check(t -> assertThat(ours(t, first.uid())).isEqualTo(2));
    values(v -> v.revise(first.uid(), NewRevision.quarantine(LATER)));
    check(t -> assertThat(ours(t, first.uid())).isEqualTo(4));
  }

  @Test
  void onlyAQuarantinedRevisionMayBeEmpty() {
    assertThatThrownBy(
            () -> NewRevision.ours(Optional.empty(), Status.STABLE, RevisionOrigin.SEED, NOW))
        .isInstanceOf(IllegalArgumentException.class);
  }

  @Test
  void aRevisionThatIsNoLongerCurrentIsNotSuperseded() {
    Revision<CatalogueValue> first = values(v -> v.insert(FEE, stable(180)));
    Revision<CatalogueValue> second = values(v -> v.revise(first.uid(), correction(185)));
    Optional<Revision<CatalogueValue>> late =
        values(v -> v.reviseIfCurrent(first, correction(190)));
    assertThat(late).isEmpty();
    check(
        t -> assertThat(t.catalogue().volatileValues().findCurrent(first.uid())).contains(second));
  }

  @Test
  void anUnknownEntryCannotBeRevised() {
    assertThatThrownBy(
            () -> values(v -> v.revise(new Uid(Uid.Kind.VOLATILE_VALUE, 9), correction(1))))
        .isInstanceOf(NoSuchElementException.class);
  }

  @Test
  void aUidOfAnotherTableIsRefused() {
    assertThatThrownBy(() -> values(v -> v.findCurrent(new Uid(Uid.Kind.REFERENCE, 1))))
        .hasStackTraceContaining("not a uid of this table");
  }

  @Test
  void aNameBelongsToOneCurrentEntry() {
    values(v -> v.insert(FEE, stable(180)));
    assertThatThrownBy(() -> values(v -> v.insert(FEE, stable(181))))
        .isNotInstanceOf(RecordsUnavailable.class);
  }

  @Test
  void aRenamedEntryKeepsItsNumber() {
    Revision<CatalogueValue> first = values(v -> v.insert(FEE, stable(180)));
    assertThat(this.<Boolean>values(v -> v.rename(first.uid(), "ibz-fee"))).isTrue();
    check(
        t -> {
          assertThat(t.catalogue().volatileValues().findByName(FEE)).isEmpty();
          assertThat(t.catalogue().volatileValues().findByName("ibz-fee"))
              .get()
              .returns(first.uid(), Revision::uid);
        });
  }

  @Test
  void aStatusMovesOnlyFromTheExpectedStatusOfTheCurrentRevision() {
    Revision<CatalogueValue> first = values(v -> v.insert(FEE, alpha(180)));
    assertThat(promote(first, 1, Status.BETA, Status.STABLE)).isFalse();
    assertThat(promote(first, 2, Status.ALPHA, Status.BETA)).isFalse();
    assertThat(promote(first, 1, Status.ALPHA, Status.BETA)).isTrue();
    values(v -> v.revise(first.uid(), correction(185)));
    assertThat(promote(first, 1, Status.BETA, Status.STABLE)).isFalse();
  }

  @Test
  void aReferenceIsRevisedTheSameWay() {
    var citation =
        new Citation(
            "Code of Belgian nationality, art. 12bis",
            Optional.of("{\"fr\":\"Code de la nationalité belge\"}"),
            "https://www.ejustice.just.fgov.be/eli/law/1984/06/28/1984900065/justel",
            Optional.empty(),
            Optional.of("1984900065"),
            Optional.of("primary"),
            Optional.of(LocalDate.parse("2026-10-01")),
            Optional.of("{\"how\":\"live\",\"on\":\"2026-10-01\"}"));
    Revision<Citation> first =
        records.write(t -> t.catalogue().references().insert("cbn-12bis", correctionOf(citation)));
    assertThat(first.uid()).hasToString("ref-00001");
    change(t -> t.catalogue().references().revise(first.uid(), NewRevision.quarantine(LATER)));
    check(
        t ->
            assertThat(t.catalogue().references().listHistory(first.uid()))
                .extracting(Revision::content)
                .containsExactly(Optional.of(citation), Optional.empty()));
  }

  @Test
  void aRestoredEntryKeepsItsNumberFromBeingMintedAgain() {
    var restored =
        new Revision<>(
            new Uid(Uid.Kind.VOLATILE_VALUE, 41),
            3,
            FEE,
            Optional.of(euros(180)),
            Status.STABLE,
            Optional.<String>empty(),
            Optional.<Uid>empty(),
            RevisionOrigin.SEED,
            Optional.empty(),
            NOW,
            Optional.<Instant>empty());
    change(t -> t.catalogue().volatileValues().restore(restored));
    Revision<CatalogueValue> fresh = values(v -> v.insert("another", stable(1)));
    assertThat(fresh.uid()).hasToString("val-00042");
    check(
        t ->
            assertThat(t.catalogue().volatileValues().findCurrent(restored.uid()))
                .contains(restored));
  }

  private boolean promote(Revision<CatalogueValue> entry, int revision, Status from, Status to) {
    return values(v -> v.setStatus(entry.uid(), revision, from, to));
  }

  private static NewRevision<Citation> correctionOf(Citation citation) {
    return NewRevision.correction(citation, "2.1.0", AMENDMENT, NOW);
  }
}
