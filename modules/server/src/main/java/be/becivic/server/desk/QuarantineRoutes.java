package be.becivic.server.desk;

import be.becivic.library.Library;
import be.becivic.lifecycle.machine.MaintainerOrder;
import be.becivic.protocol.error.Outcome;
import be.becivic.protocol.error.Rejection;
import be.becivic.protocol.id.Uid;
import be.becivic.server.desk.login.DeskAnswers;
import be.becivic.server.desk.login.DeskSession;
import be.becivic.server.desk.login.Form;
import be.becivic.server.http.Request;
import be.becivic.server.http.Response;
import be.becivic.server.http.Route;
import be.becivic.site.desk.DeskPages.Visitor;
import be.becivic.site.view.desk.ActionMessage;
import java.util.List;

/** What is down, and what brings things there and back. */
record QuarantineRoutes(DeskContext work, Library library) {
  private static final String QUARANTINES = "/desk/quarantines";

  List<Route> routes() {
    return List.of(
        work.get(QUARANTINES, this::show), work.post(QUARANTINES + "/{order}", this::order));
  }

  private Response show(Request request, Visitor visitor) {
    var view =
        new QuarantinesPage(work.reviews(), library, work.lines())
            .view(visitor.said().map(ActionMessage::words).orElse(""));
    return DeskAnswers.page(200, work.pages().quarantines(view, visitor));
  }

  private Response order(Request request, Form form, DeskSession session) {
    return switch (request.parameter("order")) {
      case "retract" -> retract(form, session);
      case "quarantine", "deprecate", "reinstate", "restore", "vouch" ->
          DeskContext.told(
              session,
              meant(request.parameter("order"), form),
              work.reviews()::order,
              form.find("reason").orElse(""),
              QUARANTINES);
      default -> work.missing(session.visitor());
    };
  }

  private static Outcome<MaintainerOrder> meant(String name, Form form) {
    return FormActions.order(name, form)
        .map(order -> DeskContext.confirmed(form, order))
        .orElseGet(() -> Outcome.refused(Rejection.missing("", "what it is about, or why")));
  }

  private Response retract(Form form, DeskSession session) {
    Outcome<Uid> uid =
        form.words("uid")
            .flatMap(Uid::parse)
            .map(found -> DeskContext.confirmed(form, found))
            .orElseGet(() -> Outcome.refused(Rejection.missing("", "the number of a row")));
    return DeskContext.told(session, uid, work.reviews()::retract, "", form.back(QUARANTINES));
  }
}
