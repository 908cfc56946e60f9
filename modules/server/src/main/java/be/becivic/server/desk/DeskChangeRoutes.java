package be.becivic.server.desk;

import be.becivic.lifecycle.review.queue.Reviews;
import be.becivic.protocol.change.ChangeKey;
import be.becivic.server.desk.login.DeskAnswers;
import be.becivic.server.desk.login.DeskSession;
import be.becivic.server.desk.login.Form;
import be.becivic.server.http.Request;
import be.becivic.server.http.Response;
import be.becivic.server.http.Route;
import be.becivic.site.desk.DeskPages.Visitor;
import be.becivic.site.view.desk.ChangesView;
import java.util.List;
import java.util.Optional;

/** Changes of the corpus. */
record DeskChangeRoutes(DeskContext work) {
  private static final String CHANGES = "/desk/changes";

  List<Route> routes() {
    return List.of(
        work.get(CHANGES, this::list),
        work.get(CHANGES + "/{key}", this::show),
        work.post(CHANGES + "/{key}/{action}", this::decide));
  }

  private Response list(Request request, Visitor visitor) {
    boolean isAll = request.query().find("state").filter("all"::equals).isPresent();
    DeskRows lines = work.lines();
    var view =
        new ChangesView(
            isAll,
            work.reviews().listChanges(!isAll).stream().map(lines::row).toList(),
            new WaitingChanges(lines).rows(work.reviews().listWaiting()));
    return DeskAnswers.page(200, work.pages().changes(view, visitor));
  }

  private Response show(Request request, Visitor visitor) {
    return key(request)
        .flatMap(work.reviews()::findChange)
        .map(
            proposed ->
                new ChangePage(work.lines()).view(proposed, ChangePage.choices(proposed.change())))
        .map(view -> DeskAnswers.page(200, work.pages().change(view, visitor)))
        .orElseGet(() -> work.missing(visitor));
  }

  private static Optional<ChangeKey> key(Request request) {
    try {
      return Optional.of(new ChangeKey(request.parameter("key")));
    } catch (IllegalArgumentException _) {
      return Optional.empty();
    }
  }

  private Response decide(Request request, Form form, DeskSession session) {
    Optional<ChangeKey> key = key(request);
    String action = request.parameter("action");
    if (key.isEmpty() || !List.of("merge", "close", "revert").contains(action)) {
      return work.missing(session.visitor());
    }
    Reviews reviews = work.reviews();
    return DeskContext.told(
        session,
        DeskContext.confirmed(form, key.get()),
        switch (action) {
          case "merge" -> reviews::merge;
          case "close" -> reviews::close;
          default -> change -> reviews.revert(change.value());
        },
        "",
        CHANGES + "/" + key.get().value());
  }
}
