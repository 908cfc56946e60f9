package be.becivic.cli;

import static org.assertj.core.api.Assertions.assertThat;

import be.becivic.protocol.feedback.FeedbackType;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Trying out what would become of a submission, over HTTP. */
class DryRunIT {
  @TempDir static Path folder;
  private static Becivic becivic;
  private static Client client;

  @BeforeAll
  static void serve() throws Exception {
    becivic = Becivic.serve(folder, "http.trusted-proxies=127.0.0.0/8");
    client = new Client(becivic.address());
  }

  @AfterAll
  static void stop() {
    client.close();
    becivic.close();
  }

  @ParameterizedTest
  @EnumSource
  void aDryRunSaysWhatAnItemIsToldAndStoresNothing(FeedbackType type) throws Exception {
    Sample sample = Sample.of(type);
    for (String spelling : List.of("1", "true")) {
      var told = dryRun(sample, spelling, 60 + type.ordinal());
      assertThat(told.status()).isEqualTo(200);
      assertThat(told.body().propertyNames())
          .containsExactly("idx", "type", "ok", "status", "id", "would_stage_for");
      assertThat(told.text("type")).isEqualTo(type.wireName());
      assertThat(told.text("status")).isEqualTo("validated");
      assertThat(told.text("id")).isEqualTo(sample.id());
      assertThat(told.header("RateLimit-Policy")).contains("\"validate\";q=500;w=86400");
    }
    assertThat(client.get(sample.collection() + "/" + sample.id()).status()).isEqualTo(404);
    var staged = client.submit(sample, from(60 + type.ordinal()));
    assertThat(staged.status())
        .as("its id is still free")
        .isEqualTo(type == FeedbackType.ANALYTICS ? 202 : 201);
    assertThat(dryRun(sample, "1", 60 + type.ordinal()).text("status")).isEqualTo("duplicate");
  }

  @ParameterizedTest
  @EnumSource
  void aDryRunRefusesAsStagingWould(FeedbackType type) throws Exception {
    Sample bad = Sample.of(type).saying("Write to me@example.org");
    var told = dryRun(bad, "1", 70 + type.ordinal());
    var staged = client.submit(bad, from(70 + type.ordinal()));
    assertThat(told.status()).isEqualTo(staged.status()).isGreaterThanOrEqualTo(400);
    assertThat(told.body()).isEqualTo(staged.body());
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "0", "false", "yes", "TRUE", "2", "1&dry_run=0"})
  void anySpellingButTwoOfADryRunIsRefused(String spelling) throws Exception {
    for (FeedbackType type : FeedbackType.values()) {
      Sample sample = Sample.of(type);
      var told = dryRun(sample, spelling, 80);
      assertThat(told.status()).as(type.name()).isEqualTo(400);
      assertThat(told.text("error")).isEqualTo("schema_fail");
      assertThat(told.text("schema_pointer")).isEqualTo("/dry_run");
      assertThat(client.get(sample.collection() + "/" + sample.id()).status()).isEqualTo(404);
    }
    var envelope = Sample.envelope("validate", Sample.items().map(Sample::item));
    assertThat(
            client
                .postTo("/api/feedback?dry_run=" + spelling, envelope.toString(), from(80))
                .status())
        .isEqualTo(400);
  }

  private static Client.Reply dryRun(Sample sample, String spelling, int host) throws Exception {
    return client.postTo(
        sample.collection() + "?dry_run=" + spelling, sample.json().toString(), from(host));
  }

  private static String[] from(int host) {
    return new String[] {"X-Forwarded-For", "192.0.2." + host};
  }
}
