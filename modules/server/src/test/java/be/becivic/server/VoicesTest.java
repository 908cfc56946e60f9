package be.becivic.server;

import static org.assertj.core.api.Assertions.assertThat;

import be.becivic.corpus.path.PathDirectory;
import be.becivic.server.config.Configuration;
import be.becivic.server.wiring.StoredSite;
import be.becivic.site.export.Export;
import be.becivic.site.export.ExportProgress;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.http.HttpRequest.BodyPublishers;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Whatever strangers hand in, and wherever one looks: nobody speaks in our voice but we. */
@Tag("long")
class VoicesTest {
  private static final List<String> WORDS =
      List.of(
          "quixref",
          "quixbody",
          "quixmint",
          "quixfield",
          "quixsummary",
          "quixpath",
          "quixsource",
          "quixadded",
          "quixconcern");
  private static final Pattern PLANTED =
      Pattern.compile("(?i)quix[a-z]+|(?<![0-9a-z.-])1[ ,.]?037(?![0-9a-z])");

  @TempDir static Path folder;
  private static Running server;
  private static PublicAnswers answers;
  private static List<String> handedIn;

  @BeforeAll
  static void plant() {
    server = Running.soon(folder);
    var planted = new PlantedTexts(server);
    handedIn =
        List.of(
            planted.value(),
            planted.reference(),
            planted.body(),
            planted.mint(),
            planted.field(),
            planted.summary(),
            planted.path(),
            planted.source(),
            planted.newSource(),
            planted.concern());
    handedIn.forEach(VoicesTest::awaitCommit);
    handedIn.forEach(VoicesTest::letPass);
    await(() -> raw(PlantedTexts.SKILL).contains("quixbody"));
    await(() -> new ServedRepository(folder).text(PathDirectory.FILE).contains("quixpath"));
    await(() -> new ServedRepository(folder).text(PathDirectory.FILE).contains("quixsource"));
    await(() -> new ServedRepository(folder).text(PathDirectory.FILE).contains("quixadded"));
    await(() -> server.get("/api/volatile-values/val-00001").has("under_review"));
    await(() -> server.get("/api/references/ref-00029").has("under_review"));
    await(() -> server.page("/skills/change-of-address").contains("quixconcern"));
    await(() -> server.page("/paths/" + PlantedTexts.PATH).contains("quixpath"));
    answers = PublicAnswers.of(server, WORDS);
  }

  private static void awaitCommit(String submission) {
    await(() -> !server.get(submission).get("state").asString().equals("staged"));
  }

  /** A title or summary waits for a maintainer, who lets it pass without making it ours. */
  private static void letPass(String submission) {
    if (server.get(submission).get("state").asString().equals("ner_held_for_review")) {
      var released =
          server.send(
              server
                  .request(submission + "/status")
                  .header("Authorization", "Bearer " + operator())
                  .header("Content-Type", "application/json")
                  .method("PATCH", BodyPublishers.ofString("{\"state\": \"released\"}")));
      assertThat(released.statusCode()).as(released.body()).isEqualTo(200);
    }
  }

  private static String operator() {
    try {
      return Files.readString(folder.resolve("data").resolve("operator.token")).strip();
    } catch (IOException broken) {
      throw new UncheckedIOException(broken);
    }
  }

  @AfterAll
  static void stop() {
    server.close();
    answers.forget();
  }

  @Test
  void noAnswerSaysInOurVoiceWhatAStrangerWrote() {
    List<String> leaks = new ArrayList<>();
    answers
        .said()
        .forEach(
            (where, text) ->
                PLANTED
                    .matcher(text)
                    .results()
                    .filter(found -> !isAskedFor(where, found.group()))
                    .findFirst()
                    .ifPresent(
                        found ->
                            leaks.add(
                                where
                                    + ": …"
                                    + text.substring(
                                        Math.max(0, found.start() - 80),
                                        Math.min(text.length(), found.end() + 20)))));
    assertThat(leaks).isEmpty();
    assertThat(answers.said()).hasSizeGreaterThan(1000);
  }

