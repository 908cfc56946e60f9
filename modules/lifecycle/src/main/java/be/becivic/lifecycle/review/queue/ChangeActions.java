package be.becivic.lifecycle.review.queue;

import be.becivic.changes.ChangeJob;
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
record ChangeActions(Records records, ChangeJob job, Runnable followMain, InstantSource clock) {
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
