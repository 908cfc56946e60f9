package be.becivic.changes;

import be.becivic.protocol.change.ChangeKey;
import be.becivic.protocol.error.ErrorCategory;
import be.becivic.protocol.error.Outcome;
import be.becivic.protocol.error.Rejection;
import be.becivic.protocol.id.CommitId;
import be.becivic.protocol.id.SubmissionId;
import be.becivic.records.Records;
import be.becivic.records.Tables;
import be.becivic.records.change.ChangeRecord;
import be.becivic.records.change.ChangeState;
import be.becivic.records.content.Amendment;
import be.becivic.records.content.Draft;
import be.becivic.records.review.ReviewItem;
import be.becivic.records.review.ReviewKind;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Carries open changes on: green amendments merge, drafts are kept current for a maintainer. */
public final class ChangeJob {
  private final Records records;
  private final Forge forge;
  private final ChangeLander landing;
  private final ChangeSettlement settlement;
  private final InstantSource clock;

  ChangeJob(Records records, Forge forge, ChangeLander landing, InstantSource clock) {
    this.records = records;
    this.forge = forge;
    this.landing = landing;
    this.settlement = new ChangeSettlement(records, clock);
    this.clock = clock;
  }

  /** What one run did; what failed is tried again by the next. */
  public record Result(int merged, int closed, List<RuntimeException> failures) {}

  public Result run() {
    int merged = 0;
    int closed = 0;
    List<RuntimeException> failures = new ArrayList<>();
    for (ChangeRecord change : records.read(tables -> tables.changes().listOpen())) {
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
  public Outcome<LandingOutcome> approve(ChangeKey key) {
    return findOpen(key)
        .flatMap(change -> vouched(change).map(pending -> landed(change, landing.merge(pending))))
        .<Outcome<LandingOutcome>>map(Outcome::ok)
        .orElseGet(() -> Outcome.refused(Rejection.of(ErrorCategory.NOT_FOUND)));
  }

  /** What an open change would do to main as it is now. */
  public Optional<ChangePreview> preview(ChangeKey key) {
    return findOpen(key).flatMap(this::pending).map(landing::preview);
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

  private ChangeState carryOn(ChangeRecord change) {
    Optional<PendingChange> pending = pending(change);
    if (pending.isEmpty()) {
      return waitsElsewhere(change) ? ChangeState.OPEN : abandon(change);
    }
    if (pending.get().kind().waitsForMaintainer()) {
      return keepCurrent(change, pending.get());
    }
    return isCurrent(change) && forge.isQueued(pending.get().key())
        ? ChangeState.OPEN
        : state(landed(change, landing.merge(pending.get())));
  }

  /** Whoever may merge it elsewhere finds it numbered; here the numbers come when it goes in. */
  private ChangeState keepCurrent(ChangeRecord change, PendingChange pending) {
    boolean isNew = findCall(change).isEmpty();
    boolean numbered = forge.isOpenToOthers();
    ChangeState state =
        isCurrent(change) && !(isNew && numbered)
            ? ChangeState.OPEN
            : state(
                landed(change, numbered ? landing.putUpNumbered(pending) : landing.putUp(pending)));
    if (isNew && state == ChangeState.OPEN) {
      callMaintainer(change);
    }
    return state;
  }

  private boolean isCurrent(ChangeRecord change) {
    return forge.main().value().equals(change.baseCommit());
  }

  private LandingOutcome landed(ChangeRecord change, LandingOutcome landed) {
    switch (landed) {
      case LandingOutcome.Merged(CommitId commit) -> {
        settlement.merged(change, commit);
        forge.close(new ChangeKey(change.id()));
      }
      case LandingOutcome.Up(CommitId base) ->
          records.write(tables -> tables.changes().rebase(change.id(), base.value()));
      case LandingOutcome.Unchanged _,
          LandingOutcome.Conflict _,
          LandingOutcome.Red _,
          LandingOutcome.Held _ -> {
        forge.close(new ChangeKey(change.id()));
        settlement.conflicted(change);
      }
    }
    return landed;
  }

  private static ChangeState state(LandingOutcome landed) {
    return switch (landed) {
      case LandingOutcome.Merged _ -> ChangeState.MERGED;
      case LandingOutcome.Up _ -> ChangeState.OPEN;
      case LandingOutcome.Unchanged _,
          LandingOutcome.Conflict _,
          LandingOutcome.Red _,
          LandingOutcome.Held _ ->
          ChangeState.FAILED;
    };
  }

  /** Nothing merges before its row is committed; its text was looked at when it was opened. */
  private Optional<PendingChange> pending(ChangeRecord change) {
    return submitted(change)
        .map(submitted -> submitted.pending(new CommitId(change.baseCommit()), true));
  }

  private Optional<PendingChange> vouched(ChangeRecord change) {
    return submitted(change).map(submitted -> submitted.vouched(new CommitId(change.baseCommit())));
  }

  private Optional<SubmittedChange> submitted(ChangeRecord change) {
    return change
        .submission()
        .flatMap(
            id ->
                records
                    .read(tables -> payload(tables, id))
                    .map(text -> SubmittedChange.of(id, text)));
  }

  private static Optional<String> payload(Tables tables, SubmissionId id) {
    return tables
        .amendments()
        .findBySubmission(id)
        .map(Amendment::payload)
        .or(() -> tables.drafts().findBySubmission(id).map(Draft::payload));
  }

  /** It is still staged, or was pulled back for review, in which case it leaves git meanwhile. */
  private boolean waitsElsewhere(ChangeRecord change) {
    Optional<SubmissionId> id = change.submission();
    if (id.isPresent() && records.read(tables -> tables.review().findHeld(id.get())).isPresent()) {
      forge.close(new ChangeKey(change.id()));
      return true;
    }
    return id.isPresent() && records.read(tables -> tables.staging().find(id.get())).isPresent();
  }

  private ChangeState abandon(ChangeRecord change) {
    forge.close(new ChangeKey(change.id()));
    records.write(
        tables ->
            tables
                .changes()
                .settle(change.id(), ChangeState.CLOSED, Optional.empty(), clock.instant()));
    return ChangeState.CLOSED;
  }

  private Optional<ReviewItem> findCall(ChangeRecord change) {
    return records.read(tables -> tables.review().findOpen(ReviewKind.DRAFT, change.target()));
  }

  private void callMaintainer(ChangeRecord change) {
    forge.raise(
        new ReviewNotice(
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

  private Optional<ChangeRecord> findOpen(ChangeKey key) {
    return records
        .read(tables -> tables.changes().find(key.value()))
        .filter(change -> change.state() == ChangeState.OPEN);
  }
}