  @Test
  void listsGraphsAndIndexesDoNotEvenMentionIt() {
    for (String address :
        List.of(
            "/llms.txt",
            "/sitemap.xml",
            "/skills",
            "/skills.json",
            "/skills.md",
            "/paths",
            "/paths.json",
            "/paths/index.json",
            "/values.json",
            "/references.json",
            "/graph.json",
            "/api/skills",
            "/api/skill-graph?status=alpha,beta,stable,draft",
            "get_skill_graph {\"status\": [\"alpha\", \"beta\", \"stable\"]}",
            "find_skill {}",
            "resources/list")) {
      assertThat(answers.whole()).containsKey(address);
      assertThat(PLANTED.matcher(answers.whole().get(address)).results()).as(address).isEmpty();
    }
  }

  @Test
  void aSearchForItFindsNothing() {
    for (String word : WORDS) {
      assertThat(server.get("/api/search?q=" + word).get("results")).as(word).isEmpty();
    }
  }

  @Test
  void itStandsBesideOursMarkedAndWithItsConfirmations() {
    assertThat(answers.whole().get("/skills/nationality-application.md"))
        .contains(">€1000</VV> <UnderReview uid=\"val-00001\"", ">€1037</UnderReview>");
    assertThat(answers.whole().get("/skills/change-of-address.md"))
        .containsSubsequence("You contact only the new one", "<UnderReview ", "quixbody");
    assertThat(server.get("/skills/change-of-address.json").at("/under_review/needed").intValue())
        .isEqualTo(3);
    assertThat(
            server
                .get("/api/paths/" + PlantedTexts.PATH)
                .at("/paths/" + PlantedTexts.PATH + "/under_review")
                .toString())
        .contains("quixpath");
    assertThat(answers.whole().get("/skills/change-of-address"))
        .contains("data-untrusted=\"true\"", "quixbody");
  }

  @Test
  void rawBytesAreMainsAndNameTheTextOfOurs() {
    assertThat(raw(PlantedTexts.SKILL)).contains("quixbody", "\nprevious_text_sha: ");
  }

  @Test
  void aCopyOfFilesKeepsTheVoicesApart(@TempDir Path out) throws IOException {
    Configuration configuration = Configuration.load(folder, Optional.empty(), Map.of(), List.of());
    try (StoredSite stored = StoredSite.open(configuration, folder.resolve("data"))) {
      Export.write(stored.site(), out, ExportProgress.NONE);
    }
    List<String> leaks = new ArrayList<>();
    try (Stream<Path> files = Files.walk(out)) {
      for (Path file : files.filter(Files::isRegularFile).toList()) {
        String name = out.relativize(file).toString();
        String text = said(name, new String(Files.readAllBytes(file), StandardCharsets.UTF_8));
        PLANTED.matcher(text).results().findFirst().ifPresent(_ -> leaks.add(name));
      }
    }
    assertThat(leaks).isEmpty();
  }

  private static String said(String name, String text) {
    if (name.endsWith("canonical.md") || name.endsWith(".woff2") || name.endsWith(".zip")) {
      return "";
    }
    return name.endsWith(".html")
        ? Untrusted.withoutElements(text)
        : name.endsWith(".json")
            ? Untrusted.withoutMarked(Running.parse(text)).toString()
            : Untrusted.withoutBlocks(text);
  }

  /** What was searched for is repeated in the box and in the answer. */
  private static boolean isAskedFor(String where, String word) {
    return where.contains("q=" + word) || where.contains("\"query\": \"" + word + "\"");
  }

  private static String raw(String skill) {
    return server.page("/skills/" + skill + "/canonical.md");
  }

  private static void await(BooleanSupplier done) {
    Running.await(done, () -> handedIn.stream().map(server::get).toList().toString());
  }
}
