package be.becivic.server.routes;

import be.becivic.protocol.feedback.FeedbackType;
import be.becivic.server.api.CachedAnswer;
import be.becivic.server.api.CatalogueEntryRoutes;
import be.becivic.server.api.ConcernRoutes;
import be.becivic.server.api.EnvelopeRoutes;
import be.becivic.server.api.HistoryRoutes;
import be.becivic.server.api.InternalRoutes;
import be.becivic.server.api.LifecycleRoutes;
import be.becivic.server.api.ReadRoutes;
import be.becivic.server.api.StatusRoutes;
import be.becivic.server.api.SubmissionRoutes;
import be.becivic.server.config.ConfigurationKeys;
import be.becivic.server.http.Response;
import be.becivic.server.http.Route;
import be.becivic.server.job.Job;
import be.becivic.server.job.JobRoutes;
import be.becivic.server.mcp.McpRoutes;
import be.becivic.server.openapi.ApiDocument;
import be.becivic.server.review.ChangeRoutes;
import be.becivic.server.review.ReviewRoutes;
import be.becivic.server.wiring.Rooms;
import java.util.ArrayList;
import java.util.List;

/** Everything machines talk to. */
public final class ApiRoutes {
  private ApiRoutes() {}

  public static List<Route> of(Rooms rooms, List<Job> jobs) {
    int maxBody = rooms.configuration.get(ConfigurationKeys.HTTP_MAX_BODY).bytes();
    var routes = new ArrayList<Route>();
    for (FeedbackType type : FeedbackType.values()) {
      routes.addAll(new SubmissionRoutes(type, rooms.intake, maxBody).routes());
    }
    routes.addAll(new EnvelopeRoutes(rooms.intake, maxBody).routes());
    routes.addAll(new ConcernRoutes(rooms.reads.observations()).routes());
    routes.addAll(new ReadRoutes(rooms.reads, maxBody).routes());
    routes.addAll(new LifecycleRoutes(rooms.machine).routes());
    routes.addAll(new StatusRoutes(rooms.holds, rooms.operator, maxBody).routes());
    routes.addAll(new InternalRoutes(rooms.library, rooms.records, rooms.operator).routes());
    routes.addAll(
        new CatalogueEntryRoutes(rooms.library, rooms.records, rooms.operator, rooms.clock, maxBody)
            .routes());
    routes.addAll(maintenance(rooms));
    routes.addAll(new HistoryRoutes(rooms.library, rooms.thresholds).routes());
    routes.addAll(new JobRoutes(jobs, rooms.operator, maxBody).routes());
    routes.addAll(
        new McpRoutes(
                rooms.reads,
                rooms.intake,
                rooms.library,
                rooms.site,
                rooms.schemas,
                rooms.configuration.get(ConfigurationKeys.SITE_BASE_URL).toString(),
                maxBody)
            .routes());
    routes.add(document(rooms));
    return routes;
  }

  /** What a maintainer's commands speak to. */
  public static List<Route> maintenance(Rooms rooms) {
    int maxBody = rooms.configuration.get(ConfigurationKeys.HTTP_MAX_BODY).bytes();
    var routes =
        new ArrayList<>(new ReviewRoutes(rooms.reviews, rooms.reviewers, maxBody).routes());
    routes.addAll(
        new ChangeRoutes(
                rooms.reviews,
                rooms.changes.direct(),
                rooms.repository,
                rooms.guard::look,
                rooms.reviewers,
                maxBody)
            .routes());
    return routes;
  }

  private static Route document(Rooms rooms) {
    Response document =
        Response.json(
            200, ApiDocument.of(rooms.configuration.get(ConfigurationKeys.SITE_BASE_URL)));
    return Route.get(
        "/openapi.json", request -> CachedAnswer.answer(request, document, CachedAnswer.HOUR));
  }
}
