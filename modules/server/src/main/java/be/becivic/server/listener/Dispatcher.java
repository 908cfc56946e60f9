package be.becivic.server.listener;

import static be.becivic.protocol.error.ErrorCategory.METHOD_NOT_ALLOWED;
import static be.becivic.protocol.error.ErrorCategory.NOT_FOUND;
import static be.becivic.protocol.error.ErrorCategory.UNSUPPORTED_MEDIA_TYPE;

import be.becivic.protocol.error.ErrorCategory;
import be.becivic.protocol.error.Outcome;
import be.becivic.protocol.error.Rejection;
import be.becivic.protocol.operation.HttpMethod;
import be.becivic.server.http.BodyPolicy;
import be.becivic.server.http.ClientAddress;
import be.becivic.server.http.ContentCoding;
import be.becivic.server.http.CrossOrigin;
import be.becivic.server.http.JsonContentType;
import be.becivic.server.http.PathSegments;
import be.becivic.server.http.Preconditions;
import be.becivic.server.http.Problem;
import be.becivic.server.http.Query;
import be.becivic.server.http.Request;
import be.becivic.server.http.RequestHeaders;
import be.becivic.server.http.Response;
import be.becivic.server.http.ResponseHeader;
import be.becivic.server.http.Route;
import be.becivic.server.http.RouteTable;
import be.becivic.server.http.TrustedProxies;
import io.helidon.http.HeaderName;
import io.helidon.http.HeaderNames;
import io.helidon.http.HeaderValues;
import io.helidon.http.HttpPrologue;
import io.helidon.http.ServerRequestHeaders;
import io.helidon.webserver.ConnectionContext;
import io.helidon.webserver.http.HttpRouting;
import io.helidon.webserver.http.HttpSecurity;
import io.helidon.webserver.http.RoutingRequest;
import io.helidon.webserver.http.RoutingResponse;
import java.util.List;
import java.util.Optional;

/** Leads a request whose head has been read to its handler, and the answer back. */
final class Dispatcher implements HttpRouting {
  private static final HeaderName NAMELESS = HeaderNames.create("");
  private static final byte[] NO_BODY = {};
  private static final long CHUNK_OVERHEAD = 64 * 1024;

  private final RouteTable routes;
  private final TrustedProxies proxies;
  private final HandlerGate gate;
  private final BodyMemory memory;
  private final int largestBody;

  Dispatcher(List<Route> routes, ListenerSettings settings, RequestObserver observer) {
    this.routes = new RouteTable(routes);
    this.proxies = new TrustedProxies(settings.trustedProxies());
    this.gate = new HandlerGate(settings.maxConcurrent(), observer);
    this.largestBody = largestBody(routes);
    this.memory = BodyMemory.shareOfHeap(largestBody);
  }

  static int largestBody(List<Route> routes) {
    return routes.stream().mapToInt(Dispatcher::bodyLimit).max().orElse(0);
  }

  @Override
  public HttpSecurity security() {
    return HttpSecurity.create();
  }

  @Override
  public void route(ConnectionContext context, RoutingRequest incoming, RoutingResponse unused) {
    GuardedConnection connection = GuardedConnection.current();
    Exchange exchange =
        Exchange.of(
            connection.method(),
            path(incoming),
            proxies.isSecure(connection.peer(), headers(incoming.headers())));
    connection.begin(exchange);
    Response response = find(connection, incoming, exchange);

    boolean unread = incoming.content().hasEntity() && !incoming.content().consumed();
    if (unread || incoming.headers().containsToken(HeaderValues.CONNECTION_CLOSE)) {
      throw connection.answerAndClose(exchange, response, unread);
    }
    connection.answer(exchange, response);
  }

  private Response find(GuardedConnection connection, RoutingRequest incoming, Exchange exchange) {
    HttpPrologue prologue = incoming.prologue();
    Optional<List<String>> segments = PathSegments.parse(path(incoming));
    Optional<Query> query = Query.parse(prologue.hasQuery() ? prologue.query().rawValue() : "");
    if (segments.isEmpty() || query.isEmpty() || incoming.headers().contains(NAMELESS)) {
      return Problem.of(ErrorCategory.BAD_REQUEST).response();
    }
    Optional<RouteTable.Match> match = routes.find(segments.get());
    if (match.isEmpty()) {
      return withoutFinalSlash(incoming, segments.get())
          .orElseGet(() -> Problem.of(NOT_FOUND).response());
    }
    exchange.matched(match.get().pattern());
    Optional<Route> route = exchange.method().flatMap(match.get()::route);
    return route.isEmpty()
        ? otherMethod(exchange, match.get())
        : read(connection, incoming, exchange, match.get(), route.get(), query.get());
  }

