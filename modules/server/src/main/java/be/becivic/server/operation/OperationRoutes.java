package be.becivic.server.operation;

import be.becivic.intake.hash.ClientNetwork;
import be.becivic.protocol.error.Outcome;
import be.becivic.protocol.error.Rejection;
import be.becivic.protocol.operation.Access;
import be.becivic.protocol.operation.Arguments;
import be.becivic.protocol.operation.GivenValues;
import be.becivic.protocol.operation.HttpMethod;
import be.becivic.protocol.operation.Operation;
import be.becivic.protocol.operation.Surface;
import be.becivic.server.access.AccessGuard;
import be.becivic.server.http.Bearer;
import be.becivic.server.http.BodyPolicy;
import be.becivic.server.http.CachedAnswer;
import be.becivic.server.http.Problem;
import be.becivic.server.http.Request;
import be.becivic.server.http.Response;
import be.becivic.server.http.Route;
import java.util.List;
import java.util.Optional;
import tools.jackson.databind.node.ObjectNode;

/**
 * Operations over HTTP. Who may not ask is turned away here, and what was asked is read here,
 * before any handler runs.
 */
public record OperationRoutes(AccessGuard guard, int maxBody) {

  public List<Route> of(List<BoundOperation> operations) {
    return operations.stream()
        .filter(each -> each.operation().isOn(Surface.HTTP))
        .map(this::route)
        .toList();
  }

  private Route route(BoundOperation bound) {
    Operation operation = bound.operation();
    Operation.Address address = operation.address().orElseThrow();
    Route route =
        new Route(
            address.method(),
            address.path(),
            request -> handle(bound, request),
            operation.body().isPresent() ? BodyPolicy.json(maxBody) : BodyPolicy.none());
    boolean isPublicRead = operation.access() == Access.OPEN && address.method() == HttpMethod.GET;
    return isPublicRead ? route.shared() : route;
  }

  private Response handle(BoundOperation bound, Request request) {
    Optional<Rejection> refused = guard.refuse(bound.operation().access(), request);
    if (refused.isPresent()) {
      return Response.problem(refused.get());
    }
    GivenValues given = GivenValues.of(request.query().all(), request.parameters());
    return switch (Arguments.read(bound.operation(), given, Surface.HTTP)) {
      case Outcome.Refused<Arguments>(Rejection rejection) -> Response.problem(rejection);
      case Outcome.Ok<Arguments>(Arguments arguments) ->
          response(bound.operation(), bound.answer(call(request, arguments)));
    };
  }

  private static Call call(Request request, Arguments arguments) {
    return new Call(
        arguments,
        request.body(),
        ClientNetwork.of(request.client().network()),
        request.client().isLocal(),
        Bearer.find(request).orElse(""));
  }

  private static Response response(Operation operation, OperationReply reply) {
    Response response =
        switch (reply) {
          case OperationReply.Done(int status, ObjectNode json, _) -> Response.json(status, json);
          case OperationReply.Refused(Rejection rejection, ObjectNode more, _) -> {
            var problem = new Problem(rejection);
            yield problem.response(problem.document().setAll(more));
          }
        };
    if (reply instanceof OperationReply.Done && operation.kept().isPresent()) {
      return CachedAnswer.keep(response, operation.kept().get());
    }
    return RateLimitHeaders.add(response, reply.quotas());
  }
}
