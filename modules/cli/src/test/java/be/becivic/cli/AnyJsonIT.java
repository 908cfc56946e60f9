package be.becivic.cli;

import static org.assertj.core.api.Assertions.assertThat;

import be.becivic.protocol.error.ErrorCategory;
import be.becivic.protocol.feedback.FeedbackType;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/** What holds for all JSON there is, tried on a sample of it. */
class AnyJsonIT {
  private static final int TRIES = Boolean.getBoolean("test.thorough") ? 150 : 20;

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

  @Test
  void anyValueGetsAnAnswerOfTheTaxonomy() throws Exception {
    var mutations = new Mutations(1);
    for (int i = 0; i < TRIES; i++) {
      String value = mutations.anyValue(4).toString();
      FeedbackType type = FeedbackType.values()[i % FeedbackType.values().length];
      assertAnswered(client.postTo("/api/" + type.collection(), value));
      assertAnswered(client.postTo("/api/feedback", value));
    }
  }

  @ParameterizedTest
  @EnumSource
  void aChangedSubmissionIsRefusedForAReasonOrTakenOnce(FeedbackType type) throws Exception {
    var mutations = new Mutations(2 + type.ordinal());
    for (int i = 0; i < TRIES; i++) {
      Sample sample = Sample.of(type);
      String body = mutations.mutate(sample.json()).toString();
      var first = client.postTo(sample.collection(), body);
      assertAnswered(first);
      var again = client.postTo(sample.collection(), body);
      assertAnswered(again);
      if (first.status() < 300) {
        assertThat(again.status()).isEqualTo(type == FeedbackType.ANALYTICS ? 202 : 200);
        assertThat(again.body()).isEqualTo(first.body());
      } else {
        assertThat(again.body()).isEqualTo(first.body());
      }
    }
  }

  @Test
  @Tag("long")
  void anItemFaresAloneAsItFaresAmongOthers() throws Exception {
    var mutations = new Mutations(20);
    for (int i = 0; i < TRIES / 15; i++) {
      List<JsonNode> items =
          Stream.concat(
                  Sample.items().map(sample -> mutations.mutate(sample.item())),
                  Sample.items().map(Sample::item))
              .toList();
      ObjectNode envelope = Sample.envelope("validate", items.stream());
      List<JsonNode> together = results(envelope);
      assertThat(together).hasSameSizeAs(items);
      for (int at = 0; at < items.size(); at++) {
        ObjectNode alone = envelope.deepCopy();
        alone.putArray("items").add(items.get(at));
        assertThat(results(alone)).containsExactly(together.get(at));
      }
    }
  }

  @Test
  @Tag("long")
  void aChangedEnvelopeIsRefusedAsAWholeOrAnsweredItemByItem() throws Exception {
    var mutations = new Mutations(30);
    for (int i = 0; i < TRIES; i++) {
      JsonNode envelope =
          mutations.mutate(Sample.envelope("stage", Sample.items().map(Sample::item)));
      assertAnswered(client.postTo("/api/feedback", envelope.toString()));
    }
  }

  private static List<JsonNode> results(ObjectNode envelope) throws Exception {
    var reply = client.postTo("/api/feedback", envelope.toString());
    assertThat(reply.status()).isEqualTo(200);
    assertAnswered(reply);
    return reply.body().get("results").valueStream().map(AnyJsonIT::withoutPlaceAndTime).toList();
  }

  private static JsonNode withoutPlaceAndTime(JsonNode result) {
    ObjectNode rest = result.deepCopy().asObject();
    rest.remove(List.of("idx", "would_stage_for"));
    return rest;
  }

  private static void assertAnswered(Client.Reply reply) {
    assertThat(reply.response().body()).doesNotContain(Mutations.MARKER);
    if (reply.status() < 300) {
      IntStream.range(0, reply.body().path("results").size())
          .mapToObj(i -> reply.body().get("results").get(i))
          .filter(result -> !result.get("ok").booleanValue())
          .forEach(AnyJsonIT::assertInTaxonomy);
      return;
    }
    assertThat(reply.status()).isBetween(400, 499);
    assertThat(assertInTaxonomy(reply.body()).httpStatus()).isEqualTo(reply.status());
  }

  private static ErrorCategory assertInTaxonomy(JsonNode refusal) {
    return Arrays.stream(ErrorCategory.values())
        .filter(category -> category.wireName().equals(refusal.get("error").stringValue()))
        .filter(category -> category.httpStatus() < 500)
        .findFirst()
        .orElseThrow(() -> new AssertionError("not a client's error: " + refusal));
  }
}
