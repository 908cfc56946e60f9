package be.becivic.cli;

import static org.assertj.core.api.Assertions.assertThat;

import be.becivic.protocol.feedback.FeedbackType;
import java.nio.file.Path;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.Executors;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/** Every stream, the envelope and the sessions, over HTTP. */
class SubmissionsIT {
  @TempDir static Path folder;
  private static Becivic becivic;
  private static Client client;

  @BeforeAll
  static void serve() throws Exception {
    becivic =
        Becivic.serve(folder, "http.trusted-proxies=127.0.0.0/8", "limits.global-per-hour=100000");
    client = new Client(becivic.address());
  }

  @AfterAll
  static void stop() {
    client.close();
    becivic.close();
  }

  @ParameterizedTest
  @EnumSource(names = {"CONCERN", "AMENDMENT", "DRAFT", "FEEDBACK", "RATING"})
  void whatIsStagedHasATokenAndCanBeTakenBack(FeedbackType type) throws Exception {
    Sample sample = Sample.of(type);
    var staged = client.submit(sample, from(1));
    assertThat(staged.status()).isEqualTo(201);
    assertThat(staged.body().propertyNames())
        .containsExactly(
            type.idField(), "cancel_token", "cancel_url", "commit_eta", "staging_window_hours");
    var repeat = client.submit(sample, from(1));
    assertThat(repeat.status()).isEqualTo(200);
    assertThat(repeat.body()).isEqualTo(staged.body());
    String address = sample.collection() + "/" + sample.id();
    assertThat(client.get(address).text("state")).isEqualTo("staged");
    var cancelled =
        client.send(
            client
                .request(address, "Authorization", "Bearer " + staged.text("cancel_token"))
                .DELETE());
    assertThat(cancelled.status()).isEqualTo(200);
    assertThat(client.get(address).status()).isEqualTo(404);
  }

  @Test
  void aVoteAppliesAtOnceAndStays() throws Exception {
    Sample vote = Sample.of(FeedbackType.VALIDATION);
    var applied = client.submit(vote, from(2));
    assertThat(applied.status()).isEqualTo(201);
    assertThat(applied.body().propertyNames()).containsExactly("validation_id", "applied_at");
    var again = client.submit(vote, from(2));
    assertThat(again.status()).isEqualTo(200);
    assertThat(again.body()).isEqualTo(applied.body());
    String address = vote.collection() + "/" + vote.id();
    assertThat(client.get(address).text("state")).isEqualTo("applied");
    assertThat(client.send(client.request(address).DELETE()).status()).isEqualTo(403);
    String unknown = vote.collection() + "/" + Sample.freshId("val_");
    assertThat(client.send(client.request(unknown).DELETE()).status()).isEqualTo(401);
  }

