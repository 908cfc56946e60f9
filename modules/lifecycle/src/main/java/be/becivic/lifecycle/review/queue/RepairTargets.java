package be.becivic.lifecycle.review.queue;

import be.becivic.changes.DirectChanges;
import be.becivic.library.artefact.PreviousRevision;
import be.becivic.lifecycle.machine.MaintainerOrder;
import be.becivic.protocol.feedback.Target;
import be.becivic.protocol.id.CommitId;
import be.becivic.protocol.id.Uid;
import be.becivic.records.Records;
import be.becivic.records.Tables;
import be.becivic.records.catalogue.Revisions;
import be.becivic.records.change.ChangeRecord;
import be.becivic.records.content.Amendment;
import be.becivic.records.content.ProposalState;
import java.util.Optional;

/** Finds what a maintainer wants undone, by whatever name it is known. */
record RepairTargets(Records records, DirectChanges changes) {

  /** The order that undoes a change somebody proposed; nothing for any other change. */
  Optional<MaintainerOrder> find(String name) {
    Optional<Uid> amendment = Uid.parse(name).filter(uid -> uid.kind() == Uid.Kind.AMENDMENT);
    if (amendment.isPresent()) {
      return records.read(
          tables -> tables.amendments().find(amendment.get()).flatMap(row -> undoing(tables, row)));
    }
    Optional<String> commit = findCommit(name).map(CommitId::value);
    return records.read(
        tables ->
            tables
                .changes()
                .find(name)
                .or(() -> commit.flatMap(tables.changes()::findMerged))
                .filter(change -> change.submission().isPresent())
                .flatMap(RepairTargets::undoing));
  }

  /** The order that takes the text of an amendment off main, while it may be there. */
  Optional<MaintainerOrder> findMerged(Uid uid) {
    return uid.kind() == Uid.Kind.AMENDMENT
        ? records.read(
            tables ->
                tables
                    .amendments()
                    .find(uid)
                    .filter(row -> row.state() == ProposalState.MERGED)
                    .flatMap(row -> tables.changes().findBySubmission(row.submission()))
                    .flatMap(RepairTargets::undoing))
        : Optional.empty();
  }

  /** A commit of main, by the name of its change or the beginning of its own. */
  Optional<CommitId> findCommit(String name) {
    return records
        .read(tables -> tables.changes().find(name))
        .flatMap(ChangeRecord::mergeCommit)
        .or(() -> Optional.of(name))
        .flatMap(changes::findOnMain);
  }

  private static Optional<MaintainerOrder> undoing(ChangeRecord change) {
    return change
        .mergeCommit()
        .map(commit -> new MaintainerOrder.Revert(change.target(), new CommitId(commit)));
  }

  private static Optional<MaintainerOrder> undoing(Tables tables, Amendment row) {
    return switch (row.target()) {
      case Target.Value(Uid uid) ->
          undoing(tables.catalogue().volatileValues(), uid, row)
              .map(revision -> new MaintainerOrder.Restore(row.target(), revision));
      case Target.Reference(Uid uid) ->
          undoing(tables.catalogue().references(), uid, row)
              .map(revision -> new MaintainerOrder.Restore(row.target(), revision));
      case Target.Skill _,
          Target.Path _,
          Target.Source _,
          Target.Concern _,
          Target.Graph _,
          Target.Protocol _ ->
          tables.changes().findBySubmission(row.submission()).flatMap(RepairTargets::undoing);
    };
  }

  /** The revision before the amendment's, while the amendment's is current. */
  private static <C> Optional<String> undoing(Revisions<C> revisions, Uid uid, Amendment row) {
    return revisions
        .findCurrent(uid)
        .filter(current -> current.amendedBy().equals(Optional.of(row.uid())))
        .flatMap(current -> PreviousRevision.find(revisions, current))
        .map(before -> Integer.toString(before.revision()));
  }
}
