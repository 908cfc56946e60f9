package be.becivic.server.desk;

import be.becivic.lifecycle.review.queue.ItemKey;
import be.becivic.lifecycle.review.queue.QueueItem;
import be.becivic.lifecycle.review.queue.ReviewAction;
import be.becivic.lifecycle.review.queue.ReviewedItem;
import be.becivic.protocol.error.Outcome;
import be.becivic.protocol.error.Rejection;
import be.becivic.records.review.ReviewKind;
import be.becivic.server.desk.login.DeskAnswers;
import be.becivic.server.desk.login.DeskSession;
import be.becivic.server.desk.login.Form;
import be.becivic.server.http.Request;
import be.becivic.server.http.Response;
import be.becivic.server.http.Route;
import be.becivic.site.desk.DeskPages.Visitor;
import be.becivic.site.view.desk.ActionMessage;
import java.util.List;
import java.util.Optional;

/** The items of the queue, one by one. */
record ItemRoutes(DeskContext work) {
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
                    .view(shown, visitor.said().map(ActionMessage::words).orElse("")))
        .map(view -> DeskAnswers.page(200, work.pages().item(view, visitor)))
        .orElseGet(() -> work.missing(visitor));
  }

  private Optional<ReviewedItem> find(Request request) {
    return ItemKey.parse(request.parameter("key")).flatMap(work.reviews()::find);
  }

  private Response act(Request request, Form form, DeskSession session) {
    Optional<ReviewedItem> shown = find(request);
    Optional<Outcome<ReviewAction>> action =
        shown.flatMap(item -> FormActions.action(request.parameter("action"), form, item));
    if (action.isEmpty()) {
      return work.missing(session.visitor());
    }
    ItemKey key = shown.get().item().key();
    return DeskContext.told(
        session,
        action.get(),
        meant -> work.reviews().act(key, meant),
        form.find("note").orElse(""),
        form.back(ITEMS + "/" + key));
  }

  private Response open(Request request, Form form, DeskSession session) {
    ReviewKind kind =
        form.find("kind").filter("provider_eligibility"::equals).isPresent()
            ? ReviewKind.PROVIDER_ELIGIBILITY
            : ReviewKind.PROTOCOL_AMENDMENT;
    Outcome<QueueItem> opened =
        form.words("note")
            .map(note -> work.reviews().open(kind, note))
            .orElseGet(() -> Outcome.refused(Rejection.missing("", "the question")));
    return switch (opened) {
      case Outcome.Ok<QueueItem>(QueueItem item) -> {
        session.tell(ActionMessage.done("It is up."));
        yield DeskAnswers.see(ITEMS + "/" + item.key());
      }
      case Outcome.Refused<QueueItem>(Rejection rejection) -> {
        session.tell(
            ActionMessage.refused(DeskWords.refusal(rejection), form.find("note").orElse("")));
        yield DeskAnswers.see("/desk");
      }
    };
  }
}
