package be.becivic.server.desk;

import be.becivic.library.Library;
import be.becivic.lifecycle.forge.ChangeKey;
import be.becivic.lifecycle.machine.Order;
import be.becivic.lifecycle.review.queue.Acted;
import be.becivic.lifecycle.review.queue.Action;
import be.becivic.lifecycle.review.queue.Item;
import be.becivic.lifecycle.review.queue.ItemKey;
import be.becivic.lifecycle.review.queue.Reviews;
import be.becivic.lifecycle.review.queue.Shown;
import be.becivic.protocol.error.Outcome;
import be.becivic.protocol.error.Rejection;
import be.becivic.protocol.id.Uid;
import be.becivic.records.model.ReviewKind;
import be.becivic.server.http.Request;
import be.becivic.server.http.Response;
import be.becivic.server.http.Route;
import be.becivic.site.desk.DeskPages;
import be.becivic.site.desk.DeskPages.Visitor;
import be.becivic.site.view.desk.ChangesView;
import be.becivic.site.view.desk.NoticeView;
import be.becivic.site.view.desk.Said;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/** Where the pages of the desk stand, and what their forms do: what the queue's own actions do. */
public final class DeskRoutes {
  private static final String FEEDBACK = "/desk/feedback";
  private static final String QUARANTINES = "/desk/quarantines";
  private static final String HEALTH = "/desk/health";

  private final Door door;
  private final DeskPages pages;
  private final Reviews reviews;
  private final Library library;
  private final Pulse pulse;
  private final JobRunner jobs;
  private final InstantSource clock;
  private final int maxBody;

  DeskRoutes(
      Door door,
      DeskPages pages,
      Reviews reviews,
      Library library,
      Pulse pulse,
      JobRunner jobs,
      InstantSource clock,
      int maxBody) {
    this.door = door;
    this.pages = pages;
    this.reviews = reviews;
    this.library = library;
    this.pulse = pulse;
    this.jobs = jobs;
    this.clock = clock;
    this.maxBody = maxBody;
  }

  public List<Route> routes() {
    var routes = new ArrayList<>(door.routes());
    routes.add(door.get("/desk", this::queue));
    routes.add(door.get("/desk/review/{key}", this::item));
    routes.add(door.post("/desk/review", maxBody, this::open));
    routes.add(door.post("/desk/review/{key}/{action}", maxBody, this::act));
    routes.add(door.get("/desk/changes", this::changes));
    routes.add(door.get("/desk/changes/{key}", this::change));
    routes.add(door.post("/desk/changes/{key}/{action}", maxBody, this::decide));
    routes.add(door.get(QUARANTINES, this::quarantines));
    routes.add(door.post(QUARANTINES + "/{order}", maxBody, this::order));
    routes.add(door.get(FEEDBACK, this::feedback));
    routes.add(door.get(HEALTH, this::health));
    routes.add(door.post("/desk/jobs/{name}", maxBody, this::run));
    return routes;
  }

  private Lines lines() {
    return new Lines(clock.instant());
  }

  private Response queue(Request request, Visitor visitor) {
    return Answers.page(
        200, pages.queue(new QueuePage(reviews, pulse, lines()).view(isSettled(request)), visitor));
  }

  private static boolean isSettled(Request request) {
    return request.query().find("state").filter("settled"::equals).isPresent();
  }

  private Response feedback(Request request, Visitor visitor) {
    return Answers.page(
        200,
        pages.feedback(
            new QueuePage(reviews, pulse, lines()).messages(isSettled(request)), visitor));
  }

  private Response health(Request request, Visitor visitor) {
    return Answers.page(200, pages.health(pulse.view(lines()), visitor));
  }

  private Response item(Request request, Visitor visitor) {
    return find(request)
        .map(
            shown ->
                Answers.page(
                    200,
                    pages.item(
                        new ItemPage(reviews, lines())
                            .view(shown, visitor.said().map(Said::words).orElse("")),
                        visitor)))
        .orElseGet(() -> missing(visitor));
  }

  private Optional<Shown> find(Request request) {
    return ItemKey.parse(request.parameter("key")).flatMap(reviews::find);
  }

  private Response missing(Visitor visitor) {
    return Answers.page(
        404, pages.notice("Nothing here", NoticeView.of("There is no such thing."), visitor));
  }

  private Response act(Request request, Form form, Session session) {
    Optional<Shown> shown = find(request);
    Optional<Outcome<Action>> action =
        shown.flatMap(item -> Deeds.action(request.parameter("action"), form, item));
    if (action.isEmpty()) {
      return missing(session.visitor());
    }
    ItemKey key = shown.get().item().key();
    return told(
        session,
        action.get(),
        meant -> reviews.act(key, meant),
        form.find("note").orElse(""),
        back(form, "/desk/review/" + key));
  }

