package be.becivic.records.catalogue;

import static org.assertj.core.api.Assertions.assertThat;

import be.becivic.protocol.id.Uid;
import be.becivic.protocol.lifecycle.Status;
import be.becivic.records.Tables;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class WithdrawnAmendmentsTest extends CatalogueCase {
  @Test
  void aWithdrawnAmendmentIsErasedAndTheStableValueComesBack() {
    Revision<CatalogueValue> first = values(v -> v.insert(FEE, stable(180)));
    values(v -> v.revise(first.uid(), correction(999)));
    change(t -> assertThat(withdraw(t, first.uid())).isTrue());
    check(
        t -> {
          Revisions<CatalogueValue> values = t.catalogue().volatileValues();
          assertThat(values.findCurrent(first.uid()))
              .get()
              .returns(Optional.of(euros(180)), Revision::content)
              .returns(Status.STABLE, Revision::status);
          assertThat(values.listHistory(first.uid()))
              .extracting(Revision::content)
              .doesNotContain(Optional.of(euros(999)));
        });
  }

  @Test
  void aWithdrawnAmendmentIsErasedWhereItWasRepeatedToo() {
    Revision<CatalogueValue> first = values(v -> v.insert(FEE, alpha(180)));
    values(v -> v.revise(first.uid(), correction(999)));
    values(v -> v.revise(first.uid(), stable(200)));
    values(
        v ->
            v.revise(
                first.uid(),
                NewRevision.ours(
                    Optional.of(euros(999)), Status.STABLE, RevisionOrigin.SEED, LATER)));
    change(t -> assertThat(withdraw(t, first.uid())).isTrue());
    check(
        t ->
            assertThat(t.catalogue().volatileValues().listHistory(first.uid()))
                .extracting(Revision::content)
                .containsExactly(
                    Optional.of(euros(180)),
                    Optional.empty(),
                    Optional.of(euros(200)),
                    Optional.empty(),
                    Optional.of(euros(200))));
  }

  @Test
  void aWithdrawnAmendmentWithNothingStableBeforeItLeavesTheNullMarker() {
    Revision<CatalogueValue> first = values(v -> v.insert(FEE, alpha(180)));
    values(v -> v.revise(first.uid(), correction(999)));
    change(t -> withdraw(t, first.uid()));
    check(
        t ->
            assertThat(t.catalogue().volatileValues().findCurrent(first.uid()))
                .get()
                .returns(Optional.empty(), Revision::content)
                .returns(Status.QUARANTINED, Revision::status));
  }

  @Test
  void withdrawingWhatMadeNoRevisionChangesNothing() {
    Revision<CatalogueValue> first = values(v -> v.insert(FEE, stable(180)));
    change(t -> assertThat(withdraw(t, first.uid())).isFalse());
    check(
        t ->
            assertThat(t.catalogue().volatileValues().listHistory(first.uid()))
                .containsExactly(first));
  }

  private static boolean withdraw(Tables tables, Uid uid) {
    return tables.catalogue().volatileValues().withdraw(uid, AMENDMENT, LATER.plusSeconds(9));
  }
}
