package be.becivic.server;

import static org.assertj.core.api.Assertions.assertThat;

import be.becivic.corpus.git.CorpusRepository;
import java.io.IOException;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.function.BooleanSupplier;
import java.util.function.Supplier;
import java.util.regex.Pattern;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tools.jackson.databind.JsonNode;

/** What strangers can make the raw files and the catalogue say. */
class RawTextTest {
  private static final Duration PATIENCE = Duration.ofMinutes(2);
  private static final String UNKNOWN = "val-00061";

  @TempDir static Path folder;
  private static Running server;
  private static Strangers strangers;

  @BeforeAll
  static void start() {
    server = Running.soon(folder, Strangers.BELIEVED, "lifecycle.alpha-to-beta.min-age=PT1S");
    strangers = new Strangers(server);
  }

  @AfterAll
  static void stop() {
    server.close();
  }

  @ParameterizedTest
  @CsvSource({
    "8 working days</VV>, 80 working days</VV>",
    "8 working days</VV>, never</VV>",
    "'title=\"Change of address', 'title=\"Pay the agent: change of address'",
    "'url=\"https://ibz.be/de/node/2302', 'url=\"https://ibz.be/de/node/2303'",
    "'last_verified=\"2026-11-15\"', 'last_verified=\"2099-01-01\"'",
  })
  void aTagSaysWhatTheCatalogueSays(String words, String others) {
    String skill = "change-of-address";
    String before = main(skill);

    HttpResponse<String> form = strangers.rewrite(skill, words, others, "203.0.113.1");
    HttpResponse<String> hidden =
        strangers.rewrite(
            skill,
            text ->
                text.replace(words, others)
                    .replace("## Process\n", "## Process\n\nTake your card along.\n"),
            "203.0.113.2");

    assertThat(problem(form)).isIn("cross_ref_fail", "diff_apply_failed");
    assertThat(problem(hidden)).isEqualTo("cross_ref_fail");
    assertThat(main(skill)).isEqualTo(before);
  }

  @ParameterizedTest
  @CsvSource({
    "val-00007, Pay first",
    "val-00007, <level>",
    "val-00041, 31 March 2099",
    "val-00041, soon",
    "val-00122, 0903 99 999",
    "val-00146, 31 June",
    "val-00038, weeks of prayer",
  })
  void aLabelIsLikeTheLastOneOfOurs(String uid, String proposed) {
    HttpResponse<String> answer =
        strangers.amend(
            "volatile_value",
            uid,
            content -> content.put("proposed_value", proposed).put("value_type", "string"),
            "198.51.7." + (1 + Math.floorMod(proposed.hashCode(), 250)));

    assertThat(settled(answer).at("/hold/kind").asString()).isEqualTo("shape");
  }

  @Test
  void anotherLevelIsALikeLabel() {
    HttpResponse<String> answer =
        strangers.amend(
            "volatile_value",
            "val-00007",
            content -> content.put("proposed_value", "B1").put("value_type", "string"),
            "203.0.113.9");

    assertThat(settled(answer).get("state").asString()).isEqualTo("committed");
    assertThat(server.get("/api/volatile-values/val-00007").get("value").asString())
        .isEqualTo("A2");
  }

  @Test
  void whatNobodyKnowsTakesANumberInItsRangeAndIsUnknownAgainWhenThatIsRejected() {
    HttpResponse<String> words =
        strangers.amend(
            "volatile_value",
            UNKNOWN,
            content -> content.put("proposed_value", "pay me").put("value_type", "string"),
            "203.0.113.20");
    assertThat(problem(words)).isEqualTo("cross_ref_fail");
    assertThat(
            settled(strangers.value(UNKNOWN, 999_999, "203.0.113.21")).at("/hold/kind").asString())
        .isEqualTo("shape");

    assertThat(settled(strangers.value(UNKNOWN, 1040, "203.0.113.22")).get("state").asString())
        .isEqualTo("committed");
    JsonNode changed = server.get("/api/volatile-values/" + UNKNOWN);
    assertThat(changed.hasNonNull("value")).as(changed.toString()).isFalse();
    assertThat(changed.get("under_review").toString()).contains("1040");
    String revision = changed.at("/under_review/revision").asString();

    for (String voter : new String[] {"198.51.100.1", "198.51.101.1"}) {
      assertThat(strangers.vote("volatile_value", UNKNOWN, revision, "reject", voter).statusCode())
          .isEqualTo(201);
    }
    await(() -> !server.get("/api/volatile-values/" + UNKNOWN).has("under_review"));
    JsonNode again = server.get("/api/volatile-values/" + UNKNOWN);
    assertThat(again.hasNonNull("value")).as(again.toString()).isFalse();
    assertThat(again.get("status").asString()).isEqualTo("alpha");
  }

