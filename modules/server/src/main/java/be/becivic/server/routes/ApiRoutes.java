package be.becivic.server.routes;

import be.becivic.server.config.ConfigurationKeys;
import be.becivic.server.http.CachedAnswer;
import be.becivic.server.http.Response;
import be.becivic.server.http.Route;
import be.becivic.server.job.Job;
import be.becivic.server.mcp.McpRoutes;
import be.becivic.server.openapi.ApiDocument;
import be.becivic.server.operation.BoundOperation;
import be.becivic.server.operation.FrontDoors;
import be.becivic.server.operation.OperationRoutes;
import be.becivic.server.surface.Operations;
import be.becivic.server.wiring.OnDemand;
import be.becivic.server.wiring.Rooms;
import java.util.ArrayList;
import java.util.List;

/** Everything machines talk to. */
public final class ApiRoutes {
  private ApiRoutes() {}

  public static List<Route> of(Rooms rooms, List<Job> jobs) {
    List<BoundOperation> operations = Operations.bind(doors(rooms, jobs));
    var routes = new ArrayList<>(operations(rooms).of(operations));
    routes.addAll(
        new McpRoutes(
                operations, rooms.library, rooms.site, rooms.schemas, rooms.address, maxBody(rooms))
            .routes());
    routes.add(document(rooms));
    return routes;
  }

  /** What a maintainer's commands speak to. */
  public static List<Route> maintenance(Rooms rooms) {
    return operations(rooms).of(Operations.bindMaintenance(doors(rooms, List.of())));
  }

  private static OperationRoutes operations(Rooms rooms) {
    return new OperationRoutes(rooms.guarded, maxBody(rooms));
  }

  private static FrontDoors doors(Rooms rooms, List<Job> jobs) {
    return new FrontDoors(
        rooms.library,
        rooms.intake,
        rooms.site,
        query -> rooms.finder.get().answer(query),
        rooms.machine,
        rooms.holds,
        rooms.reviews,
        rooms.changes.direct(),
        rooms.repository,
        rooms.guard::look,
        new NamedJobs(jobs),
        rooms.thresholds,
        baseUrl(rooms),
        rooms.clock,
        rooms.random);
  }

  private static int maxBody(Rooms rooms) {
    return rooms.configuration.get(ConfigurationKeys.HTTP_MAX_BODY).bytes();
  }

  private static String baseUrl(Rooms rooms) {
    return rooms.address.link().toString();
  }

  private static Route document(Rooms rooms) {
    var document =
        new OnDemand<>(
            () ->
                CachedAnswer.keep(
                    Response.json(
                        200,
                        ApiDocument.of(Operations.list(), rooms.schemas, rooms.address.link())),
                    CachedAnswer.HOUR));
    return Route.get("/openapi.json", _ -> document.get()).shared();
  }
}
