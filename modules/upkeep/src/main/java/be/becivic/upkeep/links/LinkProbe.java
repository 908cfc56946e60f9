package be.becivic.upkeep.links;

import java.io.IOException;
import java.io.InputStream;
import java.net.URI;
import java.net.URISyntaxException;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;

/** Follows a link the way a careful visitor does: headers first, one request at a time. */
final class LinkProbe implements AutoCloseable {
  private static final String AGENT = "BeCivic-LinkCheck/1.0 (+https://becivic.be/agents)";
  private static final int MOST_REDIRECTS = 5;
  private static final Set<Integer> FOR_GOOD = Set.of(301, 308);

  private final HttpClient http;
  private final LinkSettings settings;
  private final HostPauses pauses;
  private final Predicate<URI> mayVisit;

  LinkProbe(LinkSettings settings, Predicate<URI> mayVisit) {
    this.http =
        HttpClient.newBuilder()
            .version(HttpClient.Version.HTTP_1_1)
            .followRedirects(HttpClient.Redirect.NEVER)
            .connectTimeout(settings.timeout())
            .build();
    this.settings = settings;
    this.pauses = new HostPauses(settings.hostPause());
    this.mayVisit = mayVisit;
  }

  LinkResult follow(String link) throws InterruptedException {
    try {
      return follow(new URI(link));
    } catch (IOException | URISyntaxException | IllegalArgumentException _) {
      return LinkResult.NOBODY;
    }
  }

  private LinkResult follow(URI start) throws IOException, InterruptedException {
    URI at = start;
    boolean isForGood = true;
    for (int i = 0; i <= MOST_REDIRECTS; i++) {
      if (!isWeb(at) || !mayVisit.test(at)) {
        return LinkResult.NOBODY;
      }
      HttpResponse<?> answer = ask(at);
      Optional<URI> next = redirect(at, answer);
      if (next.isEmpty()) {
        LinkResult found = LinkResult.answered(answer.statusCode());
        boolean isMoved = !at.equals(start) && isForGood && found.state().isAlive();
        return isMoved ? LinkResult.moved(answer.statusCode(), at.toString()) : found;
      }
      isForGood = isForGood && FOR_GOOD.contains(answer.statusCode());
      at = next.get();
    }
    return LinkResult.NOBODY;
  }

  private static boolean isWeb(URI address) {
    return address.getHost() != null
        && ("https".equals(address.getScheme()) || "http".equals(address.getScheme()));
  }

  /** Many servers answer a HEAD wrongly, so only a GET is believed when they refuse. */
  private HttpResponse<?> ask(URI address) throws IOException, InterruptedException {
    HttpResponse<?> head = send(address, "HEAD");
    return head.statusCode() < 400 ? head : send(address, "GET");
  }

  private HttpResponse<?> send(URI address, String method)
      throws IOException, InterruptedException {
    pauses.await(address.getHost());
    HttpRequest request =
        HttpRequest.newBuilder(address)
            .method(method, BodyPublishers.noBody())
            .header("User-Agent", AGENT)
            .timeout(settings.timeout())
            .build();
    HttpResponse<InputStream> answer = http.send(request, BodyHandlers.ofInputStream());
    answer.body().close();
    return answer;
  }

  private static Optional<URI> redirect(URI from, HttpResponse<?> answer) {
    boolean isRedirect = answer.statusCode() >= 300 && answer.statusCode() < 400;
    return answer.headers().firstValue("Location").filter(_ -> isRedirect).map(from::resolve);
  }

  @Override
  public void close() {
    http.shutdownNow();
  }
}
