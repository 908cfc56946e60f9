package be.becivic.server.review;

import be.becivic.lifecycle.review.HeldDocument;
import be.becivic.lifecycle.review.TextPatch;
import be.becivic.lifecycle.review.queue.ActionOutcome;
import be.becivic.lifecycle.review.queue.QueueItem;
import be.becivic.lifecycle.review.queue.ReviewDetails;
import be.becivic.lifecycle.review.queue.ReviewedItem;
import be.becivic.protocol.error.ErrorCategory;
import be.becivic.protocol.error.Rejection;
import be.becivic.protocol.feedback.Target;
import be.becivic.protocol.feedback.TargetMembers;
import be.becivic.protocol.json.StrictJson;
import be.becivic.protocol.lifecycle.Status;
import be.becivic.protocol.lifecycle.Tally;
import be.becivic.records.content.FeedbackRow;
import be.becivic.records.decision.DecisionRecord;
import be.becivic.records.vote.Validation;
import be.becivic.server.operation.OperationReply;
import be.becivic.server.submission.SubmissionJson;
import java.util.List;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/** The queue as a maintainer's program sees it. */
final class ReviewJson {
  private ReviewJson() {}

  static ObjectNode list(List<QueueItem> items) {
    ObjectNode json = object();
    ArrayNode array = json.putArray("items");
    items.forEach(item -> array.add(item(item)));
    return json;
  }

  static ObjectNode item(QueueItem item) {
    ObjectNode json =
        object()
            .put("item", item.key().toString())
            .put("class", item.reviewClass().wireName())
            .put("kind", item.kind().wireName());
    item.kind().hold().ifPresent(kind -> json.set("hold", SubmissionJson.hold(kind)));
    item.target().ifPresent(target -> add(json, target));
    json.put("note", item.note()).put("opened_at", item.openedAt().toString());
    item.resolution().ifPresent(resolution -> json.put("resolution", resolution.wireName()));
    item.resolvedAt().ifPresent(at -> json.put("resolved_at", at.toString()));
    return json;
  }

  static ObjectNode shown(ReviewedItem shown) {
    ObjectNode json = item(shown.item());
    json.set("details", details(shown.details()));
    ArrayNode log = json.putArray("log");
    shown.log().forEach(row -> log.add(decision(row.decision())));
    return json;
  }

  private static ObjectNode decision(DecisionRecord decision) {
    return object()
        .put("rule", decision.rule())
        .put("decided_at", decision.decidedAt().toString())
        .set("inputs", StrictJson.parseStored(decision.inputs()))
        .asObject();
  }

  static OperationReply answer(ActionOutcome acted) {
    return switch (acted) {
      case ActionOutcome.Done(String rule, String did) ->
          OperationReply.ok(object().put("logged_as", rule).put("did", did));
      case ActionOutcome.Refused(Rejection rejection) -> OperationReply.refused(rejection);
      case ActionOutcome.Unfit(String why) -> unfit(object().put("why", why));
    };
  }

  /** A refusal that says what to put right. */
  static OperationReply unfit(ObjectNode more) {
    return OperationReply.refused(Rejection.of(ErrorCategory.CROSS_REF_FAIL), more);
  }

  private static ObjectNode details(ReviewDetails details) {
    return switch (details) {
      case ReviewDetails.Held(HeldDocument document) -> held(document);
      case ReviewDetails.Proposed proposed -> ChangeJson.proposed(proposed);
      case ReviewDetails.Voted voted -> voted(voted);
      case ReviewDetails.Message(FeedbackRow row) -> message(row);
      case ReviewDetails.Nothing() -> object().put("type", "nothing");
    };
  }

  private static ObjectNode held(HeldDocument held) {
    ObjectNode json = object().put("type", "held");
    json.set("document", held.document());
    ArrayNode marks = json.putArray("marks");
    held.findings()
        .persons()
        .forEach(
            mark ->
                marks
                    .addObject()
                    .put("pointer", mark.pointer())
                    .put("start", mark.start())
                    .put("end", mark.end())
                    .put("reason", mark.reason()));
    ArrayNode links = json.putArray("strange_links");
    held.findings().strangeLinks().forEach(links::add);
    ArrayNode rules = json.putArray("rules");
    held.findings().rules().forEach(rules::add);
    json.set("redaction", TextPatch.redaction(held.document(), held.findings().persons()));
    return json.put("contacts", held.findings().contacts());
  }

  private static ObjectNode voted(ReviewDetails.Voted voted) {
    ObjectNode json = object().put("type", "voted");
    voted.status().map(Status::wireName).ifPresent(status -> json.put("status", status));
    Tally tally = voted.tally();
    json.putObject("counts")
        .put("confirms", tally.confirms())
        .put("rejects", tally.rejects())
        .put("distinct", tally.distinct())
        .put("injection_flags", tally.injectionFlags());
    voted.vote().ifPresent(vote -> json.set("vote", vote(vote)));
    ArrayNode flags = json.putArray("flags");
    voted.flags().forEach(flag -> flags.add(vote(flag)));
    voted
        .text()
        .ifPresent(
            text -> {
              text.commit().ifPresent(commit -> json.put("commit", commit));
              json.put("text", text.text()).put("difference", text.difference());
            });
    return json;
  }

  /** Who voted stays unknown, even here. */
  private static ObjectNode vote(Validation vote) {
    ObjectNode json =
        object()
            .put("verdict", vote.verdict().wireName())
            .put("cohort", vote.cohort())
            .put("submitting_agent", vote.submittingAgent())
            .put("applied_at", vote.appliedAt().toString());
    vote.injectionReason().ifPresent(reason -> json.put("injection_reason", reason));
    vote.rationale().ifPresent(rationale -> json.put("rationale", rationale));
    return json;
  }

  private static ObjectNode message(FeedbackRow row) {
    ObjectNode json = object().put("type", "message").put("body", row.body());
    row.topic().ifPresent(topic -> json.put("topic", topic));
    row.pointer().ifPresent(pointer -> json.put("pointer", pointer));
    return json.put("submitting_agent", row.submittingAgent());
  }

  static void add(ObjectNode json, Target target) {
    TargetMembers.write(json, target);
  }

  static ObjectNode object() {
    return JsonNodeFactory.instance.objectNode();
  }
}