  @Test
  void anEventIsAcceptedAndNeverReadBack() throws Exception {
    Sample event = Sample.of(FeedbackType.ANALYTICS);
    var accepted = client.submit(event, from(3));
    assertThat(accepted.status()).isEqualTo(202);
    assertThat(accepted.body().propertyNames()).containsExactly("analytics_event_id");
    assertThat(client.submit(event, from(4)).status()).isEqualTo(202);
    assertThat(client.get(event.collection() + "/" + event.id()).status()).isEqualTo(404);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "observations",
        "skill-amendments",
        "skill-drafts",
        "path-amendments",
        "path-drafts",
        "path-validations"
      })
  void oldAddressesAreGone(String collection) throws Exception {
    assertThat(client.postTo("/api/" + collection, "{}").status()).isEqualTo(404);
  }

  @Test
  void anEnvelopeIsValidatedThenStagedAndFoundAgain() throws Exception {
    List<Sample> samples = Sample.items().toList();
    ObjectNode envelope = Sample.envelope("validate", samples.stream().map(Sample::item));
    var validated = client.postTo("/api/feedback", envelope.toString(), from(5));
    assertThat(validated.status()).isEqualTo(200);
    assertThat(validated.header("RateLimit-Policy")).contains("\"validate\";q=500;w=86400");
    assertThat(validated.body().get("results"))
        .allMatch(result -> result.get("status").stringValue().equals("validated"))
        .allMatch(result -> result.has("would_stage_for"));

    var staged = client.postTo("/api/feedback", envelope.put("mode", "stage").toString(), from(5));
    assertThat(staged.text("session_id")).isEqualTo(envelope.get("session_id").stringValue());
    assertThat(staged.text("mode")).isEqualTo("stage");
    assertThat(staged.header("RateLimit").orElseThrow()).contains("\"day\";r=44;");
    JsonNode results = staged.body().get("results");
    for (int i = 0; i < samples.size(); i++) {
      boolean isVote = samples.get(i).type() == FeedbackType.VALIDATION;
      assertThat(results.get(i).get("idx").intValue()).isEqualTo(i);
      assertThat(results.get(i).get("type").stringValue())
          .isEqualTo(samples.get(i).type().wireName());
      assertThat(results.get(i).get("ok").booleanValue()).isTrue();
      assertThat(results.get(i).get("id").stringValue()).isEqualTo(samples.get(i).id());
      assertThat(results.get(i).get("status").stringValue())
          .isEqualTo(isVote ? "applied" : "staged");
      assertThat(results.get(i).has(isVote ? "applied_at" : "cancel_token")).isTrue();
    }

    var again = client.postTo("/api/feedback", envelope.toString(), from(5));
    assertThat(again.body().get("results"))
        .allMatch(result -> result.get("status").stringValue().equals("duplicate"));

    var session = client.get("/api/feedback/sessions/" + staged.text("session_id"));
    assertThat(session.body().get("items"))
        .hasSize(samples.size())
        .allMatch(item -> item.has("type") && item.has("id") && item.has("received_at"));
    assertThat(client.get("/api/feedback/sessions/nonsense").status()).isEqualTo(404);
  }

  @Test
  void aRefusedItemSaysWhyAsAProblemWould() throws Exception {
    Sample bad = Sample.of(FeedbackType.CONCERN);
    bad.json().remove("target_id");
    Stream<JsonNode> items =
        Stream.of(
            bad.item(), Sample.of(FeedbackType.FEEDBACK).saying("Write to me@example.org").item());
    var reply =
        client.postTo(
            "/api/feedback?dry_run=1", Sample.envelope("stage", items).toString(), from(6));
    assertThat(reply.text("mode")).as("the body wins").isEqualTo("stage");
    assertThat(reply.body().get("results").get(0).toString())
        .isEqualTo(
            "{\"idx\":0,\"type\":\"concern\",\"ok\":false,\"status\":\"rejected\",\"id\":\""
                + bad.id()
                + "\",\"error\":\"schema_fail\",\"schema_pointer\":\"\","
                + "\"keyword\":\"required\",\"missing\":\"target_id\"}");
    assertThat(reply.body().get("results").get(1).get("error").stringValue())
        .isEqualTo("regex_fail");
  }

  @Test
  void anAnswerRepeatsNoNameThatASubmitterMadeUp() throws Exception {
    Sample sample = Sample.of(FeedbackType.AMENDMENT);
    sample
        .json()
        .putObject("pre_flight_validation_result")
        .putObject("jan_janssens_of_ghent")
        .put("lives_in_gent", "Write to me@example.org");
    var reply = client.submit(sample, from(90));
    assertThat(reply.text("error")).isEqualTo("regex_fail");
    assertThat(reply.text("schema_pointer")).isEqualTo("/pre_flight_validation_result");
    Sample surplus = Sample.of(FeedbackType.AMENDMENT);
    surplus.json().withObject("/content").put("jan_janssens_of_ghent", "x");
    var refused = client.submit(surplus, from(90));
    assertThat(refused.text("schema_pointer")).isEqualTo("/content");
    assertThat(refused.text("keyword")).isEqualTo("additionalProperties");
  }

  @ParameterizedTest
  @EnumSource
  void whatCannotBeSeenIsRefused(FeedbackType type) throws Exception {
    var reply =
        client.submit(
            Sample.of(type).saying("Fine.\uDB40\uDC73\uDB40\uDC65\uDB40\uDC6E"), from(91));
    assertThat(reply.status()).isEqualTo(400);
    assertThat(reply.text("error")).isEqualTo("schema_fail");
    assertThat(reply.text("keyword")).isIn("invisible", "enum");
  }

  @Test
  void notesThatNameSomebodyAreReportedMasked() throws Exception {
    Sample draft = Sample.of(FeedbackType.DRAFT);
    draft
        .json()
        .putObject("provenance")
        .put("kind", "discovery_session")
        .put("research_notes_markdown", "He has 85.07.30-033.28.");
    var reply = client.submit(draft, from(7));
    assertThat(reply.status()).isEqualTo(422);
    assertThat(reply.text("error")).isEqualTo("layer2_scrub_failure");
    assertThat(reply.text("category")).isEqualTo("identity");
    assertThat(reply.text("remediation")).isEqualTo("rewrite_research_notes");
    assertThat(reply.body().get("matches").get(0).get("context_snippet").stringValue())
        .isEqualTo("xx xxx ##.##.##-###.##.");
  }

  @ParameterizedTest
  @EnumSource
  void ofConcurrentPostsOfOneIdOneIsNew(FeedbackType type) throws Exception {
    Sample sample = Sample.of(type);
    Callable<Client.Reply> post = () -> client.submit(sample, from(20 + type.ordinal()));
    try (var threads = Executors.newFixedThreadPool(16)) {
      List<Client.Reply> replies =
          threads.invokeAll(Collections.nCopies(32, post)).stream()
              .map(reply -> reply.resultNow())
              .toList();
      assertThat(replies)
          .filteredOn(reply -> reply.header("RateLimit").isPresent())
          .as("only what is new counts against the limits")
          .hasSize(1);
      assertThat(replies).map(Client.Reply::body).containsOnly(replies.getFirst().body());
    }
  }

  @Test
  void concurrentSubmissionsNeverPassTheLimitTogether() throws Exception {
    Callable<Integer> post =
        () -> client.submit(Sample.of(FeedbackType.FEEDBACK), from(40)).status();
    try (var threads = Executors.newFixedThreadPool(16)) {
      List<Integer> statuses =
          threads.invokeAll(Collections.nCopies(80, post)).stream()
              .map(reply -> reply.resultNow())
              .toList();
      assertThat(statuses).filteredOn(status -> status == 201).hasSize(50);
      assertThat(statuses).filteredOn(status -> status == 429).hasSize(30);
    }
    var envelope =
        client.postTo(
            "/api/feedback",
            Sample.envelope("stage", Stream.of(Sample.of(FeedbackType.RATING).item())).toString(),
            from(40));
    assertThat(envelope.status()).as("already over the limit on arrival").isEqualTo(429);
    assertThat(envelope.header("Retry-After")).isPresent();
    assertThat(envelope.header("RateLimit").orElseThrow()).contains("\"day\";r=0;");
  }

  @Test
  void theEleventhVoteOfADayIsRefused() throws Exception {
    Client.Reply last = client.submit(Sample.of(FeedbackType.VALIDATION), from(41));
    for (int i = 0; i < 10; i++) {
      last = client.submit(Sample.of(FeedbackType.VALIDATION), from(41));
    }
    assertThat(last.status()).isEqualTo(429);
    assertThat(client.submit(Sample.of(FeedbackType.RATING), from(41)).status()).isEqualTo(201);
  }

  private static String[] from(int host) {
    return new String[] {"X-Forwarded-For", "192.0.2." + host};
  }
}
