package be.becivic.server.desk;

import be.becivic.lifecycle.review.queue.Action;
import be.becivic.lifecycle.review.queue.Item;
import be.becivic.lifecycle.review.queue.ItemKey;
import be.becivic.lifecycle.review.queue.Shown;
import be.becivic.protocol.error.Outcome;
import be.becivic.protocol.error.Rejection;
import be.becivic.records.model.ReviewKind;
import be.becivic.server.http.Request;
import be.becivic.server.http.Response;
import be.becivic.server.http.Route;
import be.becivic.site.desk.DeskPages.Visitor;
import be.becivic.site.view.desk.Said;
import java.util.List;
import java.util.Optional;

/** The items of the queue, one by one. */
record ItemRoutes(Work work) {
  private static final String ITEMS = "/desk/review";

  List<Route> routes() {
    return List.of(
        work.get(ITEMS + "/{key}", this::show),
        work.post(ITEMS, this::open),
        work.post(ITEMS + "/{key}/{action}", this::act));
  }

  private Response show(Request request, Visitor visitor) {
    return find(request)
        .map(
            shown ->
                new ItemPage(work.reviews(), work.lines())
                    .view(shown, visitor.said().map(Said::words).orElse("")))
        .map(view -> Answers.page(200, work.pages().item(view, visitor)))
        .orElseGet(() -> work.missing(visitor));
  }

  private Optional<Shown> find(Request request) {
    return ItemKey.parse(request.parameter("key")).flatMap(work.reviews()::find);
  }

  private Response act(Request request, Form form, Session session) {
    Optional<Shown> shown = find(request);
    Optional<Outcome<Action>> action =
        shown.flatMap(item -> Deeds.action(request.parameter("action"), form, item));
    if (action.isEmpty()) {
      return work.missing(session.visitor());
    }
    ItemKey key = shown.get().item().key();
    return Work.told(
        session,
        action.get(),
        meant -> work.reviews().act(key, meant),
        form.find("note").orElse(""),
        form.back(ITEMS + "/" + key));
  }

  private Response open(Request request, Form form, Session session) {
    ReviewKind kind =
        form.find("kind").filter("provider_eligibility"::equals).isPresent()
            ? ReviewKind.PROVIDER_ELIGIBILITY
            : ReviewKind.PROTOCOL_AMENDMENT;
    Outcome<Item> opened =
        form.words("note")
            .map(note -> work.reviews().open(kind, note))
            .orElseGet(() -> Outcome.refused(Rejection.missing("", "the question")));
    return switch (opened) {
      case Outcome.Ok<Item>(Item item) -> {
        session.tell(Said.done("It is up."));
        yield Answers.see(ITEMS + "/" + item.key());
      }
      case Outcome.Refused<Item>(Rejection rejection) -> {
        session.tell(Said.refused(Words.refusal(rejection), form.find("note").orElse("")));
        yield Answers.see("/desk");
      }
    };
  }
}
