package be.becivic.server.api;

import be.becivic.library.lifecycle.LifecycleJson;
import be.becivic.lifecycle.machine.StateMachine;
import be.becivic.protocol.error.ErrorCategory;
import be.becivic.protocol.error.Rejection;
import be.becivic.protocol.feedback.Target;
import be.becivic.protocol.feedback.TargetType;
import be.becivic.server.http.Request;
import be.becivic.server.http.Response;
import be.becivic.server.http.Route;
import be.becivic.server.http.WhileStored;
import java.time.Duration;
import java.util.List;

/** Why an artefact has its status, and what it waits for. */
public record LifecycleRoutes(StateMachine machine) {
  private static final Duration KEEP = Duration.ofSeconds(30);

  public List<Route> routes() {
    return List.of(
        route("/api/skills/{id}/lifecycle", TargetType.SKILL, "id"),
        route("/api/paths/{id}/lifecycle", TargetType.PATH, "id"),
        route("/api/path-sources/{id}/lifecycle", TargetType.PATH_SOURCE, "id"),
        route("/api/volatile-values/{uid}/lifecycle", TargetType.VOLATILE_VALUE, "uid"),
        route("/api/references/{uid}/lifecycle", TargetType.REFERENCE, "uid"));
  }

  private Route route(String path, TargetType type, String name) {
    return Route.get(
        path,
        new WhileStored(request -> answer(request, Target.of(type, request.parameter(name)))));
  }

  private Response answer(Request request, Target target) {
    return machine
        .explain(target)
        .map(LifecycleJson::of)
        .map(json -> CachedAnswer.answer(request, Response.json(200, json), KEEP))
        .orElseGet(() -> Response.problem(Rejection.of(ErrorCategory.NOT_FOUND)));
  }
}
