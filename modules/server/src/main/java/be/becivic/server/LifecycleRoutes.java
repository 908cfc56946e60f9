package be.becivic.server;

import be.becivic.library.lifecycle.LifecycleJson;
import be.becivic.lifecycle.machine.StateMachine;
import be.becivic.protocol.error.ErrorCategory;
import be.becivic.protocol.error.Rejection;
import be.becivic.protocol.feedback.TargetType;
import be.becivic.records.model.Target;
import be.becivic.server.http.Request;
import be.becivic.server.http.Response;
import be.becivic.server.http.Route;
import java.time.Duration;
import java.util.List;

/** Why an artefact has its status, and what it waits for. */
record LifecycleRoutes(StateMachine machine) {
  private static final Duration KEEP = Duration.ofSeconds(30);

  List<Route> routes() {
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
        new WhileStored(request -> answer(request, new Target(type, request.parameter(name)))));
  }

  private Response answer(Request request, Target target) {
    return machine
        .explain(target)
        .map(LifecycleJson::of)
        .map(json -> Fresh.answer(request, Response.json(200, json), KEEP))
        .orElseGet(() -> Response.problem(Rejection.of(ErrorCategory.NOT_FOUND)));
  }
}
