package be.becivic.lifecycle.forge;

import be.becivic.corpus.CommitId;
import be.becivic.protocol.error.ErrorCategory;
import be.becivic.protocol.error.Outcome;
import be.becivic.protocol.error.Rejection;
import be.becivic.protocol.id.SubmissionId;
import be.becivic.records.Records;
import be.becivic.records.Tables;
import be.becivic.records.model.Amendment;
import be.becivic.records.model.Change;
import be.becivic.records.model.ChangeState;
import be.becivic.records.model.Draft;
import be.becivic.records.model.ReviewItem;
import be.becivic.records.model.ReviewKind;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Carries open changes on: green amendments merge, drafts are kept current for a maintainer. */
public final class ChangeJob {
  private final Records records;
  private final Forge forge;
  private final Landing landing;
  private final Settlement settlement;
  private final InstantSource clock;

  ChangeJob(Records records, Forge forge, Landing landing, InstantSource clock) {
    this.records = records;
    this.forge = forge;
    this.landing = landing;
    this.settlement = new Settlement(records, clock);
    this.clock = clock;
  }

  /** What one run did; what failed is tried again by the next. */
  public record Result(int merged, int closed, List<RuntimeException> failures) {}

  public Result run() {
    int merged = 0;
    int closed = 0;
    List<RuntimeException> failures = new ArrayList<>();
    for (Change change : records.read(tables -> tables.changes().listOpen())) {
      try {
        switch (carryOn(change)) {
          case MERGED -> merged++;
          case CLOSED, FAILED -> closed++;
          case OPEN -> {}
        }
      } catch (RuntimeException failure) {
        failures.add(failure);
      }
    }
    return new Result(merged, closed, failures);
  }

  /** A maintainer lets a change in, which then still has to pass on main as it is now. */
  public Outcome<Landed> approve(ChangeKey key) {
    return findOpen(key)
        .flatMap(change -> errand(change).map(errand -> landed(change, landing.merge(errand))))
        .<Outcome<Landed>>map(Outcome::ok)
        .orElseGet(() -> Outcome.refused(Rejection.of(ErrorCategory.NOT_FOUND)));
  }

  /** What an open change would do to main as it is now. */
  public Optional<Preview> preview(ChangeKey key) {
    return findOpen(key).flatMap(this::errand).map(landing::preview);
  }

  /** A maintainer decides against a change. Whether it was still open. */
  public boolean reject(ChangeKey key) {
    return findOpen(key)
        .filter(
            change -> {
              forge.close(key);
              return settlement.rejected(change);
            })
        .isPresent();
  }

  private ChangeState carryOn(Change change) {
    Optional<Errand> errand = errand(change);
    if (errand.isEmpty()) {
      return waitsElsewhere(change) ? ChangeState.OPEN : abandon(change);
    }
    if (errand.get().kind().waitsForMaintainer()) {
      return keepCurrent(change, errand.get());
    }
    return isCurrent(change) && forge.isQueued(errand.get().key())
        ? ChangeState.OPEN
        : state(landed(change, landing.merge(errand.get())));
  }

  /** Whoever may merge it elsewhere finds it numbered; here the numbers come when it goes in. */
  private ChangeState keepCurrent(Change change, Errand errand) {
    boolean isNew = findCall(change).isEmpty();
    boolean numbered = forge.isOpenToOthers();
    ChangeState state =
        isCurrent(change) && !(isNew && numbered)
            ? ChangeState.OPEN
            : state(
                landed(change, numbered ? landing.putUpNumbered(errand) : landing.putUp(errand)));
    if (isNew && state == ChangeState.OPEN) {
      callMaintainer(change);
    }
    return state;
  }

  private boolean isCurrent(Change change) {
    return forge.main().value().equals(change.baseCommit());
  }

  private Landed landed(Change change, Landed landed) {
    switch (landed) {
      case Landed.Merged(CommitId commit) -> {
        settlement.merged(change, commit);
        forge.close(new ChangeKey(change.id()));
      }
      case Landed.Up(CommitId base) ->
          records.write(tables -> tables.changes().rebase(change.id(), base.value()));
      case Landed.Unchanged _, Landed.Conflict _, Landed.Red _, Landed.Held _ -> {
        forge.close(new ChangeKey(change.id()));
        settlement.conflicted(change);
      }
    }
    return landed;
  }

  private static ChangeState state(Landed landed) {
    return switch (landed) {
      case Landed.Merged _ -> ChangeState.MERGED;
      case Landed.Up _ -> ChangeState.OPEN;
      case Landed.Unchanged _, Landed.Conflict _, Landed.Red _, Landed.Held _ -> ChangeState.FAILED;
    };
  }

  /** Nothing merges before its row is committed; its text was looked at when it was opened. */
  private Optional<Errand> errand(Change change) {
    return change
        .submission()
        .flatMap(
            id ->
                records
                    .read(tables -> payload(tables, id))
                    .map(text -> SubmittedChange.of(id, text)))
        .map(submitted -> submitted.errand(new CommitId(change.baseCommit()), true));
  }

  private static Optional<String> payload(Tables tables, SubmissionId id) {
    return tables
        .amendments()
        .findBySubmission(id)
        .map(Amendment::payload)
        .or(() -> tables.drafts().findBySubmission(id).map(Draft::payload));
  }

  /** It is still staged, or was pulled back for review, in which case it leaves git meanwhile. */
  private boolean waitsElsewhere(Change change) {
    Optional<SubmissionId> id = change.submission();
    if (id.isPresent() && records.read(tables -> tables.review().findHeld(id.get())).isPresent()) {
      forge.close(new ChangeKey(change.id()));
      return true;
    }
    return id.isPresent() && records.read(tables -> tables.staging().find(id.get())).isPresent();
  }

  private ChangeState abandon(Change change) {
    forge.close(new ChangeKey(change.id()));
    records.write(
        tables ->
            tables
                .changes()
                .settle(change.id(), ChangeState.CLOSED, Optional.empty(), clock.instant()));
    return ChangeState.CLOSED;
  }

  private Optional<ReviewItem> findCall(Change change) {
    return records.read(tables -> tables.review().findOpen(ReviewKind.DRAFT, change.target()));
  }

  private void callMaintainer(Change change) {
    forge.raise(
        new Notice(
            change.id(),
            "A proposal waits: " + change.target().type().wireName() + " " + change.target().id(),
            "It passes every check. Look at the branch " + change.branch() + "."));
    records.write(
        tables ->
            tables
                .review()
                .findOpen(ReviewKind.DRAFT, change.target())
                .orElseGet(
                    () ->
                        tables
                            .review()
                            .open(
                                ReviewKind.DRAFT,
                                Optional.of(change.target()),
                                change.submission(),
                                "Change " + change.id() + " waits for a maintainer.",
                                clock.instant())));
  }

  private Optional<Change> findOpen(ChangeKey key) {
    return records
        .read(tables -> tables.changes().find(key.value()))
        .filter(change -> change.state() == ChangeState.OPEN);
  }
}
