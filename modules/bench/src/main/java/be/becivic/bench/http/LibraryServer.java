package be.becivic.bench.http;

import be.becivic.bench.process.ServerProcess;
import io.helidon.http.HeaderNames;
import io.helidon.http.Status;
import io.helidon.webserver.WebServer;
import io.helidon.webserver.http.ServerRequest;
import io.helidon.webserver.http.ServerResponse;
import java.nio.charset.StandardCharsets;
import java.util.concurrent.CountDownLatch;

/** Helidon's own HTTP/1.1 and routing, giving the constant answer that our listener gives. */
final class LibraryServer {
  private static final byte[] RECEIPT = ServerUnderLoad.RECEIPT.getBytes(StandardCharsets.UTF_8);

  private LibraryServer() {}

  private static void answer(ServerRequest request, ServerResponse response) {
    request.content().as(byte[].class);
    ServerUnderLoad.RECEIPT_HEADERS.forEach(
        (name, value) -> response.header(HeaderNames.create(name), value));
    response
        .status(Status.CREATED_201)
        .header(HeaderNames.CONTENT_TYPE, "application/json")
        .send(RECEIPT);
  }

  public static void main(String[] arguments) throws InterruptedException {
    WebServer server =
        WebServer.builder()
            .host("127.0.0.1")
            .port(0)
            .routing(
                routing ->
                    routing
                        .get("/healthz", (_, response) -> response.send("ok"))
                        .post(ServerUnderLoad.CONSTANT, LibraryServer::answer))
            .build()
            .start();
    System.out.println(ServerProcess.READY + "http://127.0.0.1:" + server.port());
    new CountDownLatch(1).await();
  }
}
