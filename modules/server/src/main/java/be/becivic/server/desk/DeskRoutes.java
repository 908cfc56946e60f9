package be.becivic.server.desk;

import be.becivic.library.Library;
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
import java.util.stream.Stream;

/** Where the pages of the desk stand, and what their forms do: what the queue's own actions do. */
public final class DeskRoutes {
  private static final String HEALTH = "/desk/health";

  private final DeskContext work;
  private final Library library;
  private final HealthPage pulse;
  private final JobRunner jobs;

  DeskRoutes(DeskContext work, Library library, HealthPage pulse, JobRunner jobs) {
    this.work = work;
    this.library = library;
    this.pulse = pulse;
    this.jobs = jobs;
  }

  public List<Route> routes() {
    return Stream.of(
            work.door().routes(),
            List.of(
                work.get("/desk", this::queue),
                work.get(Form.FEEDBACK, this::feedback),
                work.get(HEALTH, this::health),
                work.post("/desk/jobs/{name}", this::run)),
            new ItemRoutes(work).routes(),
            new DeskChangeRoutes(work).routes(),
            new QuarantineRoutes(work, library).routes())
        .flatMap(List::stream)
        .toList();
  }

  private Response queue(Request request, Visitor visitor) {
    return DeskAnswers.page(200, work.pages().queue(page().view(isSettled(request)), visitor));
  }

  private Response feedback(Request request, Visitor visitor) {
    return DeskAnswers.page(
        200, work.pages().feedback(page().messages(isSettled(request)), visitor));
  }

  private QueuePage page() {
    return new QueuePage(work.reviews(), pulse, work.lines());
  }

  private static boolean isSettled(Request request) {
    return request.query().find("state").filter("settled"::equals).isPresent();
  }

  private Response health(Request request, Visitor visitor) {
    return DeskAnswers.page(200, work.pages().health(pulse.view(work.lines()), visitor));
  }

  private Response run(Request request, Form form, DeskSession session) {
    Optional<ActionMessage> said = jobs.run(request.parameter("name"));
    if (said.isEmpty()) {
      return work.missing(session.visitor());
    }
    session.tell(said.get());
    return DeskAnswers.see(HEALTH);
  }
}
