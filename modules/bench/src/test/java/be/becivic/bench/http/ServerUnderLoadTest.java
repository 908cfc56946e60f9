package be.becivic.bench.http;

import static org.assertj.core.api.Assertions.assertThat;

import be.becivic.server.Server;
import java.io.IOException;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Instant;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

@Tag("long")
class ServerUnderLoadTest {

  @Test
  void theConstantAnswerIsAsLargeAsAReceipt(@TempDir Path data) throws Exception {
    try (Server server = ServerUnderLoad.start(data, Path.of("../../corpus"));
        HttpClient client = HttpClient.newHttpClient()) {
      byte[] feedback = Samples.feedback(Instant.now());
      HttpResponse<String> staged = post(client, server, ServerUnderLoad.STAGE, feedback);
      HttpResponse<String> constant = post(client, server, ServerUnderLoad.CONSTANT, feedback);
      assertThat(staged.statusCode()).isEqualTo(201);
      assertThat(constant.statusCode()).isEqualTo(201);
      assertThat(constant.body()).hasSameSizeAs(staged.body());
      assertThat(constant.headers().map().keySet()).isEqualTo(staged.headers().map().keySet());
    }
  }

  @Test
  void everyItemOfEveryEnvelopeIsTaken(@TempDir Path data) throws Exception {
    try (Server server = ServerUnderLoad.start(data, Path.of("../../corpus"));
        HttpClient client = HttpClient.newHttpClient()) {
      var envelopes = FreshEnvelopes.toServer();
      for (int i = 0; i < 3; i++) {
        String request = new String(envelopes.next(), StandardCharsets.UTF_8);
        byte[] body =
            request.substring(request.indexOf("\r\n\r\n")).strip().getBytes(StandardCharsets.UTF_8);
        assertThat(post(client, server, ServerUnderLoad.ENVELOPE, body).body())
            .doesNotContain("\"ok\":false")
            .contains("\"idx\":" + (FreshEnvelopes.ITEMS - 1));
      }
    }
  }

  private static HttpResponse<String> post(
      HttpClient client, Server server, String path, byte[] body)
      throws IOException, InterruptedException {
    return client.send(
        HttpRequest.newBuilder(server.address().resolve(path))
            .header("Content-Type", "application/json")
            .POST(BodyPublishers.ofByteArray(body))
            .build(),
        BodyHandlers.ofString());
  }
}