  private Response read(
      GuardedConnection connection,
      RoutingRequest incoming,
      Exchange exchange,
      RouteTable.Match match,
      Route route,
      Query query) {
    try (BodyMemory.Lease lease = memory.lease()) {
      return switch (body(connection.wire(), incoming, route, lease)) {
        case Outcome.Refused<byte[]>(Rejection rejection) -> Response.problem(rejection);
        case Outcome.Ok<byte[]>(byte[] body) -> {
          RequestHeaders headers = headers(incoming.headers());
          yield answer(
              route,
              new Request(
                  exchange.method().orElseThrow(),
                  path(incoming),
                  match.parameters(route),
                  query,
                  headers,
                  body,
                  ClientAddress.of(proxies.client(connection.peer(), headers)),
                  exchange.isSecure()));
        }
      };
    }
  }

  private Response answer(Route route, Request request) {
    Response whole = Preconditions.refuseChange(request).orElseGet(() -> gate.run(route, request));
    return CrossOrigin.share(route, ContentCoding.code(request, whole));
  }

  /** An address that is right but for a slash at its end leads to the right one. */
  private Optional<Response> withoutFinalSlash(RoutingRequest incoming, List<String> segments) {
    if (segments.size() < 2 || !segments.getLast().isEmpty()) {
      return Optional.empty();
    }
    HttpPrologue prologue = incoming.prologue();
    String path = path(incoming);
    String query = prologue.hasQuery() ? "?" + prologue.query().rawValue() : "";
    String place = path.substring(0, path.length() - 1) + query;
    return routes
        .find(segments.subList(0, segments.size() - 1))
        .filter(_ -> ResponseHeader.isPrintable(place))
        .map(match -> CrossOrigin.allow(match, Response.empty(308)).withHeader("Location", place));
  }

  private Outcome<byte[]> body(
      Wire wire, RoutingRequest incoming, Route route, BodyMemory.Lease lease) {
    return switch (route.body()) {
      case BodyPolicy.None() -> Outcome.ok(NO_BODY);
      case BodyPolicy.Json(int limit) ->
          JsonContentType.matches(headers(incoming.headers()).list("Content-Type"))
                  || !incoming.content().hasEntity()
              ? body(wire, incoming, limit, lease)
              : Outcome.refused(Rejection.of(UNSUPPORTED_MEDIA_TYPE));
      case BodyPolicy.Any(int limit) -> body(wire, incoming, limit, lease);
    };
  }

  private Outcome<byte[]> body(
      Wire wire, RoutingRequest incoming, int limit, BodyMemory.Lease lease) {
    if (!incoming.content().hasEntity()) {
      return Outcome.ok(NO_BODY);
    }
    wire.awaitBody(2L * largestBody + CHUNK_OVERHEAD);
    Outcome<byte[]> body =
        BoundedBodyReader.read(
            incoming.content()::inputStream, incoming.headers().contentLength(), limit, lease);
    wire.awaitAnswer();
    return body;
  }

  private static Response otherMethod(Exchange exchange, RouteTable.Match match) {
    Response response =
        exchange.method().equals(Optional.of(HttpMethod.OPTIONS))
            ? CrossOrigin.allow(match, Response.empty(204))
            : Problem.of(METHOD_NOT_ALLOWED).response();
    return response.withHeader("Allow", match.allow());
  }

  private static int bodyLimit(Route route) {
    return switch (route.body()) {
      case BodyPolicy.None() -> 0;
      case BodyPolicy.Json(int limit) -> limit;
      case BodyPolicy.Any(int limit) -> limit;
    };
  }

  private static String path(RoutingRequest incoming) {
    return RequestTarget.path(
        incoming.prologue().uriPath().rawPath(), headers(incoming.headers()).find("Host"));
  }

  private static RequestHeaders headers(ServerRequestHeaders headers) {
    return name -> headers.all(HeaderNames.create(name), List::of);
  }
}
