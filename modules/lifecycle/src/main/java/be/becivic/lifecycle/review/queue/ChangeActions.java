package be.becivic.lifecycle.review.queue;

import be.becivic.corpus.CommitId;
import be.becivic.corpus.check.Finding;
import be.becivic.lifecycle.forge.ChangeJob;
import be.becivic.lifecycle.forge.ChangeKey;
import be.becivic.lifecycle.forge.Landed;
import be.becivic.lifecycle.forge.check.ChangeKind;
import be.becivic.lifecycle.log.MaintainerLog;
import be.becivic.protocol.error.ErrorCategory;
import be.becivic.records.Records;
import be.becivic.records.Tables;
import be.becivic.records.model.Change;
import be.becivic.records.model.ChangeState;
import java.time.Instant;
import java.time.InstantSource;
import java.util.Optional;
import java.util.stream.Collectors;
import tools.jackson.databind.node.ObjectNode;

/** Lets proposed changes in, or not. */
record ChangeActions(Records records, ChangeJob job, Runnable followMain, InstantSource clock) {
  private static final String MERGE = "maintainer_merge";
  private static final String CLOSE = "maintainer_close";

  Acted merge(ChangeKey key) {
    Optional<Change> change = find(key);
    return change.filter(ChangeActions::isOpen).isPresent()
        ? Acted.of(job.approve(key), landed -> merged(change.get(), landed))
        : refuse(change);
  }

  Acted close(ChangeKey key) {
    Optional<Change> change = find(key);
    if (change.filter(ChangeActions::isOpen).isEmpty() || !job.reject(key)) {
      return refuse(change);
    }
    log(change.get(), CLOSE, Optional.empty());
    return new Acted.Done(CLOSE, "The proposal is closed.");
  }

  private Optional<Change> find(ChangeKey key) {
    return records.read(tables -> tables.changes().find(key.value()));
  }

  private static boolean isOpen(Change change) {
    return change.state() == ChangeState.OPEN;
  }

  private static Acted refuse(Optional<Change> change) {
    return Acted.refused(
        change.isPresent() ? ErrorCategory.INVALID_TRANSITION : ErrorCategory.NOT_FOUND);
  }

  private Acted merged(Change change, Landed landed) {
    return switch (landed) {
      case Landed.Merged(CommitId commit) -> {
        log(change, MERGE, Optional.of(commit));
        followMain.run();
        yield new Acted.Done(MERGE, "It is on main, as commit " + commit + ".");
      }
      case Landed.Up _ -> {
        log(change, MERGE, Optional.empty());
        yield new Acted.Done(MERGE, "The forge merges it once its checks are through.");
      }
      case Landed.Unchanged _ -> unfit(change, "Main says the same already.");
      case Landed.Conflict _ -> unfit(change, "It does not fit main any more.");
      case Landed.Held(_, var files) ->
          unfit(change, "Look again at " + String.join(", ", files) + ".");
      case Landed.Red(var findings) ->
          unfit(change, findings.stream().map(Finding::toString).collect(Collectors.joining("\n")));
    };
  }

  /** What could not go in has been closed. */
  private Acted unfit(Change change, String why) {
    log(change, CLOSE, Optional.empty());
    return new Acted.Unfit(why + "\nThe proposal is closed; its submitter can see that.");
  }

  private void log(Change change, String rule, Optional<CommitId> commit) {
    Instant now = clock.instant();
    records.write(
        tables -> {
          append(tables, change, rule, commit, now);
          return true;
        });
  }

  private static void append(
      Tables tables, Change change, String rule, Optional<CommitId> commit, Instant now) {
    ObjectNode inputs = MaintainerLog.inputs().put("change", change.id());
    commit.ifPresent(id -> inputs.put("commit", id.value()));
    if (commit.isPresent() && change.kind().equals(ChangeKind.DRAFT.wireName())) {
      MaintainerLog.appendEntry(tables, change.target(), rule, inputs, now);
    } else {
      MaintainerLog.append(tables, "change-" + change.id(), rule, inputs, now);
    }
  }
}
