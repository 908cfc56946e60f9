package be.becivic.lifecycle.machine;

import be.becivic.library.artefact.Artefact;
import be.becivic.library.artefact.PreviousRevision;
import be.becivic.library.lifecycle.Assessment;
import be.becivic.protocol.lifecycle.LifecycleVerdict;
import be.becivic.protocol.lifecycle.Status;
import be.becivic.protocol.lifecycle.TextDigest;
import be.becivic.records.Tables;
import be.becivic.records.catalogue.NewRevision;
import be.becivic.records.catalogue.Revision;
import be.becivic.records.catalogue.Revisions;
import be.becivic.records.content.ProposalState;
import be.becivic.records.decision.SourceStanding;
import java.time.Instant;
import java.util.List;
import java.util.Optional;

/** Moves what lives in the database: catalogue rows by revision, sources by their standing. */
record CatalogueMoves(Tables tables, Instant now) {

  /** Whether it was still there to be moved; notes the revisions involved. */
  boolean move(Assessment assessment, DecisionInputs inputs) {
    return switch (assessment.artefact()) {
      case Artefact.OfValue(var row, var texts) ->
          move(tables.catalogue().volatileValues(), row, texts.ourRow(), assessment, inputs);
      case Artefact.OfReference(var row, var texts) ->
          move(tables.catalogue().references(), row, texts.ourRow(), assessment, inputs);
      case Artefact.OfSource source ->
          stand(source.standing(), assessment.to(), assessment.cohort().digest());
      case Artefact.OfSkill _, Artefact.OfPath _, Artefact.OfConcern _ ->
          throw new IllegalArgumentException("does not live in the database");
    };
  }

  boolean stand(SourceStanding standing, Status status) {
    return stand(standing, status, standing.text());
  }

  boolean stand(SourceStanding standing, Status status, Optional<TextDigest> text) {
    boolean isSameText = standing.text().equals(text);
    tables
        .sourceStandings()
        .put(
            new SourceStanding(
                standing.source(),
                status,
                now,
                isSameText && standing.postHandoffObserved(),
                text));
    return true;
  }

  /** Puts the content of an earlier revision in the place of the current one. */
  <C> boolean reinstate(
      Revisions<C> revisions,
      Revision<C> current,
      int pulled,
      Status status,
      DecisionInputs inputs) {
    Revision<C> earlier =
        revisions.listHistory(current.uid()).stream()
            .filter(row -> row.revision() == pulled)
            .findFirst()
            .orElseThrow();
    if (earlier.content().isEmpty()) {
      return false;
    }
    earlier
        .amendedBy()
        .ifPresent(
            uid ->
                tables
                    .amendments()
                    .setState(uid, ProposalState.ROLLED_BACK, ProposalState.MERGED, now));
    return put(revisions, current, NewRevision.reinstating(earlier, status, now), inputs);
  }

  /** Puts an earlier text back as ours, with the votes it had. */
  <C> boolean restore(Revisions<C> revisions, Revision<C> row, DecisionInputs inputs) {
    int wanted = inputs.restoredRevision().orElseThrow();
    Optional<Revision<C>> earlier =
        revisions.listHistory(row.uid()).stream()
            .filter(each -> each.revision() == wanted)
            .findFirst();
    if (earlier.flatMap(Revision::content).isEmpty()) {
      return false;
    }
    rollBack(row);
    Status then = earlier.get().status();
    Status status = then.isRendered() ? then : Status.ALPHA;
    return put(revisions, row, NewRevision.vouched(earlier.get(), status, now), inputs);
  }

  /** Makes the change that is current a text of ours; its votes stay with it. */
  <C> boolean vouch(Revisions<C> revisions, Revision<C> row, DecisionInputs inputs) {
    return put(revisions, row, NewRevision.vouched(row, row.status(), now), inputs);
  }

  /**
   * Takes a row down, retires it, or brings its last content of ours back; the community's where
   * there never was one of ours, to be voted on.
   */
  <C> boolean obey(Revisions<C> revisions, Revision<C> row, Status status, DecisionInputs inputs) {
    if (status == Status.QUARANTINED) {
      return put(revisions, row, NewRevision.quarantine(now), inputs);
    }
    if (row.content().isPresent() || status == Status.DEPRECATED) {
      inputs.revision(row.revision());
      return revisions.setStatus(row.uid(), row.revision(), row.status(), status);
    }
    List<Revision<C>> said =
        revisions.listHistory(row.uid()).reversed().stream()
            .filter(earlier -> earlier.content().isPresent())
            .toList();
    return said.stream()
        .filter(Revision::isOurs)
        .findFirst()
        .or(() -> said.stream().findFirst())
        .filter(earlier -> reinstate(revisions, row, earlier.revision(), status, inputs))
        .isPresent();
  }

  private <C> boolean move(
      Revisions<C> revisions,
      Revision<C> row,
      Revision<C> ours,
      Assessment assessment,
      DecisionInputs inputs) {
    return switch (assessment.decision()) {
      case LifecycleVerdict.Promote(Status to) -> {
        inputs.revision(row.revision());
        yield revisions.setStatus(row.uid(), row.revision(), row.status(), to);
      }
      case LifecycleVerdict.RollBack _, LifecycleVerdict.GiveWay _, LifecycleVerdict.Quarantine _ ->
          assessment.artefact().underReview().isPresent() && !assessment.isOfChange()
              ? takeBothDown(revisions, row, ours, inputs)
              : pull(revisions, row, inputs);
      case LifecycleVerdict.Hold _, LifecycleVerdict.Settled _ -> false;
    };
  }

  /** A text of ours that goes down takes the change beside it along, and alone comes back. */
  private <C> boolean takeBothDown(
      Revisions<C> revisions, Revision<C> change, Revision<C> ours, DecisionInputs inputs) {
    rollBack(change);
    boolean isDown = put(revisions, change, NewRevision.quarantine(now), inputs);
    inputs.pulledRevision(ours.revision());
    return isDown;
  }

  private void rollBack(Revision<?> row) {
    row.amendedBy()
        .ifPresent(
            uid ->
                tables
                    .amendments()
                    .setState(uid, ProposalState.MERGED, ProposalState.ROLLED_BACK, now));
  }

  /** Puts back what stood before the current text; only what has nothing before it goes down. */
  private <C> boolean pull(Revisions<C> revisions, Revision<C> row, DecisionInputs inputs) {
    rollBack(row);
    return put(
        revisions,
        row,
        PreviousRevision.find(revisions, row)
            .map(before -> NewRevision.restoring(before, before.status(), now))
            .orElseGet(() -> NewRevision.quarantine(now)),
        inputs);
  }

  private static <C> boolean put(
      Revisions<C> revisions, Revision<C> current, NewRevision<C> next, DecisionInputs inputs) {
    Optional<Revision<C>> fresh = revisions.reviseIfCurrent(current, next);
    fresh.ifPresent(row -> inputs.pulledRevision(current.revision()).revision(row.revision()));
    return fresh.isPresent();
  }
}
