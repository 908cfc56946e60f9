package be.becivic.lifecycle.review.queue;

import be.becivic.lifecycle.forge.ChangeKey;
import be.becivic.lifecycle.log.MaintainerLog;
import be.becivic.lifecycle.machine.Judgement;
import be.becivic.lifecycle.machine.Quarantine;
import be.becivic.lifecycle.review.Holds;
import be.becivic.lifecycle.review.Moved;
import be.becivic.protocol.error.ErrorCategory;
import be.becivic.protocol.error.Outcome;
import be.becivic.protocol.id.SubmissionId;
import be.becivic.protocol.id.Uid;
import be.becivic.records.model.Change;
import be.becivic.records.model.ReceiptState;
import be.becivic.records.model.Resolution;
import be.becivic.records.model.ReviewItem;
import be.becivic.records.model.ReviewKind;
import java.util.Optional;

/** Which action means what to which class of item; anything else is an invalid transition. */
record ItemActions(
    Queue queue, Holds holds, ChangeActions changes, Quarantine quarantine, Notebook notebook) {

  Acted on(Uid message, Action action) {
    return switch (action) {
      case Action.Triage _ ->
          notebook.write(
              message.toString(),
              "maintainer_triage",
              MaintainerLog.inputs().put("uid", message.toString()),
              "The message is marked as looked at.",
              (tables, now) -> tables.feedbackChannel().markTriaged(message, now));
      case Action.Note(String words) -> note(message.toString(), words);
      case Action.WithText _, Action.WithProposal _, Action.Judge _ -> impossible();
    };
  }

  Acted on(ReviewItem item, Action action) {
    if (action instanceof Action.Note(String words)) {
      return note(MaintainerLog.reviewSubject(item.id()), words);
    }
    if (item.resolution().isPresent()) {
      return impossible();
    }
    return switch (ReviewClass.of(item.kind())) {
      case NER_HOLD ->
          action instanceof Action.WithText text
              ? Acted.of(move(item.submission().orElseThrow(), text), ItemActions::moved)
              : impossible();
      case DRAFT ->
          action instanceof Action.WithProposal proposal ? onDraft(item, proposal) : impossible();
      case INJECTION_FLAG -> onVotes(item, action);
      case PROVIDER_ELIGIBILITY, PROTOCOL_AMENDMENT ->
          action instanceof Action.WithProposal proposal ? byHand(item, proposal) : impossible();
      case UPKEEP -> action instanceof Action.Close ? closed(item) : impossible();
      case FEEDBACK -> impossible();
    };
  }

  private Acted note(String subject, String words) {
    return Acted.of(
        holds.publishable(words, "/note"), publishable -> notebook.note(subject, publishable));
  }

  private Outcome<Moved> move(SubmissionId id, Action.WithText action) {
    return switch (action) {
      case Action.Release _ -> holds.move(id, ReceiptState.RELEASED);
      case Action.Edit(var patch) -> holds.releaseAfterEdit(id, patch);
      case Action.Discard _ -> holds.move(id, ReceiptState.DISCARDED);
    };
  }

  private static Acted moved(Moved moved) {
    String did =
        switch (moved.now()) {
          case DISCARDED -> "The text is destroyed.";
          case CONFLICT -> "It is released, but what it was about has changed meanwhile.";
          case RELEASED_AFTER_EDIT -> "The edited text goes where it was going.";
          case RELEASED, STAGED, COMMITTED, APPLIED, QUARANTINED, NER_HELD_FOR_REVIEW, CANCELLED ->
              "The text goes where it was going, as it is.";
        };
    return new Acted.Done("maintainer_" + moved.now().wireName(), did);
  }

  private Acted onDraft(ReviewItem item, Action.WithProposal action) {
    Optional<ChangeKey> change = queue.findChange(item).map(Change::id).map(ChangeKey::new);
    return switch (action) {
      case Action.Merge _ -> change.map(changes::merge).orElseGet(ItemActions::impossible);
      case Action.Close _ -> change.map(changes::close).orElseGet(() -> closed(item));
    };
  }

  private Acted onVotes(ReviewItem item, Action action) {
    boolean isFlag = item.kind() == ReviewKind.INJECTION_FLAG;
    if (isFlag && action instanceof Action.Judge(Judgement judgement)) {
      return Acted.of(
          quarantine.judge(item.id(), judgement),
          tick -> Acted.of(tick, "maintainer_judge", "The flag is judged."));
    }
    return !isFlag && action instanceof Action.Close ? closed(item) : impossible();
  }

  private Acted byHand(ReviewItem item, Action.WithProposal action) {
    return switch (action) {
      case Action.Merge _ ->
          resolve(item, Resolution.APPROVED, "maintainer_merge", "It is approved.");
      case Action.Close _ ->
          resolve(item, Resolution.REJECTED, "maintainer_close", "It is closed.");
    };
  }

  private Acted closed(ReviewItem item) {
    return resolve(item, Resolution.CLOSED, "maintainer_close", "It is closed.");
  }

  private Acted resolve(ReviewItem item, Resolution resolution, String rule, String did) {
    return notebook.write(
        MaintainerLog.reviewSubject(item.id()),
        rule,
        MaintainerLog.inputs().put("review", item.id()).put("resolution", resolution.wireName()),
        did,
        (tables, now) -> tables.review().resolve(item.id(), resolution, now));
  }

  private static Acted impossible() {
    return Acted.refused(ErrorCategory.INVALID_TRANSITION);
  }
}
