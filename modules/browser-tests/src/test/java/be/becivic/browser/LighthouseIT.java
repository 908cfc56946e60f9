package be.becivic.browser;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** Scores pages of a running server with what {@code npm ci} put into the folder lighthouse. */
class LighthouseIT {
  private static final Path PROGRAM =
      Path.of("lighthouse/node_modules/lighthouse/cli/index.js").toAbsolutePath();
  private static final List<String> CATEGORIES =
      List.of("performance", "accessibility", "best-practices", "seo");
  private static final int ENOUGH = 95;

  /** On a busy machine a recording may fail before the page is asked for. */
  private static final int AGAIN = 2;

  private static Path chromium;
  private static LiveHost host;

  @BeforeAll
  static void open(@TempDir Path data) {
    chromium = Chromium.required();
    host = LiveHost.start(data);
  }

  @AfterAll
  static void close() {
    if (host != null) {
      host.close();
    }
  }

  /** Only stable skills may be kept by search engines (§8), so only these can score there. */
  @ParameterizedTest
  @ValueSource(strings = {"/", "/skills/meta-decompose-process"})
  void everyCategoryScoresHigh(String path, @TempDir Path reports) throws Exception {
    host.warmUp(path);
    Map<String, Long> scores = scores(host.address(path), reports);
    System.out.println(path + " " + scores);
    assertThat(scores).containsOnlyKeys(CATEGORIES);
    assertThat(scores.values()).allMatch(score -> score >= ENOUGH);
  }

  /** What is not yet stable, or a search, asks to be kept by no search engine. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "/skills/nationality-application?lang=fr",
        "/paths/marriage-certificate-belgian?lang=nl",
        "/search?q=permis+de+conduire&lang=fr"
      })
  void allButSearchEnginesScoresHigh(String path, @TempDir Path reports) throws Exception {
    host.warmUp(path);
    Map<String, Long> scores = scores(host.address(path), reports);
    System.out.println(path + " " + scores);
    assertThat(scores).containsOnlyKeys(CATEGORIES);
    scores.remove("seo");
    assertThat(scores.values()).allMatch(score -> score >= ENOUGH);
  }

  private static Map<String, Long> scores(String address, Path reports)
      throws IOException, InterruptedException {
    JsonNode report = report(address, reports);
    for (int again = 0; again < AGAIN && report.has("runtimeError"); again++) {
      report = report(address, reports);
    }
    Map<String, Long> scores = new TreeMap<>();
    report
        .path("categories")
        .properties()
        .forEach(each -> scores.put(each.getKey(), percent(each.getValue().path("score"))));
    return scores;
  }

  private static JsonNode report(String address, Path reports)
      throws IOException, InterruptedException {
    Path report = Files.createTempFile(reports, "report", ".json");
    Path output = Files.createTempFile(reports, "output", ".txt");
    ProcessBuilder builder =
        new ProcessBuilder(
                "node",
                PROGRAM.toString(),
                address,
                "--quiet",
                "--output=json",
                "--output-path=" + report,
                "--chrome-flags=--headless " + String.join(" ", Chromium.QUIETLY))
            .redirectErrorStream(true)
            .redirectOutput(output.toFile());
    builder.environment().put("CHROME_PATH", chromium.toString());
    Process process = builder.start();
    if (!process.waitFor(2, TimeUnit.MINUTES)) {
      process.destroyForcibly();
    }
    assertThat(report).as(Files.readString(output)).isNotEmptyFile();
    return JsonMapper.shared().readTree(Files.readString(report));
  }

  private static long percent(JsonNode score) {
    return Math.round(100 * score.asDouble(0));
  }
}
