package be.becivic.mcp.example;

import be.becivic.mcp.http.HttpAnswer;
import be.becivic.mcp.http.HttpBinding;
import be.becivic.mcp.http.HttpRequest;
import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.util.List;
import java.util.Set;
import java.util.concurrent.Executors;

/** The example behind the JDK's own HTTP server, on a free loopback port. */
public final class ExampleEndpoint implements AutoCloseable {
  private static final int MAX_BODY = 1 << 20;

  private final HttpServer listener;

  private ExampleEndpoint(HttpServer listener) {
    this.listener = listener;
  }

  public static ExampleEndpoint start() throws IOException {
    var address = new InetSocketAddress(InetAddress.getLoopbackAddress(), 0);
    HttpServer listener = HttpServer.create(address, 0);
    int port = listener.getAddress().getPort();
    var origins = Set.of("http://localhost:" + port, "http://127.0.0.1:" + port);
    var binding = new HttpBinding<>(ExampleServer.<String>build(), origins, MAX_BODY);
    listener.createContext("/mcp", exchange -> serve(binding, exchange));
    listener.setExecutor(Executors.newVirtualThreadPerTaskExecutor());
    listener.start();
    return new ExampleEndpoint(listener);
  }

  public String url() {
    return "http://127.0.0.1:" + listener.getAddress().getPort() + "/mcp";
  }

  @Override
  public void close() {
    listener.stop(0);
  }

  private static void serve(HttpBinding<String> binding, HttpExchange exchange) throws IOException {
    try (exchange) {
      var request =
          new HttpRequest(
              exchange.getRequestMethod(),
              name -> exchange.getRequestHeaders().getOrDefault(name, List.of()),
              exchange.getRequestBody().readNBytes(MAX_BODY + 1));
      HttpAnswer answer = binding.handle(request, "a client");
      answer.headers().forEach(exchange.getResponseHeaders()::set);
      int length = answer.body().length;
      exchange.sendResponseHeaders(answer.status(), length == 0 ? -1 : length);
      exchange.getResponseBody().write(answer.body());
    }
  }
}
