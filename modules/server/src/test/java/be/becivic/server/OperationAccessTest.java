package be.becivic.server;

import static org.assertj.core.api.Assertions.assertThat;

import be.becivic.protocol.operation.Operation;
import be.becivic.protocol.operation.Surface;
import be.becivic.server.surface.Operations;
import java.io.IOException;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import tools.jackson.databind.JsonNode;

/**
 * Who gets in, asked over HTTP of every operation there is. What is expected is written down here
 * and not taken from the declarations, so that a door left open shows.
 */
class OperationAccessTest {
  private static final String WRONG = "x".repeat(43);

  @TempDir static Path folder;
  private static Running server;
  private static String operator;

  /** Each request comes from a network of its own, so that wrong tokens do not add up. */
  private static final AtomicInteger NETWORKS = new AtomicInteger();

  @BeforeAll
  static void start() throws IOException {
    server = Running.in(folder, "http.trusted-proxies=127.0.0.1/32");
    operator = Files.readString(folder.resolve("data/operator.token")).strip();
  }

  @AfterAll
  static void stop() {
    server.close();
  }

  static Stream<Operation> internal() {
    return served().filter(OperationAccessTest::isInternal);
  }

  static Stream<Operation> submitters() {
    return served().filter(OperationAccessTest::isForSubmitters);
  }

  static Stream<Operation> guarded() {
    return Stream.concat(internal(), submitters());
  }

  static Stream<Operation> open() {
    return served().filter(each -> !isInternal(each) && !isForSubmitters(each));
  }

  private static Stream<Operation> served() {
    return Operations.list().stream().filter(each -> each.isOn(Surface.HTTP));
  }

  private static boolean isInternal(Operation operation) {
    String path = path(operation);
    return path.startsWith("/api/_internal/") || path.endsWith("/status");
  }

  private static boolean isForSubmitters(Operation operation) {
    return method(operation).equals("DELETE") && !path(operation).startsWith("/api/validations/");
  }

  @Test
  void theTableIsWhole() {
    assertThat(internal()).hasSize(20);
    assertThat(submitters()).hasSize(5);
    assertThat(internal().map(Operation::access)).allMatch(access -> access.isInternal());
    assertThat(open().filter(each -> path(each).contains("_internal"))).isEmpty();
  }

  @ParameterizedTest
  @MethodSource("internal")
  void theOperatorAloneGetsIn(Operation operation) {
    assertRefused(send(operation, ""));
    assertRefused(send(operation, WRONG));
    assertRefused(send(operation, operator + "x"));
    assertRefused(send(operation, operator.substring(1)));
    assertThat(send(operation, operator).statusCode()).isNotIn(401, 403, 405, 429, 500);
  }

  /** Before anything is said about what was sent, or whether there is such a thing. */
  @ParameterizedTest
  @MethodSource("guarded")
  void strangersLearnNothingOfWhatWasWrong(Operation operation) {
    HttpRequest.Builder request = request(operation, "?no-such-parameter=1");
    HttpResponse<String> answer =
        server.send(
            request
                .header("Content-Type", "application/json")
                .method(method(operation), BodyPublishers.ofString("[")));
    assertRefused(answer);
    assertThat(Running.parse(answer.body()).propertyNames())
        .containsExactlyInAnyOrder("type", "title", "status", "error");
  }

  @ParameterizedTest
  @MethodSource("submitters")
  void onlyTheTokenOfTheReceiptTakesSomethingBack(Operation operation) {
    assertRefused(send(operation, ""));
    assertRefused(send(operation, WRONG));
    assertRefused(send(operation, operator));
  }

  @Test
  void theTokenOfTheReceiptTakesItBack() {
    var feedback = ToolsCase.feedback("Clear.");
    JsonNode receipt =
        Running.parse(server.post("/api/feedback-channel", feedback.toString()).body());
    String address = "/api/feedback-channel/" + feedback.get("feedback_id").asString();

    assertThat(delete(address, WRONG)).isEqualTo(401);
    assertThat(delete(address, operator)).isEqualTo(401);
    assertThat(delete(address, receipt.get("cancel_token").asString())).isEqualTo(200);
  }

