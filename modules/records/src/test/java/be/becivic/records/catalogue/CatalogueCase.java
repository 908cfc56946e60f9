package be.becivic.records.catalogue;

import static be.becivic.records.Samples.NOW;
import static org.assertj.core.api.Assertions.assertThat;

import be.becivic.protocol.id.Uid;
import be.becivic.protocol.lifecycle.Status;
import be.becivic.records.OnBothEngines;
import be.becivic.records.Tables;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/** Entries of the catalogue and what becomes of them, on both engines. */
abstract class CatalogueCase extends OnBothEngines {
  static final String FEE = "dvz-handling-fee-d-visa-eur";
  static final Instant LATER = NOW.plusSeconds(60);
  static final Uid EARLIER_AMENDMENT = new Uid(Uid.Kind.AMENDMENT, 11);
  static final Uid AMENDMENT = new Uid(Uid.Kind.AMENDMENT, 12);

  static int ours(Tables tables, Uid uid) {
    Revisions<CatalogueValue> values = tables.catalogue().volatileValues();
    Revision<CatalogueValue> ours = values.findOurs(uid).orElseThrow();
    assertThat(values.listOurs()).containsExactly(ours);
    assertThat(values.listOurs(List.of(uid))).containsExactly(ours);
    return ours.revision();
  }

  <T> T values(Function<Revisions<CatalogueValue>, T> work) {
    return records.write(t -> work.apply(t.catalogue().volatileValues()));
  }

  static CatalogueValue euros(int amount) {
    return CatalogueValue.of(CatalogueValueType.INTEGER, Integer.toString(amount));
  }

  static NewRevision<CatalogueValue> stable(int amount) {
    return NewRevision.ours(Optional.of(euros(amount)), Status.STABLE, RevisionOrigin.SEED, NOW);
  }

  static NewRevision<CatalogueValue> alpha(int amount) {
    return NewRevision.correction(euros(amount), "2.1.0", EARLIER_AMENDMENT, NOW);
  }

  static NewRevision<CatalogueValue> correction(int amount) {
    return NewRevision.correction(euros(amount), "2.1.0", AMENDMENT, LATER);
  }
}
