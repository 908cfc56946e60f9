package be.becivic.server.api;

import be.becivic.protocol.error.ErrorCategory;
import be.becivic.protocol.error.Rejection;
import be.becivic.protocol.operation.HttpMethod;
import be.becivic.server.http.BodyPolicy;
import be.becivic.server.http.Request;
import be.becivic.server.http.RequestHeaders;
import be.becivic.server.http.Response;
import be.becivic.server.http.ResponseHeader;
import be.becivic.server.http.Route;
import be.becivic.site.Site;
import be.becivic.site.SitePage;
import be.becivic.site.SiteRequest;
import com.github.benmanes.caffeine.cache.Caffeine;
import com.github.benmanes.caffeine.cache.LoadingCache;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** Every page at every address that is not for programs; those are not found as programs expect. */
public final class SiteRoutes {
  private static final int MOST_RESPONSES = 10_000;

  private final Site site;

  /** The site gives a page it keeps to everybody who asks, so its response is made once as well. */
  private final LoadingCache<SitePage, Response> responses =
      Caffeine.newBuilder()
          .weakKeys()
          .maximumSize(MOST_RESPONSES)
          .executor(Runnable::run)
          .build(SiteRoutes::response);

  public SiteRoutes(Site site) {
    this.site = site;
  }

  public List<Route> routes() {
    return Stream.concat(
            Stream.of(
                Route.get("/", this::page).shared(), Route.get("/{path...}", this::page).shared()),
            Stream.of(
                    HttpMethod.GET,
                    HttpMethod.POST,
                    HttpMethod.PUT,
                    HttpMethod.PATCH,
                    HttpMethod.DELETE,
                    HttpMethod.OPTIONS)
                .map(SiteRoutes::nothingUnderApi))
        .toList();
  }

  private static Route nothingUnderApi(HttpMethod method) {
    Response nothing = Response.problem(Rejection.of(ErrorCategory.NOT_FOUND));
    return new Route(method, "/api/{path...}", _ -> nothing, BodyPolicy.none());
  }

  private Response page(Request request) {
    RequestHeaders headers = request.headers();
    SitePage page =
        site.page(
            new SiteRequest(
                request.path(),
                request.query().first(),
                headers.find("Accept"),
                headers.find("Accept-Language"),
                headers.find("Accept-Encoding"),
                headers.find("If-None-Match")));
    return responses.get(page);
  }

  private static Response response(SitePage page) {
    return new Response(
        page.status(),
        page.contentType(),
        page.headers().entrySet().stream()
            .map(header -> new ResponseHeader(header.getKey(), header.getValue()))
            .toList(),
        page.body(),
        Optional.empty());
  }
}