  private static int delete(String address, String token) {
    return server
        .send(server.request(address).header("Authorization", "Bearer " + token).DELETE())
        .statusCode();
  }

  @ParameterizedTest
  @MethodSource("open")
  void everyoneElseIsAskedForNoToken(Operation operation) {
    boolean isVote = method(operation).equals("DELETE");
    assertThat(send(operation, "").statusCode() == 401).isEqualTo(isVote);
    assertThat(send(operation, WRONG).statusCode() == 401).isEqualTo(isVote);
  }

  @Test
  void wrongTokensAreCountedByNetworkAtEveryDoorTogether() {
    String network = "203.0.113.77";
    List<String> doors = List.of("/api/_internal/review", "/api/_internal/rating-stats");
    for (int i = 0; i < 5; i++) {
      assertThat(get(doors.get(i % 2), WRONG, network).statusCode()).isEqualTo(401);
    }
    HttpResponse<String> paused = get(doors.getFirst(), WRONG, network);

    assertThat(paused.statusCode()).isEqualTo(429);
    assertThat(Long.parseLong(paused.headers().firstValue("Retry-After").orElseThrow()))
        .isBetween(1L, 900L);
    assertThat(get(doors.getLast(), operator, network).statusCode()).isEqualTo(429);
    assertThat(get(doors.getLast(), operator, "203.0.113.78").statusCode()).isEqualTo(200);
    assertThat(get("/api/search?q=x", WRONG, network).statusCode()).isEqualTo(200);
  }

  @Test
  void whoShowsNothingIsNotCounted() {
    String network = "203.0.113.79";
    for (int i = 0; i < 20; i++) {
      HttpResponse<String> answer =
          server.send(
              server.request("/api/_internal/review").header("X-Forwarded-For", network).GET());
      assertThat(answer.statusCode()).isEqualTo(401);
    }
    assertThat(get("/api/_internal/review", operator, network).statusCode()).isEqualTo(200);
  }

  @ParameterizedTest
  @MethodSource("internal")
  void anotherMethodIsRefusedWithThoseThereAre(Operation operation) {
    HttpResponse<String> answer =
        server.send(request(operation, "").method("PUT", BodyPublishers.noBody()));
    assertThat(answer.statusCode()).isEqualTo(405);
    assertThat(answer.headers().firstValue("Allow").orElseThrow()).contains(method(operation));
  }

  private static HttpResponse<String> get(String path, String token, String network) {
    return server.send(
        server
            .request(path)
            .header("X-Forwarded-For", network)
            .header("Authorization", "Bearer " + token)
            .GET());
  }

  private static HttpResponse<String> send(Operation operation, String token) {
    HttpRequest.Builder request = request(operation, "");
    if (!token.isEmpty()) {
      request.header("Authorization", "Bearer " + token);
    }
    if (operation.body().isPresent()) {
      request.header("Content-Type", "application/json");
    }
    return server.send(
        request.method(
            method(operation),
            operation.body().isPresent()
                ? BodyPublishers.ofString("{}")
                : BodyPublishers.noBody()));
  }

  private static HttpRequest.Builder request(Operation operation, String query) {
    int network = NETWORKS.incrementAndGet();
    return server
        .request(path(operation).replaceAll("\\{\\w+}", "no-such-thing") + query)
        .header("X-Forwarded-For", "10.0." + network / 250 + "." + (1 + network % 250));
  }

  private static void assertRefused(HttpResponse<String> answer) {
    assertThat(answer.statusCode()).isEqualTo(401);
    assertThat(answer.headers().firstValue("WWW-Authenticate")).contains("Bearer");
    assertThat(Running.parse(answer.body()).get("error").asString()).isEqualTo("unauthorised");
  }

  private static String method(Operation operation) {
    return operation.address().orElseThrow().method().name();
  }

  private static String path(Operation operation) {
    return operation.address().orElseThrow().path();
  }
}
