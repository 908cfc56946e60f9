package be.becivic.server.review;

import be.becivic.lifecycle.machine.FlagJudgement;
import be.becivic.lifecycle.machine.MaintainerOrder;
import be.becivic.lifecycle.review.queue.ActionOutcome;
import be.becivic.lifecycle.review.queue.ItemKey;
import be.becivic.lifecycle.review.queue.QueueFilter;
import be.becivic.lifecycle.review.queue.QueueItem;
import be.becivic.lifecycle.review.queue.ReviewAction;
import be.becivic.lifecycle.review.queue.ReviewClass;
import be.becivic.lifecycle.review.queue.Reviews;
import be.becivic.protocol.error.ErrorCategory;
import be.becivic.protocol.error.Outcome;
import be.becivic.protocol.error.Rejection;
import be.becivic.protocol.feedback.Target;
import be.becivic.protocol.feedback.TargetType;
import be.becivic.protocol.id.Uid;
import be.becivic.records.review.ReviewKind;
import be.becivic.server.access.ReviewAccess;
import be.becivic.server.http.Request;
import be.becivic.server.http.Response;
import be.becivic.server.http.Route;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import tools.jackson.databind.JsonNode;

/** The maintainer's queue. */
public record ReviewRoutes(Reviews reviews, ReviewAccess access, int maxBody) {
  private static final String QUEUE = "/api/_internal/review";

  public List<Route> routes() {
    return List.of(
        Route.get(QUEUE, access.guard(this::list)),
        Route.post(QUEUE, maxBody, access.guard(this::begin)),
        Route.get(QUEUE + "/{item}", access.guard(this::show)),
        Route.post(QUEUE + "/{item}/{action}", maxBody, access.guard(this::act)));
  }

  private Response list(Request request) {
    Optional<String> named = request.query().find("class");
    Optional<ReviewClass> reviewClass = named.flatMap(ReviewClass::parse);
    String state = request.query().find("state").orElse("open");
    if (named.isPresent() && reviewClass.isEmpty() || !List.of("open", "settled").contains(state)) {
      return problem(ErrorCategory.BAD_REQUEST);
    }
    return Response.json(
        200, ReviewJson.list(reviews.list(new QueueFilter(reviewClass, state.equals("open")))));
  }

  private Response show(Request request) {
    return ItemKey.parse(request.parameter("item"))
        .flatMap(reviews::find)
        .map(shown -> Response.json(200, ReviewJson.shown(shown)))
        .orElseGet(() -> problem(ErrorCategory.NOT_FOUND));
  }

  private Response act(Request request) {
    Optional<ItemKey> key = ItemKey.parse(request.parameter("item"));
    if (key.isEmpty()) {
      return problem(ErrorCategory.NOT_FOUND);
    }
    return answer(
        ConfirmedRequest.read(request)
            .then(body -> action(request.parameter("action"), body))
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
      case "judge" -> body.text("judgement").then(ReviewRoutes::judge);
      case "triage" -> Outcome.ok(new ReviewAction.Triage());
      case "note" -> body.text("note").map(ReviewAction.Note::new);
      default -> Outcome.refused(Rejection.of(ErrorCategory.NOT_FOUND));
    };
  }

  private static Outcome<ReviewAction> judge(String judgement) {
    return switch (judgement) {
      case "upheld" -> Outcome.ok(new ReviewAction.Judge(FlagJudgement.RIGHT));
      case "dismissed" -> Outcome.ok(new ReviewAction.Judge(FlagJudgement.FALSE_ALARM));
      default -> Outcome.refused(Rejection.schema("/judgement", "enum"));
    };
  }

  /** Opens an item by hand, or acts on something that has none. */
  private Response begin(Request request) {
    Outcome<ConfirmedRequest> read = ConfirmedRequest.read(request);
    if (read instanceof Outcome.Ok<ConfirmedRequest>(ConfirmedRequest body)
        && body.find("action").filter("open"::equals).isPresent()) {
      return open(body);
    }
    return answer(read.then(body -> body.text("action").then(name -> onTarget(name, body))));
  }

  private Response open(ConfirmedRequest body) {
    Outcome<QueueItem> opened =
        body.text("kind")
            .then(ReviewRoutes::kind)
            .then(kind -> body.text("note").then(note -> reviews.open(kind, note)));
    return switch (opened) {
      case Outcome.Ok<QueueItem>(var item) -> Response.json(201, ReviewJson.item(item));
      case Outcome.Refused<QueueItem>(Rejection rejection) -> Response.problem(rejection);
    };
  }

  private static Outcome<ReviewKind> kind(String name) {
    return Arrays.stream(ReviewKind.values())
        .filter(kind -> kind.wireName().equals(name))
        .findFirst()
        .map(Outcome::ok)
        .orElseGet(() -> Outcome.refused(Rejection.schema("/kind", "enum")));
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
      default -> Outcome.refused(Rejection.schema("/action", "enum"));
    };
  }

  private static Outcome<Target> target(ConfirmedRequest body) {
    return body.text("target_type")
        .then(
            name ->
                TargetType.parse(name)
                    .map(Outcome::ok)
                    .orElseGet(() -> Outcome.refused(Rejection.schema("/target_type", "enum"))))
        .then(type -> body.text("target_id").map(id -> Target.of(type, id)));
  }

  private static Response answer(Outcome<ActionOutcome> outcome) {
    return switch (outcome) {
      case Outcome.Ok<ActionOutcome>(ActionOutcome acted) -> ReviewJson.answer(acted);
      case Outcome.Refused<ActionOutcome>(Rejection rejection) -> Response.problem(rejection);
    };
  }

  private static Response problem(ErrorCategory category) {
    return Response.problem(Rejection.of(category));
  }
}