  /** Only where forms of ours lead. */
  private static String back(Form form, String otherwise) {
    return form.find("back").filter("feedback"::equals).isPresent() ? FEEDBACK : otherwise;
  }

  private static <T> Response told(
      Session session, Outcome<T> meant, Function<T, Acted> deed, String words, String next) {
    Acted acted =
        switch (meant) {
          case Outcome.Ok<T>(T value) -> deed.apply(value);
          case Outcome.Refused<T>(Rejection rejection) -> new Acted.Refused(rejection);
        };
    session.tell(Deeds.said(acted, words));
    return Answers.see(next);
  }

  private Response open(Request request, Form form, Session session) {
    ReviewKind kind =
        form.find("kind").filter("provider_eligibility"::equals).isPresent()
            ? ReviewKind.PROVIDER_ELIGIBILITY
            : ReviewKind.PROTOCOL_AMENDMENT;
    Outcome<Item> opened =
        form.words("note")
            .map(note -> reviews.open(kind, note))
            .orElseGet(() -> Outcome.refused(Rejection.missing("", "the question")));
    return switch (opened) {
      case Outcome.Ok<Item>(Item item) -> {
        session.tell(Said.done("It is up."));
        yield Answers.see("/desk/review/" + item.key());
      }
      case Outcome.Refused<Item>(Rejection rejection) -> {
        session.tell(Said.refused(Words.refusal(rejection), form.find("note").orElse("")));
        yield Answers.see("/desk");
      }
    };
  }

  private Response changes(Request request, Visitor visitor) {
    boolean isAll = request.query().find("state").filter("all"::equals).isPresent();
    Lines lines = lines();
    return Answers.page(
        200,
        pages.changes(
            new ChangesView(isAll, reviews.listChanges(!isAll).stream().map(lines::row).toList()),
            visitor));
  }

  private Response change(Request request, Visitor visitor) {
    return key(request)
        .flatMap(reviews::findChange)
        .map(
            proposed ->
                Answers.page(
                    200,
                    pages.change(
                        new ChangePage(lines())
                            .view(proposed, ChangePage.choices(proposed.change())),
                        visitor)))
        .orElseGet(() -> missing(visitor));
  }

  private static Optional<ChangeKey> key(Request request) {
    try {
      return Optional.of(new ChangeKey(request.parameter("key")));
    } catch (IllegalArgumentException _) {
      return Optional.empty();
    }
  }

  private Response decide(Request request, Form form, Session session) {
    Optional<ChangeKey> key = key(request);
    String action = request.parameter("action");
    if (key.isEmpty() || !List.of("merge", "close").contains(action)) {
      return missing(session.visitor());
    }
    return told(
        session,
        confirmed(form, key.get()),
        action.equals("merge") ? reviews::merge : reviews::close,
        "",
        "/desk/changes/" + key.get().value());
  }

  private static <T> Outcome<T> confirmed(Form form, T meant) {
    return form.isConfirmed() ? Outcome.ok(meant) : Outcome.refused(Deeds.unconfirmed());
  }

  private Response quarantines(Request request, Visitor visitor) {
    return Answers.page(
        200,
        pages.quarantines(
            new QuarantinesPage(reviews, library, lines())
                .view(visitor.said().map(Said::words).orElse("")),
            visitor));
  }

  private Response order(Request request, Form form, Session session) {
    String name = request.parameter("order");
    if (name.equals("retract")) {
      Outcome<Uid> uid =
          form.words("uid")
              .flatMap(Uid::parse)
              .map(found -> confirmed(form, found))
              .orElseGet(() -> Outcome.refused(Rejection.missing("", "the number of a row")));
      return told(session, uid, reviews::retract, "", back(form, QUARANTINES));
    }
    if (!List.of("quarantine", "deprecate", "reinstate").contains(name)) {
      return missing(session.visitor());
    }
    Outcome<Order> order =
        Deeds.order(name, form)
            .orElseGet(() -> Outcome.refused(Rejection.missing("", "what it is about, or why")));
    return told(session, order, reviews::order, form.find("reason").orElse(""), QUARANTINES);
  }

  private Response run(Request request, Form form, Session session) {
    Optional<Said> said = jobs.run(request.parameter("name"));
    if (said.isEmpty()) {
      return missing(session.visitor());
    }
    session.tell(said.get());
    return Answers.see(HEALTH);
  }
}