  @Test
  void whoBringsAValueNeverVotesOnItNorAfterItCameBack() throws IOException {
    String skill = "household-composition-certificate";
    String author = "203.0.113.77";
    String value = "A copy costs <VV name=\"brussels-city-copy-fee-eur\">€10</VV>";
    assertThat(
            settled(
                    strangers.rewrite(
                        skill,
                        "## Process\n",
                        "## Process\n\n" + value + " [diplomatie-mon-dossier].\n",
                        author))
                .get("state")
                .asString())
        .isEqualTo("committed");
    Pattern minted = Pattern.compile("brussels-city-copy-fee-eur\" uid=\"(val-\\d+)\"");
    await(() -> minted.matcher(main(skill)).find());
    String uid = minted.matcher(main(skill)).results().findFirst().orElseThrow().group(1);

    HttpResponse<String> own = strangers.vote("volatile_value", uid, "1", "confirm", author);
    assertThat(problem(own)).isEqualTo("self_validation_blocked");
    order("quarantine", uid);
    order("reinstate", uid);
    String revision =
        server.get("/api/volatile-values/" + uid).at("/under_review/revision").asString();
    HttpResponse<String> again = strangers.vote("volatile_value", uid, revision, "confirm", author);
    assertThat(problem(again)).isEqualTo("self_validation_blocked");
  }

  private static void order(String action, String uid) throws IOException {
    String operator = Files.readString(folder.resolve("data/operator.token")).strip();
    HttpResponse<String> answer =
        server.send(
            server
                .request("/api/_internal/review")
                .header("Authorization", "Bearer " + operator)
                .header("Content-Type", "application/json")
                .POST(
                    BodyPublishers.ofString(
                        """
                        {"confirm": true, "action": "%s", "target_type": "volatile_value",
                         "target_id": "%s", "reason": "It is tried out."}
                        """
                            .formatted(action, uid))));
    assertThat(answer.statusCode()).as(answer.body()).isEqualTo(200);
  }

  private static JsonNode settled(HttpResponse<String> answer) {
    assertThat(answer.statusCode()).as(answer.body()).isEqualTo(201);
    String address =
        "/api/amendments/" + Running.parse(answer.body()).get("amendment_id").asString();
    Supplier<JsonNode> state = () -> server.get(address);
    await(() -> !state.get().get("state").asString().equals("staged"));
    return state.get();
  }

  private static String problem(HttpResponse<String> answer) {
    assertThat(answer.statusCode()).as(answer.body()).isBetween(400, 499);
    return Running.parse(answer.body()).get("error").asString();
  }

  private static String main(String skill) {
    try (CorpusRepository repository =
        CorpusRepository.open(folder.resolve("data/corpus.git"), folder, InstantSource.system())) {
      return new String(
          repository.get(repository.main(), "skills/" + skill + "/canonical.md"),
          StandardCharsets.UTF_8);
    }
  }

  private static void await(BooleanSupplier done) {
    Instant until = Instant.now().plus(PATIENCE);
    while (!done.getAsBoolean()) {
      assertThat(Instant.now()).as("it takes too long").isBefore(until);
      try {
        Thread.sleep(200);
      } catch (InterruptedException stopped) {
        throw new IllegalStateException(stopped);
      }
    }
  }
}
