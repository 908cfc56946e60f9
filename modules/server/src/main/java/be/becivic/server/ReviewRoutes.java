package be.becivic.server;

import be.becivic.lifecycle.machine.Judgement;
import be.becivic.lifecycle.machine.Order;
import be.becivic.lifecycle.review.queue.Acted;
import be.becivic.lifecycle.review.queue.Action;
import be.becivic.lifecycle.review.queue.Filter;
import be.becivic.lifecycle.review.queue.Item;
import be.becivic.lifecycle.review.queue.ItemKey;
import be.becivic.lifecycle.review.queue.ReviewClass;
import be.becivic.lifecycle.review.queue.Reviews;
import be.becivic.protocol.error.ErrorCategory;
import be.becivic.protocol.error.Outcome;
import be.becivic.protocol.error.Rejection;
import be.becivic.protocol.feedback.TargetType;
import be.becivic.protocol.id.Uid;
import be.becivic.records.model.ReviewKind;
import be.becivic.records.model.Target;
import be.becivic.server.http.Request;
import be.becivic.server.http.Response;
import be.becivic.server.http.Route;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import tools.jackson.databind.JsonNode;

/** The maintainer's queue. */
record ReviewRoutes(Reviews reviews, ReviewAccess access, int maxBody) {
  private static final String QUEUE = "/api/_internal/review";

  List<Route> routes() {
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
        200, ReviewJson.list(reviews.list(new Filter(reviewClass, state.equals("open")))));
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
        Confirmed.read(request)
            .then(body -> action(request.parameter("action"), body))
            .map(action -> reviews.act(key.get(), action)));
  }

  private static Outcome<Action> action(String name, Confirmed body) {
    return switch (name) {
      case "release" -> Outcome.ok(new Action.Release());
      case "edit" ->
          body.body()
              .optional("patch")
              .filter(JsonNode::isObject)
              .<Outcome<Action>>map(patch -> Outcome.ok(new Action.Edit(patch)))
              .orElseGet(() -> Outcome.refused(Rejection.missing("", "patch")));
      case "discard" -> Outcome.ok(new Action.Discard());
      case "merge" -> Outcome.ok(new Action.Merge());
      case "close" -> Outcome.ok(new Action.Close());
      case "judge" -> body.text("judgement").then(ReviewRoutes::judge);
      case "triage" -> Outcome.ok(new Action.Triage());
      case "note" -> body.text("note").map(Action.Note::new);
      default -> Outcome.refused(Rejection.of(ErrorCategory.NOT_FOUND));
    };
  }

  private static Outcome<Action> judge(String judgement) {
    return switch (judgement) {
      case "upheld" -> Outcome.ok(new Action.Judge(Judgement.RIGHT));
      case "dismissed" -> Outcome.ok(new Action.Judge(Judgement.FALSE_ALARM));
      default -> Outcome.refused(Rejection.schema("/judgement", "enum"));
    };
  }

  /** Opens an item by hand, or acts on something that has none. */
  private Response begin(Request request) {
    Outcome<Confirmed> read = Confirmed.read(request);
    if (read instanceof Outcome.Ok<Confirmed>(Confirmed body)
        && body.find("action").filter("open"::equals).isPresent()) {
      return open(body);
    }
    return answer(read.then(body -> body.text("action").then(name -> onTarget(name, body))));
  }

  private Response open(Confirmed body) {
    Outcome<Item> opened =
        body.text("kind")
            .then(ReviewRoutes::kind)
            .then(kind -> body.text("note").then(note -> reviews.open(kind, note)));
    return switch (opened) {
      case Outcome.Ok<Item>(var item) -> Response.json(201, ReviewJson.item(item));
      case Outcome.Refused<Item>(Rejection rejection) -> Response.problem(rejection);
    };
  }

  private static Outcome<ReviewKind> kind(String name) {
    return Arrays.stream(ReviewKind.values())
        .filter(kind -> kind.wireName().equals(name))
        .findFirst()
        .map(Outcome::ok)
        .orElseGet(() -> Outcome.refused(Rejection.schema("/kind", "enum")));
  }

  private Outcome<Acted> onTarget(String action, Confirmed body) {
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
              .then(on -> body.text("reason").map(why -> new Order.Quarantine(on, why)))
              .map(reviews::order);
      case "deprecate" ->
          target(body)
              .map(on -> new Order.Deprecate(on, body.find("superseded_by")))
              .map(reviews::order);
      case "reinstate" -> target(body).map(Order.Reinstate::new).map(reviews::order);
      default -> Outcome.refused(Rejection.schema("/action", "enum"));
    };
  }

  private static Outcome<Target> target(Confirmed body) {
    return body.text("target_type")
        .then(
            name ->
                TargetType.parse(name)
                    .map(Outcome::ok)
                    .orElseGet(() -> Outcome.refused(Rejection.schema("/target_type", "enum"))))
        .then(type -> body.text("target_id").map(id -> new Target(type, id)));
  }

  private static Response answer(Outcome<Acted> outcome) {
    return switch (outcome) {
      case Outcome.Ok<Acted>(Acted acted) -> ReviewJson.answer(acted);
      case Outcome.Refused<Acted>(Rejection rejection) -> Response.problem(rejection);
    };
  }

  private static Response problem(ErrorCategory category) {
    return Response.problem(Rejection.of(category));
  }
}
