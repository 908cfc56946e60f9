package be.becivic.cli;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import be.becivic.protocol.error.ErrorCategory;
import be.becivic.protocol.feedback.FeedbackType;
import java.io.IOException;
import java.net.http.HttpRequest.BodyPublishers;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.json.JsonMapper;

/** Whatever arrives, the answer is one of the taxonomy's and repeats nothing of it. */
class HostileIT {
  private static final Path FILES = Path.of("src/test/resources/hostile");
  private static final JsonMapper JSON = new JsonMapper();

  private static final List<String> ADDRESSES =
      Stream.concat(
              Stream.of("/api/feedback", "/api/feedback?dry_run=1"),
              Stream.of(FeedbackType.values()).map(type -> "/api/" + type.collection()))
          .toList();

  @TempDir static Path folder;
  private static Becivic becivic;
  private static Client client;

  @BeforeAll
  static void serve() throws Exception {
    becivic = Becivic.serve(folder, Limitless.SETTINGS);
    client = new Client(becivic.address());
  }

  @AfterAll
  static void stop() {
    client.close();
    becivic.close();
  }

  static Stream<Path> bodies() throws IOException {
    try (var files = Files.list(FILES)) {
      return files.filter(file -> file.toString().endsWith(".json")).sorted().toList().stream();
    }
  }

  static Stream<String> hiddenIdentifiers() throws IOException {
    return Files.readAllLines(FILES.resolve("hidden-identifiers.txt"), UTF_8).stream();
  }

  static Stream<String> invisiblyHiddenIdentifiers() throws IOException {
    return Files.readAllLines(FILES.resolve("invisible-identifiers.txt"), UTF_8).stream();
  }

  @ParameterizedTest
  @MethodSource("bodies")
  void aHostileBodyIsRefusedWithoutAnEcho(Path file) throws Exception {
    for (String address : ADDRESSES) {
      var reply =
          client.send(
              client
                  .request(address, "Content-Type", "application/json")
                  .POST(BodyPublishers.ofFile(file)));
      assertThat(reply.status()).as(address).isBetween(400, 422);
      assertThat(ErrorCategory.values())
          .extracting(ErrorCategory::wireName)
          .contains(reply.text("error"));
      assertThat(reply.response().body()).doesNotContain("qzx", "85073003328", "033.28");
    }
  }

  @ParameterizedTest
  @MethodSource("hiddenIdentifiers")
  void anIdentifierIsFoundHoweverItIsWritten(String escaped) throws Exception {
    String text = JSON.readValue("\"" + escaped + "\"", String.class);
    for (Sample sample : Sample.items().toList()) {
      var reply = client.submit(sample.saying("qzx " + text + " there"));
      assertThat(reply.status()).as(sample.type().name()).isEqualTo(422);
      assertThat(reply.text("error")).isEqualTo("regex_fail");
      assertThat(reply.response().body()).doesNotContain(text, "qzx");
    }
  }

  @ParameterizedTest
  @MethodSource("invisiblyHiddenIdentifiers")
  void whatHidesAnIdentifierIsRefusedItself(String escaped) throws Exception {
    String text = JSON.readValue("\"" + escaped + "\"", String.class);
    for (Sample sample : Sample.items().toList()) {
      var reply = client.submit(sample.saying("qzx " + text + " there"));
      assertThat(reply.status()).as(sample.type().name()).isEqualTo(400);
      assertThat(reply.text("error")).isEqualTo("schema_fail");
      assertThat(reply.text("keyword")).isEqualTo("invisible");
      assertThat(reply.response().body()).doesNotContain(text, "qzx");
    }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "text/plain",
        "application/xml",
        "application/json; charset=utf-16",
        "multipart/form-data",
        "application/json, text/plain",
        "qzx"
      })
  void onlyJsonIsTaken(String type) throws Exception {
    for (String address : ADDRESSES) {
      var reply =
          client.send(
              client.request(address, "Content-Type", type).POST(BodyPublishers.ofString("{}")));
      assertThat(reply.status()).isEqualTo(415);
    }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "Bearer",
        "Bearer ",
        "Basic cXp4",
        "Bearer qzx",
        "Bearer a b",
        "bearer  %00",
        "Bearer ' or 1=1 --"
      })
  void aStrangeTokenOpensNothing(String authorisation) throws Exception {
    Sample sample = Sample.of(FeedbackType.CONCERN);
    client.submit(sample);
    var reply =
        client.send(
            client
                .request(sample.collection() + "/" + sample.id(), "Authorization", authorisation)
                .DELETE());
    assertThat(reply.status()).isEqualTo(401);
    assertThat(client.get(sample.collection() + "/" + sample.id()).text("state"))
        .isEqualTo("staged");
  }

  @Test
  void aTokenInTheQueryOpensNothing() throws Exception {
    Sample sample = Sample.of(FeedbackType.RATING);
    String token = client.submit(sample).text("cancel_token");
    var reply =
        client.send(
            client
                .request(sample.collection() + "/" + sample.id() + "?cancel_token=" + token)
                .DELETE());
    assertThat(reply.status()).isEqualTo(401);
  }

  @Test
  void strangeIdsAreNotFound() throws Exception {
    for (FeedbackType type : FeedbackType.values()) {
      for (String id : List.of("qzx", "%00", "con_", "..%2f..%2fetc", "FBK_018F", "'%20or%201")) {
        var reply = client.get("/api/" + type.collection() + "/" + id);
        assertThat(reply.status()).as(type + " " + id).isBetween(400, 404);
        assertThat(reply.response().body()).doesNotContain("qzx");
      }
    }
  }
}
