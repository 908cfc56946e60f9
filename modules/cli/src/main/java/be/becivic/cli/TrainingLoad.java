package be.becivic.cli;

import static java.nio.charset.StandardCharsets.UTF_8;

import com.fasterxml.uuid.Generators;
import com.fasterxml.uuid.NoArgGenerator;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse.BodyHandlers;
import java.time.Duration;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;

/**
 * Keeps a server busy for some seconds with what servers mostly do. What is recorded meanwhile says
 * which code is used most and how, so that a later start compiles it at once.
 */
record TrainingLoad(URI server, Duration length) {
  private static final int AGENTS = 4;
  private static final Pattern ID = Pattern.compile("01890a5d-ac96-774b-bcce-b302099a8057");
  private static final String TIME = "2026-04-26T14:32:00Z";
  private static final List<String> PAGES =
      List.of("/skills/change-of-address", "/api/skills/change-of-address", "/");

  void run() throws InterruptedException {
    Instant end = Instant.now().plus(length);
    var agents = new ArrayList<Thread>();
    try (HttpClient client = HttpClient.newHttpClient()) {
      for (int i = 0; i < AGENTS; i++) {
        agents.add(Thread.ofPlatform().start(() -> act(client, end)));
      }
      for (Thread agent : agents) {
        agent.join();
      }
    }
  }

  private void act(HttpClient client, Instant end) {
    NoArgGenerator ids = Generators.timeBasedEpochGenerator();
    String now = Instant.now().truncatedTo(ChronoUnit.SECONDS).toString();
    String envelope = envelope().replace(TIME, now);
    try {
      while (Instant.now().isBefore(end)) {
        String fresh = ID.matcher(envelope).replaceAll(_ -> ids.generate().toString());
        send(client, request("/api/feedback").POST(BodyPublishers.ofString(fresh)));
        for (String page : PAGES) {
          send(client, request(page).GET());
        }
      }
    } catch (IOException broken) {
      throw new UncheckedIOException("the server cannot be reached", broken);
    } catch (InterruptedException _) {
      Thread.currentThread().interrupt();
    }
  }

  private HttpRequest.Builder request(String path) {
    return HttpRequest.newBuilder(server.resolve(path)).header("Content-Type", "application/json");
  }

  private static void send(HttpClient client, HttpRequest.Builder request)
      throws IOException, InterruptedException {
    client.send(request.build(), BodyHandlers.discarding());
  }

  private static String envelope() {
    try (InputStream file = TrainingLoad.class.getResourceAsStream("training-envelope.json")) {
      return new String(file.readAllBytes(), UTF_8);
    } catch (IOException broken) {
      throw new UncheckedIOException(broken);
    }
  }
}
