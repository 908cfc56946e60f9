package be.becivic.lifecycle.review.queue;

import be.becivic.lifecycle.log.MaintainerLog;
import be.becivic.lifecycle.machine.FlagJudgement;
import be.becivic.lifecycle.machine.Quarantine;
import be.becivic.lifecycle.review.Holds;
import be.becivic.lifecycle.review.ReleaseAttempt;
import be.becivic.lifecycle.review.StateChange;
import be.becivic.protocol.change.ChangeKey;
import be.becivic.protocol.error.ErrorCategory;
import be.becivic.protocol.error.Rejection;
import be.becivic.protocol.id.SubmissionId;
import be.becivic.protocol.id.Uid;
import be.becivic.records.change.ChangeRecord;
import be.becivic.records.review.Resolution;
import be.becivic.records.review.ReviewItem;
import be.becivic.records.review.ReviewKind;
import be.becivic.records.submission.ReceiptState;
import java.util.List;
import java.util.Optional;

/** Which action means what to which class of item; anything else is an invalid transition. */
record ItemActions(
    ReviewQueue queue,
    Holds holds,
    ChangeActions changes,
    Quarantine quarantine,
    LoggedActions notebook) {

  ActionOutcome on(Uid message, ReviewAction action) {
    return switch (action) {
      case ReviewAction.Triage _ ->
          notebook.write(
              message.toString(),
              "maintainer_triage",
              MaintainerLog.inputs().put("uid", message.toString()),
              "The message is marked as looked at.",
              (tables, now) -> tables.feedbackChannel().markTriaged(message, now));
      case ReviewAction.Note(String words) -> note(message.toString(), words);
      case ReviewAction.WithText _, ReviewAction.WithProposal _, ReviewAction.Judge _ ->
          impossible();
    };
  }

  ActionOutcome on(ReviewItem item, ReviewAction action) {
    if (action instanceof ReviewAction.Note(String words)) {
      return note(MaintainerLog.reviewSubject(item.id()), words);
    }
    if (item.resolution().isPresent()) {
      return impossible();
    }
    return switch (ReviewClass.of(item.kind())) {
      case NER_HOLD ->
          action instanceof ReviewAction.WithText text
              ? move(item.submission().orElseThrow(), text)
              : impossible();
      case DRAFT ->
          action instanceof ReviewAction.WithProposal proposal
              ? onDraft(item, proposal)
              : impossible();
      case INJECTION_FLAG -> onVotes(item, action);
      case PROVIDER_ELIGIBILITY, PROTOCOL_AMENDMENT ->
          action instanceof ReviewAction.WithProposal proposal
              ? byHand(item, proposal)
              : impossible();
      case UPKEEP -> action instanceof ReviewAction.Close ? closed(item) : impossible();
      case FEEDBACK -> impossible();
    };
  }

  private ActionOutcome note(String subject, String words) {
    return ActionOutcome.of(
        holds.publishable(words, "/note"), publishable -> notebook.note(subject, publishable));
  }

  private ActionOutcome move(SubmissionId id, ReviewAction.WithText action) {
    ReleaseAttempt attempt =
        switch (action) {
          case ReviewAction.Release _ -> holds.release(id);
          case ReviewAction.Edit(var patch) -> holds.releaseAfterEdit(id, patch);
          case ReviewAction.Discard _ -> ReleaseAttempt.of(holds.move(id, ReceiptState.DISCARDED));
        };
    return switch (attempt) {
      case ReleaseAttempt.Moved(StateChange change) -> moved(change);
      case ReleaseAttempt.Refused(Rejection rejection) -> new ActionOutcome.Refused(rejection);
      case ReleaseAttempt.Unfit(List<String> obstacles) ->
          new ActionOutcome.Unfit(
              String.join("\n", obstacles) + "\nIt is still held: edit it, or discard it.");
    };
  }

  private static ActionOutcome moved(StateChange moved) {
    String did =
        switch (moved.now()) {
          case DISCARDED -> "The text is destroyed.";
          case CONFLICT -> "It is released, but what it was about has changed meanwhile.";
          case RELEASED_AFTER_EDIT -> "The edited text goes where it was going.";
          case RELEASED, STAGED, COMMITTED, APPLIED, QUARANTINED, NER_HELD_FOR_REVIEW, CANCELLED ->
              "The text goes where it was going, as it is.";
        };
    return new ActionOutcome.Done("maintainer_" + moved.now().wireName(), did);
  }

  private ActionOutcome onDraft(ReviewItem item, ReviewAction.WithProposal action) {
    Optional<ChangeKey> change = queue.findChange(item).map(ChangeRecord::id).map(ChangeKey::new);
    return switch (action) {
      case ReviewAction.Merge _ -> change.map(changes::merge).orElseGet(ItemActions::impossible);
      case ReviewAction.Close _ -> change.map(changes::close).orElseGet(() -> closed(item));
    };
  }

  private ActionOutcome onVotes(ReviewItem item, ReviewAction action) {
    boolean isFlag = item.kind() == ReviewKind.INJECTION_FLAG;
    if (isFlag && action instanceof ReviewAction.Judge(FlagJudgement judgement)) {
      return ActionOutcome.of(
          quarantine.judge(item.id(), judgement),
          tick -> ActionOutcome.of(tick, "maintainer_judge", "The flag is judged."));
    }
    return !isFlag && action instanceof ReviewAction.Close ? closed(item) : impossible();
  }

  private ActionOutcome byHand(ReviewItem item, ReviewAction.WithProposal action) {
    return switch (action) {
      case ReviewAction.Merge _ ->
          resolve(item, Resolution.APPROVED, "maintainer_merge", "It is approved.");
      case ReviewAction.Close _ ->
          resolve(item, Resolution.REJECTED, "maintainer_close", "It is closed.");
    };
  }

  private ActionOutcome closed(ReviewItem item) {
    return resolve(item, Resolution.CLOSED, "maintainer_close", "It is closed.");
  }

  private ActionOutcome resolve(ReviewItem item, Resolution resolution, String rule, String did) {
    return notebook.write(
        MaintainerLog.reviewSubject(item.id()),
        rule,
        MaintainerLog.inputs().put("review", item.id()).put("resolution", resolution.wireName()),
        did,
        (tables, now) -> tables.review().resolve(item.id(), resolution, now));
  }

  private static ActionOutcome impossible() {
    return ActionOutcome.refused(ErrorCategory.INVALID_TRANSITION);
  }
}
