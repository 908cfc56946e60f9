package be.becivic.server.api;

import be.becivic.protocol.error.Outcome;
import be.becivic.protocol.error.Rejection;
import be.becivic.protocol.json.StrictJson;
import be.becivic.server.http.Handler;
import be.becivic.server.http.Request;
import be.becivic.server.http.Response;
import be.becivic.server.http.Route;
import be.becivic.server.http.WhileStored;
import be.becivic.server.read.Arguments;
import be.becivic.server.read.Read;
import be.becivic.server.read.Reads;
import be.becivic.site.form.OnboardingForm;
import java.time.Duration;
import java.util.List;

/** What programs read over HTTP: the twins of the tools that read. */
public record ReadRoutes(Reads reads, int maxBody) {
  private static final Duration KEEP = Duration.ofMinutes(1);

  public List<Route> routes() {
    return List.of(
        Route.get("/api/skill-graph", ask(reads.skillGraph())),
        Route.get("/api/search", ask(reads.search())),
        Route.get("/api/skills", ask(reads.skills())),
        Route.get("/api/skills/{id}", ask(reads.skill(), "skill_id")),
        Route.get("/api/paths", ask(reads.paths())),
        Route.get("/api/paths/{id}", ask(reads.paths(), "ids")),
        Route.post("/api/onboarding-form", maxBody, this::form));
  }

  /** Asks about what the address names. */
  private static Handler ask(Read read, String argument) {
    return new WhileStored(
        request -> answer(request, read, query(request).with(argument, request.parameter("id"))));
  }

  private static Handler ask(Read read) {
    return new WhileStored(request -> answer(request, read, query(request)));
  }

  private static Arguments query(Request request) {
    return Arguments.of(request.query());
  }

  private static Response answer(Request request, Read read, Arguments arguments) {
    return CachedAnswer.answer(request, read.answer(arguments), KEEP);
  }

  /** What is asked here can be telling of a person, so that the answer is nobody else's. */
  private Response form(Request request) {
    Outcome<OnboardingForm> form = StrictJson.parse(request.body()).then(reads.forms()::compose);
    return switch (form) {
      case Outcome.Ok<OnboardingForm>(OnboardingForm made) -> Response.json(200, made.json());
      case Outcome.Refused<OnboardingForm>(Rejection rejection) -> Response.problem(rejection);
    };
  }
}
