package be.becivic.server;

import static org.assertj.core.api.Assertions.assertThat;

import be.becivic.corpus.git.CorpusRepository;
import be.becivic.server.config.Configuration;
import be.becivic.server.wiring.StoredSite;
import be.becivic.site.export.Export;
import be.becivic.site.export.ExportProgress;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.MethodOrderer.OrderAnnotation;
import org.junit.jupiter.api.Order;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestMethodOrder;
import org.junit.jupiter.api.io.TempDir;

/** What is flagged is gone from everywhere while the repository cannot be written. */
@TestMethodOrder(OrderAnnotation.class)
class TakeDownTest {
  private static final String SKILL = "sworn-translation";
  private static final String TITLE = "Have a foreign document translated by a sworn translator";
  private static final String WORDS = "Check the result before you pay";
  private static final Duration PATIENCE = Duration.ofMinutes(1);

  @TempDir static Path folder;
  private static Running server;
  private static Path lock;
  private static String before;

  @BeforeAll
  static void flag() throws IOException {
    server = Running.in(folder, "jobs.lifecycle.every=PT1S", Strangers.BELIEVED);
    assertThat(server.get("/api/search?q=sworn+translation").toString()).contains(TITLE);
    assertThat(page("/llms.txt")).contains(SKILL);
    assertThat(page("/skills/" + SKILL)).contains(TITLE, WORDS);
    lock = folder.resolve("data/corpus.git/refs/heads/main.lock");
    Files.createFile(lock);
    before = main();
    var vote = new Strangers(server).flag("skill", SKILL, "198.51.100.1");
    assertThat(vote.statusCode()).as(vote.body()).isEqualTo(201);
  }

  @AfterAll
  static void stop() {
    server.close();
  }

  @Test
  @Order(1)
  void nobodyIsToldAnyMore() {
    List<String> places = new ArrayList<>();
    for (String address :
        List.of(
            "/skills/" + SKILL,
            "/skills/" + SKILL + ".md",
            "/skills/" + SKILL + ".json",
            "/skills/" + SKILL + "/canonical.md",
            "/llms-full.txt")) {
      if (page(address).contains(WORDS)) {
        places.add(address);
      }
    }
    for (String address :
        List.of(
            "/skills",
            "/skills.json",
            "/graph.json",
            "/llms.txt",
            "/sitemap.xml",
            "/search?q=sworn+translation",
            "/api/search?q=sworn+translation",
            "/api/skills",
            "/api/skills?q=sworn+translation",
            "/api/skill-graph",
            "/api/skill-graph?status=alpha,beta,stable",
            "/.well-known/agent-skills/index.json")) {
      if (isSaid(page(address))) {
        places.add(address);
      }
    }
    for (Map.Entry<String, String> call :
        Map.of(
                "find_skill", "{'query': 'sworn translation'}",
                "search_corpus", "{'query': 'sworn translation'}",
                "get_skill_graph", "{}")
            .entrySet()) {
      if (isSaid(server.call(call.getKey(), call.getValue()).toString())) {
        places.add(call.getKey());
      }
    }
    assertThat(places).isEmpty();
    assertThat(server.call("read_skill", "{'skill_id': '" + SKILL + "'}").toString())
        .doesNotContain(WORDS);
    assertThat(server.get("/api/skills/" + SKILL + "/lifecycle").toString())
        .contains("\"quarantined\"");
    assertThat(main()).isEqualTo(before);
  }

  @Test
  @Order(2)
  void aCopyOfFilesLeavesItOut(@TempDir Path out) throws IOException {
    Configuration configuration = Configuration.load(folder, Optional.empty(), Map.of(), List.of());
    try (StoredSite stored = StoredSite.open(configuration, folder.resolve("data"))) {
      Export.write(stored.site(), out, ExportProgress.NONE);
    }
    try (Stream<Path> files = Files.walk(out.resolve("skills"))) {
      for (Path file : files.filter(Files::isRegularFile).toList()) {
        assertThat(new String(Files.readAllBytes(file), StandardCharsets.ISO_8859_1))
            .as(file.toString())
            .doesNotContain(WORDS);
      }
    }
    assertThat(main()).isEqualTo(before);
  }

  @Test
  @Order(3)
  void gitCatchesUpAndItStaysGone() throws IOException {
    Files.delete(lock);
    await(() -> !main().equals(before));
    await(() -> !server.get("/api/skills/" + SKILL + "/lifecycle").get("under_way").asBoolean());
    assertThat(page("/skills/" + SKILL)).doesNotContain(WORDS);
    assertThat(server.get("/api/search?q=sworn+translation").toString()).doesNotContain(TITLE);
  }

  private static boolean isSaid(String answer) {
    return answer.contains(TITLE) || answer.contains(WORDS);
  }

  private static String page(String address) {
    return server.send(server.request(address).GET()).body();
  }

  private static String main() {
    try (CorpusRepository repository =
        CorpusRepository.open(folder.resolve("data/corpus.git"), folder, InstantSource.system())) {
      return repository.main().value();
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
