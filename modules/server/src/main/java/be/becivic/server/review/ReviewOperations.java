package be.becivic.server.review;

import static be.becivic.protocol.error.ErrorCategory.CROSS_REF_FAIL;
import static be.becivic.protocol.error.ErrorCategory.INVALID_TRANSITION;
import static be.becivic.protocol.error.ErrorCategory.LAYER2_SCRUB_FAILURE;
import static be.becivic.protocol.error.ErrorCategory.NOT_FOUND;
import static be.becivic.protocol.error.ErrorCategory.REGEX_FAIL;

import be.becivic.lifecycle.machine.FlagJudgement;
import be.becivic.lifecycle.machine.MaintainerOrder;
import be.becivic.lifecycle.review.queue.ActionOutcome;
import be.becivic.lifecycle.review.queue.ItemKey;
import be.becivic.lifecycle.review.queue.QueueFilter;
import be.becivic.lifecycle.review.queue.QueueItem;
import be.becivic.lifecycle.review.queue.ReviewAction;
import be.becivic.lifecycle.review.queue.ReviewClass;
import be.becivic.lifecycle.review.queue.Reviews;
import be.becivic.protocol.error.Outcome;
import be.becivic.protocol.error.Rejection;
import be.becivic.protocol.feedback.Target;
import be.becivic.protocol.feedback.TargetMembers;
import be.becivic.protocol.id.Uid;
import be.becivic.protocol.operation.Access;
import be.becivic.protocol.operation.Operation;
import be.becivic.protocol.operation.OperationBuilder;
import be.becivic.protocol.operation.Parameter;
import be.becivic.records.review.ReviewKind;
import be.becivic.server.operation.Call;
import be.becivic.server.operation.OperationHandler;
import be.becivic.server.operation.OperationReply;
import be.becivic.server.operation.ServedOperation;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Stream;
import tools.jackson.databind.JsonNode;

/** The maintainer's queue. */
record ReviewOperations(Reviews reviews) {
  private static final String QUEUE = "/api/_internal/review";

  private static final Parameter<ReviewClass> CLASS =
      Parameter.choice("class", Stream.of(ReviewClass.values()), ReviewClass::wireName)
          .says("Only one class.");

  private static final Parameter<Boolean> IS_OPEN =
      Parameter.choice("state", Stream.of(true, false), isOpen -> isOpen ? "open" : "settled")
          .otherwise(true)
          .says("What waits, or what was decided.");

  private static final Parameter<String> ITEM =
      Parameter.segment("item")
          .says("What the queue calls an item: its number, or fbk-00042 for a message.");

  private static final Parameter<String> ACTION =
      Parameter.segment("action").says("What to do with it.");

  static final List<ServedOperation> SERVED =
      List.of(
          served(
              Operation.get("list_reviews", QUEUE)
                  .says("What waits for a maintainer; no held text.")
                  .takes(CLASS, IS_OPEN)
                  .answers(200, "Items, without any held text", ReviewShapes.ITEMS),
              operations -> operations::list),
          served(
              Operation.get("review", QUEUE + "/{item}")
                  .says(
                      "Everything about one item: held text and marks, diff and findings, flags and"
                          + " votes, its log.")
                  .takes(ITEM)
                  .answers(200, "The item, held text and all", ReviewShapes.ITEM)
                  .refuses(NOT_FOUND),
              operations -> operations::show),
          served(
              acting(
                      Operation.post("begin_review", QUEUE),
                      "Open an item by hand, or retract, deprecate, quarantine, reinstate,"
                          + " restore or vouch for something.")
                  .takesBody(ReviewShapes.NEW_ITEM)
                  .answers(201, "The item", ReviewShapes.ITEM)
                  .answers(200, "What was done", ReviewShapes.ACTED),
              operations -> operations::begin),
          served(
              acting(
                      Operation.post("act_on_review", QUEUE + "/{item}/{action}"),
                      "Release, edit (patch), discard, merge, close, judge (judgement), triage or"
                          + " note (note) an item.")
                  .takes(ITEM, ACTION)
                  .takesBody(ReviewShapes.ACTION)
                  .answers(200, "What was done", ReviewShapes.ACTED),
              operations -> operations::act));

  private static OperationBuilder acting(OperationBuilder operation, String summary) {
    return operation
        .says(summary)
        .refuses(NOT_FOUND, INVALID_TRANSITION, CROSS_REF_FAIL, REGEX_FAIL, LAYER2_SCRUB_FAILURE);
  }

  private static ServedOperation served(
      OperationBuilder operation, Function<ReviewOperations, OperationHandler> handler) {
    return new ServedOperation(
        operation.onlyFor(Access.MAINTAINER),
        doors -> handler.apply(new ReviewOperations(doors.reviews())));
  }

  private OperationReply list(Call call) {
    return OperationReply.ok(
        ReviewJson.list(
            reviews.list(
                new QueueFilter(call.arguments().find(CLASS), call.arguments().get(IS_OPEN)))));
  }

  private OperationReply show(Call call) {
    return ItemKey.parse(call.arguments().get(ITEM))
        .flatMap(reviews::find)
        .map(shown -> OperationReply.ok(ReviewJson.shown(shown)))
        .orElseGet(() -> OperationReply.refused(Rejection.of(NOT_FOUND)));
  }

