package be.becivic.harness.remote;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.time.Duration;

/** Over HTTP. Every installation sends the same headers: nothing in them tells one from another. */
public final class HttpWire implements ServerWire {
  private static final Duration PATIENCE = Duration.ofSeconds(10);
  private static final String AGENT = "becivic-harness/1";

  private final URI server;

  public HttpWire(URI server) {
    this.server = server;
  }

  @Override
  public Answer send(Request request) throws IOException {
    HttpRequest.Builder builder =
        HttpRequest.newBuilder(server.resolve(request.path()))
            .timeout(PATIENCE)
            .header("User-Agent", AGENT)
            .method(
                request.method(),
                request.body().map(BodyPublishers::ofString).orElseGet(BodyPublishers::noBody));
    request.headers().forEach(builder::header);
    try {
      HttpResponse<byte[]> answer = Client.SHARED.send(builder.build(), BodyHandlers.ofByteArray());
      return new Answer(
          answer.statusCode(), answer.body(), answer.headers().firstValue("Retry-After"));
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IOException(e);
    }
  }

  /** Made when the first request is, not when the program starts: it takes a third of a start. */
  private static final class Client {
    static final HttpClient SHARED =
        HttpClient.newBuilder()
            .connectTimeout(PATIENCE)
            .followRedirects(HttpClient.Redirect.NEVER)
            .version(HttpClient.Version.HTTP_1_1)
            .build();
  }
}
