package be.becivic.intake.internal.vote;

import be.becivic.intake.hash.ClientNetwork;
import be.becivic.intake.hash.KeyedHashes;
import be.becivic.intake.internal.reading.Arrival;
import be.becivic.intake.setup.SharedNetworks;
import be.becivic.library.artefact.Artefact;
import be.becivic.protocol.error.ErrorCategory;
import be.becivic.protocol.error.Rejection;
import be.becivic.records.Tables;
import java.util.Optional;

/** Nobody votes on their own work (§6.2.3), nor after three false alarms. */
public final class VoterCheck {
  private static final int STRIKES = 3;

  private final KeyedHashes hashes;
  private final SharedNetworks shared;

  public VoterCheck(KeyedHashes hashes, SharedNetworks shared) {
    this.hashes = hashes;
    this.shared = shared;
  }

  public Optional<Rejection> refuse(Tables tables, Arrival voter, Artefact artefact) {
    if (isOwnWork(tables, voter.origin(), artefact)) {
      return Optional.of(Rejection.of(ErrorCategory.SELF_VALIDATION_BLOCKED));
    }
    return isBanned(tables, voter)
        ? Optional.of(Rejection.of(ErrorCategory.FORBIDDEN))
        : Optional.empty();
  }

  private boolean isOwnWork(Tables tables, ClientNetwork origin, Artefact artefact) {
    return tables.salts().listSubmitters(artefact.scope()).stream()
        .anyMatch(binding -> hashes.submitter(origin, binding.salt()).equals(binding.submitter()));
  }

  private boolean isBanned(Tables tables, Arrival voter) {
    return !shared.contains(voter.origin())
        && tables.strikes().count(hashes.flagger(voter.origin()), voter.at()) >= STRIKES;
  }
}
