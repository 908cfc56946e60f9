package be.becivic.bench.http;

import static org.assertj.core.api.Assertions.assertThat;

import be.becivic.server.Server;
import java.io.IOException;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
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
      HttpResponse<String> staged = post(client, server, ServerUnderLoad.STAGE);
      HttpResponse<String> constant = post(client, server, ServerUnderLoad.CONSTANT);
      assertThat(staged.statusCode()).isEqualTo(201);
      assertThat(constant.statusCode()).isEqualTo(201);
      assertThat(constant.body()).hasSameSizeAs(staged.body());
      assertThat(constant.headers().map().keySet()).isEqualTo(staged.headers().map().keySet());
    }
  }

  private static HttpResponse<String> post(HttpClient client, Server server, String path)
      throws IOException, InterruptedException {
    return client.send(
        HttpRequest.newBuilder(server.address().resolve(path))
            .header("Content-Type", "application/json")
            .POST(BodyPublishers.ofByteArray(Samples.feedback(Instant.now())))
            .build(),
        BodyHandlers.ofString());
  }
}
