package be.becivic.server.api;

import be.becivic.server.http.Request;
import be.becivic.server.http.Response;
import be.becivic.server.http.Route;
import be.becivic.server.http.WhileStored;
import be.becivic.server.read.Arguments;
import be.becivic.server.read.Read;
import java.time.Duration;
import java.util.List;

/** What others found wrong, page by page (§24.7). */
public record ConcernRoutes(Read observations) {
  private static final Duration KEEP = Duration.ofSeconds(30);

  public List<Route> routes() {
    return List.of(
        Route.get("/api/concerns", new WhileStored(this::all)),
        Route.get("/api/skills/{id}/concerns", new WhileStored(this::ofSkill)),
        Route.get("/api/skills/{id}/observations", new WhileStored(this::ofSkill)));
  }

  private Response all(Request request) {
    return list(request, Arguments.of(request.query()).alias("skill_id", "skill"));
  }

  private Response ofSkill(Request request) {
    return list(request, Arguments.of(request.query()).with("skill_id", request.parameter("id")));
  }

  private Response list(Request request, Arguments arguments) {
    return CachedAnswer.answer(request, observations.answer(arguments), KEEP);
  }
}
