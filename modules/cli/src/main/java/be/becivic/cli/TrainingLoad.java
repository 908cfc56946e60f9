package be.becivic.cli;

import static java.nio.charset.StandardCharsets.UTF_8;

import com.fasterxml.uuid.Generators;
import com.fasterxml.uuid.NoArgGenerator;
import java.io.IOException;
import java.io.InputStream;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.time.Duration;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.regex.Pattern;

/**
 * Keeps a server busy with what servers mostly do. The JVM records meanwhile which code is used
 * most and how, so that a later start compiles it at once instead of watching it first.
 */
final class TrainingLoad {
  private static final int AGENTS = 4;
  private static final int OK = 200;
  private static final String REFUSED = "\"status\":\"rejected\"";

  /** After so many the compilers have seen enough; a slow machine is not kept at it for long. */
  private static final int ENVELOPES = 6_000;

  private static final Duration LONGEST = Duration.ofSeconds(30);
  private static final Pattern ID = Pattern.compile("01890a5d-ac96-774b-bcce-b302099a8057");
  private static final String TIME = "2026-04-26T14:32:00Z";
  private static final List<String> PAGES =
      List.of("/skills/change-of-address", "/api/skills/change-of-address", "/");

  private final URI server;
  private final String envelope;
  private final AtomicInteger sent = new AtomicInteger();
  private final Instant end = Instant.now().plus(LONGEST);

  private TrainingLoad(URI server, String envelope) {
    this.server = server;
    this.envelope = envelope;
  }

  static TrainingLoad on(URI server) throws IOException {
    String now = Instant.now().truncatedTo(ChronoUnit.SECONDS).toString();
    try (InputStream file = TrainingLoad.class.getResourceAsStream("training-envelope.json")) {
      return new TrainingLoad(server, new String(file.readAllBytes(), UTF_8).replace(TIME, now));
    }
  }

  /**
   * Runs it to its end; how many envelopes were taken.
   *
   * @throws IOException when something is not answered as it should be
   */
  int run() throws IOException, InterruptedException {
    try (HttpClient client = HttpClient.newHttpClient();
        ExecutorService agents = Executors.newFixedThreadPool(AGENTS)) {
      Callable<Integer> agent = () -> act(client);
      int taken = 0;
      for (Future<Integer> done : agents.invokeAll(Collections.nCopies(AGENTS, agent))) {
        taken += done.get();
      }
      return taken;
    } catch (ExecutionException failed) {
      throw new IOException("the training load broke off", failed);
    }
  }

  private int act(HttpClient client) throws IOException, InterruptedException {
    NoArgGenerator ids = Generators.timeBasedEpochGenerator();
    int answered = 0;
    while (sent.getAndIncrement() < ENVELOPES && Instant.now().isBefore(end)) {
      String fresh = ID.matcher(envelope).replaceAll(_ -> ids.generate().toString());
      String answer =
          send(
              client,
              request("/api/feedback")
                  .header("Content-Type", "application/json")
                  .POST(BodyPublishers.ofString(fresh)));
      if (answer.contains(REFUSED)) {
        throw new IOException("an item was refused: " + answer);
      }
      for (String page : PAGES) {
        send(client, request(page).GET());
      }
      answered++;
    }
    return answered;
  }

  private HttpRequest.Builder request(String path) {
    return HttpRequest.newBuilder(server.resolve(path));
  }

  private static String send(HttpClient client, HttpRequest.Builder request)
      throws IOException, InterruptedException {
    HttpResponse<String> answer = client.send(request.build(), BodyHandlers.ofString());
    if (answer.statusCode() != OK) {
      throw new IOException(answer.uri() + " answers " + answer.statusCode());
    }
    return answer.body();
  }
}
