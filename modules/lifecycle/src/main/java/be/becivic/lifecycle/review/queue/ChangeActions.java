package be.becivic.lifecycle.review.queue;

import be.becivic.changes.ChangeJob;
import be.becivic.changes.DirectChanges;
import be.becivic.changes.LandingOutcome;
import be.becivic.corpus.check.report.Finding;
import be.becivic.lifecycle.log.MaintainerLog;
import be.becivic.protocol.change.ChangeKey;
import be.becivic.protocol.change.ChangeKind;
import be.becivic.protocol.error.ErrorCategory;
import be.becivic.protocol.id.CommitId;
import be.becivic.records.Records;
import be.becivic.records.Tables;
import be.becivic.records.change.ChangeRecord;
import be.becivic.records.change.ChangeState;
import java.time.Instant;
import java.time.InstantSource;
import java.util.Optional;
import java.util.stream.Collectors;
import tools.jackson.databind.node.ObjectNode;

/** Lets proposed changes in, or not. */
record ChangeActions(
    Records records,
    ChangeJob job,
    DirectChanges direct,
    Runnable followMain,
    InstantSource clock) {
  private static final String REVERT = "maintainer_revert";
  private static final String MERGE = "maintainer_merge";
  private static final String CLOSE = "maintainer_close";

  ActionOutcome merge(ChangeKey key) {
    Optional<ChangeRecord> change = find(key);
    return change.filter(ChangeActions::isOpen).isPresent()
        ? ActionOutcome.of(job.approve(key), landed -> merged(change.get(), landed))
        : refuse(change);
  }

  ActionOutcome close(ChangeKey key) {
    Optional<ChangeRecord> change = find(key);
    if (change.filter(ChangeActions::isOpen).isEmpty() || !job.reject(key)) {
      return refuse(change);
    }
    log(change.get(), CLOSE, Optional.empty());
    return new ActionOutcome.Done(CLOSE, "The proposal is closed.");
  }

  /** Undoes what one commit did, whatever it touched, and leaves what came after it. */
  ActionOutcome revert(CommitId commit) {
    return switch (direct.revert(commit)) {
      case LandingOutcome.Merged(CommitId undone) -> {
        logRevert(commit, undone);
        followMain.run();
        yield new ActionOutcome.Done(REVERT, "It is undone, by commit " + undone + ".");
      }
      case LandingOutcome.Up _ ->
          new ActionOutcome.Done(REVERT, "The forge undoes it once its checks are through.");
      case LandingOutcome.Unchanged _ -> new ActionOutcome.Unfit("Main is without it already.");
      case LandingOutcome.Conflict _ -> new ActionOutcome.Unfit("The same place was edited since.");
      case LandingOutcome.Held(_, var files) ->
          new ActionOutcome.Unfit("Look at " + String.join(", ", files) + ".");
      case LandingOutcome.Red(var findings) ->
          new ActionOutcome.Unfit(
              findings.stream().map(Finding::toString).collect(Collectors.joining("\n")));
    };
  }

  private void logRevert(CommitId commit, CommitId undone) {
    Instant now = clock.instant();
    records.write(
        tables -> {
          MaintainerLog.append(
              tables,
              "commit-" + commit,
              REVERT,
              MaintainerLog.inputs().put("reverted", commit.value()).put("commit", undone.value()),
              now);
          return true;
        });
  }

  private Optional<ChangeRecord> find(ChangeKey key) {
    return records.read(tables -> tables.changes().find(key.value()));
  }

  private static boolean isOpen(ChangeRecord change) {
    return change.state() == ChangeState.OPEN;
  }

  private static ActionOutcome refuse(Optional<ChangeRecord> change) {
    return ActionOutcome.refused(
        change.isPresent() ? ErrorCategory.INVALID_TRANSITION : ErrorCategory.NOT_FOUND);
  }

  private ActionOutcome merged(ChangeRecord change, LandingOutcome landed) {
    return switch (landed) {
      case LandingOutcome.Merged(CommitId commit) -> {
        log(change, MERGE, Optional.of(commit));
        followMain.run();
        yield new ActionOutcome.Done(MERGE, "It is on main, as commit " + commit + ".");
      }
      case LandingOutcome.Up _ -> {
        log(change, MERGE, Optional.empty());
        yield new ActionOutcome.Done(MERGE, "The forge merges it once its checks are through.");
      }
      case LandingOutcome.Unchanged _ -> unfit(change, "Main says the same already.");
      case LandingOutcome.Conflict _ -> unfit(change, "It does not fit main any more.");
      case LandingOutcome.Held(_, var files) ->
          unfit(change, "Look again at " + String.join(", ", files) + ".");
      case LandingOutcome.Red(var findings) ->
          unfit(change, findings.stream().map(Finding::toString).collect(Collectors.joining("\n")));
    };
  }

  /** What could not go in has been closed. */
  private ActionOutcome unfit(ChangeRecord change, String why) {
    log(change, CLOSE, Optional.empty());
    return new ActionOutcome.Unfit(why + "\nThe proposal is closed; its submitter can see that.");
  }

  private void log(ChangeRecord change, String rule, Optional<CommitId> commit) {
    Instant now = clock.instant();
    records.write(
        tables -> {
          append(tables, change, rule, commit, now);
          return true;
        });
  }

  private static void append(
      Tables tables, ChangeRecord change, String rule, Optional<CommitId> commit, Instant now) {
    ObjectNode inputs = MaintainerLog.inputs().put("change", change.id());
    commit.ifPresent(id -> inputs.put("commit", id.value()));
    if (commit.isPresent() && change.kind().equals(ChangeKind.DRAFT.wireName())) {
      MaintainerLog.appendEntry(tables, change.target(), rule, inputs, now);
    } else {
      MaintainerLog.append(tables, "change-" + change.id(), rule, inputs, now);
    }
  }
}