  private OperationReply act(Call call) {
    Optional<ItemKey> key = ItemKey.parse(call.arguments().get(ITEM));
    if (key.isEmpty()) {
      return OperationReply.refused(Rejection.of(NOT_FOUND));
    }
    return answer(
        ConfirmedRequest.read(call)
            .then(body -> action(call.arguments().get(ACTION), body))
            .map(action -> reviews.act(key.get(), action)));
  }

  private static Outcome<ReviewAction> action(String name, ConfirmedRequest body) {
    return switch (name) {
      case "release" -> Outcome.ok(new ReviewAction.Release());
      case "edit" ->
          body.body()
              .optional("patch")
              .filter(JsonNode::isObject)
              .<Outcome<ReviewAction>>map(patch -> Outcome.ok(new ReviewAction.Edit(patch)))
              .orElseGet(() -> Outcome.refused(Rejection.missing("", "patch")));
      case "discard" -> Outcome.ok(new ReviewAction.Discard());
      case "merge" -> Outcome.ok(new ReviewAction.Merge());
      case "close" -> Outcome.ok(new ReviewAction.Close());
      case "judge" -> body.text("judgement").then(ReviewOperations::judge);
      case "triage" -> Outcome.ok(new ReviewAction.Triage());
      case "note" -> body.text("note").map(ReviewAction.Note::new);
      default -> Outcome.refused(Rejection.of(NOT_FOUND));
    };
  }

  private static Outcome<ReviewAction> judge(String judgement) {
    return switch (judgement) {
      case "upheld" -> Outcome.ok(new ReviewAction.Judge(FlagJudgement.RIGHT));
      case "dismissed" -> Outcome.ok(new ReviewAction.Judge(FlagJudgement.FALSE_ALARM));
      default ->
          Outcome.refused(Rejection.notAmong("/judgement", "enum", List.of("upheld", "dismissed")));
    };
  }

  /** Opens an item by hand, or acts on something that has none. */
  private OperationReply begin(Call call) {
    Outcome<ConfirmedRequest> read = ConfirmedRequest.read(call);
    if (read instanceof Outcome.Ok<ConfirmedRequest>(ConfirmedRequest body)
        && body.find("action").filter("open"::equals).isPresent()) {
      return open(body);
    }
    return answer(read.then(body -> body.text("action").then(name -> onTarget(name, body))));
  }

  private OperationReply open(ConfirmedRequest body) {
    Outcome<QueueItem> opened =
        body.text("kind")
            .then(ReviewOperations::kind)
            .then(kind -> body.text("note").then(note -> reviews.open(kind, note)));
    return switch (opened) {
      case Outcome.Ok<QueueItem>(var item) -> OperationReply.done(201, ReviewJson.item(item));
      case Outcome.Refused<QueueItem>(Rejection rejection) -> OperationReply.refused(rejection);
    };
  }

  private static Outcome<ReviewKind> kind(String name) {
    return Arrays.stream(ReviewKind.values())
        .filter(kind -> kind.wireName().equals(name))
        .findFirst()
        .map(Outcome::ok)
        .orElseGet(
            () ->
                Outcome.refused(
                    Rejection.notAmong(
                        "/kind",
                        "enum",
                        Arrays.stream(ReviewKind.values()).map(ReviewKind::wireName).toList())));
  }

  private Outcome<ActionOutcome> onTarget(String action, ConfirmedRequest body) {
    return switch (action) {
      case "retract" ->
          body.text("uid")
              .then(
                  uid ->
                      Uid.parse(uid)
                          .map(Outcome::ok)
                          .orElseGet(() -> Outcome.refused(Rejection.schema("/uid", "pattern"))))
              .map(reviews::retract);
      case "quarantine" ->
          target(body)
              .then(on -> body.text("reason").map(why -> new MaintainerOrder.Quarantine(on, why)))
              .map(reviews::order);
      case "deprecate" ->
          target(body)
              .map(on -> new MaintainerOrder.Deprecate(on, body.find("superseded_by")))
              .map(reviews::order);
      case "reinstate" -> target(body).map(MaintainerOrder.Reinstate::new).map(reviews::order);
      case "restore" ->
          target(body)
              .then(on -> body.text("to").map(version -> new MaintainerOrder.Restore(on, version)))
              .map(reviews::order);
      case "vouch" -> target(body).map(MaintainerOrder.Vouch::new).map(reviews::order);
      default ->
          Outcome.refused(
              Rejection.notAmong(
                  "/action",
                  "enum",
                  List.of(
                      "open",
                      "retract",
                      "deprecate",
                      "quarantine",
                      "reinstate",
                      "restore",
                      "vouch")));
    };
  }

  private static Outcome<Target> target(ConfirmedRequest body) {
    return TargetMembers.read(body.find(TargetMembers.TYPE), body.find(TargetMembers.ID));
  }

  private static OperationReply answer(Outcome<ActionOutcome> outcome) {
    return switch (outcome) {
      case Outcome.Ok<ActionOutcome>(ActionOutcome acted) -> ReviewJson.answer(acted);
      case Outcome.Refused<ActionOutcome>(Rejection rejection) -> OperationReply.refused(rejection);
    };
  }
}
