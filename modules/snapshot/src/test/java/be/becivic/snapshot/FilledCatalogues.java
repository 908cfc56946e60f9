package be.becivic.snapshot;

import be.becivic.protocol.id.Uid;
import be.becivic.protocol.lifecycle.Status;
import be.becivic.records.catalogue.Catalogue;
import be.becivic.records.catalogue.CatalogueValue;
import be.becivic.records.catalogue.CatalogueValueType;
import be.becivic.records.catalogue.Citation;
import be.becivic.records.catalogue.NewRevision;
import be.becivic.records.catalogue.RevisionOrigin;
import java.time.Instant;
import java.time.InstantSource;
import java.util.Optional;

/**
 * Values and references with a past, one of each taken down and one still to come.
 *
 * @param clock goes on whenever it is asked
 */
record FilledCatalogues(Catalogue catalogue, InstantSource clock) {

  void fill(Instant noon) {
    var values = catalogue.volatileValues();
    Uid fee =
        values
            .insert(
                "a-fee-eur",
                NewRevision.ours(
                    Optional.of(CatalogueValue.of(CatalogueValueType.NUMBER, "12.50")),
                    Status.STABLE,
                    RevisionOrigin.SEED,
                    noon))
            .uid();
    values.revise(
        fee,
        NewRevision.correction(
            new CatalogueValue(
                CatalogueValueType.STRING,
                "\"dertien \\\" é\"",
                Optional.of("EUR"),
                Optional.of("A note."),
                Optional.of("a-source")),
            "2.1.0",
            new Uid(Uid.Kind.AMENDMENT, 1),
            clock.instant()));
    values.revise(fee, NewRevision.quarantine(clock.instant()));
    values.insert("to-come", awaited());
    var references = catalogue.references();
    Uid law =
        references
            .insert(
                "a-law",
                NewRevision.ours(
                    Optional.of(
                        new Citation(
                            "A law",
                            Optional.of("{\"fr\":\"Une loi\"}"),
                            "https://justice.belgium.be/x",
                            Optional.empty(),
                            Optional.of("2024000001"),
                            Optional.of("primary"),
                            Optional.empty(),
                            Optional.of("{\"how\":\"second_hand\",\"on\":\"2026-11-01\"}"))),
                    Status.STABLE,
                    RevisionOrigin.SEED,
                    noon))
            .uid();
    references.revise(law, NewRevision.quarantine(clock.instant()));
    references.insert("a-page-to-come", awaited());
  }

  private <C> NewRevision<C> awaited() {
    return NewRevision.ours(Optional.empty(), Status.ALPHA, RevisionOrigin.SEED, clock.instant());
  }
}
