package be.becivic.server;

import static org.assertj.core.api.Assertions.assertThat;

import be.becivic.server.config.Configuration;
import be.becivic.server.wiring.StoredSite;
import be.becivic.site.export.Export;
import be.becivic.site.export.ExportProgress;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.MethodOrderer.OrderAnnotation;
import org.junit.jupiter.api.Order;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestMethodOrder;
import org.junit.jupiter.api.io.TempDir;

/** What is flagged is gone from everywhere while the repository cannot be written. */
@TestMethodOrder(OrderAnnotation.class)
class TakeDownTest {
  private static final String SKILL = "sworn-translation";
  private static final String TITLE = "Have a foreign document translated by a sworn translator";
  private static final String WORDS = "Check the result before you pay";

  @TempDir static Path folder;
  private static Running server;
  private static Path lock;
  private static String before;

  @BeforeAll
  static void flag() throws IOException {
    server = Running.soon(folder, Strangers.BELIEVED);
    assertThat(server.get("/api/search?q=sworn+translation").toString()).contains(TITLE);
    assertThat(server.page("/llms.txt")).contains(SKILL);
    assertThat(server.page("/skills/" + SKILL)).contains(TITLE, WORDS);
    lock = folder.resolve("data/corpus.git/refs/heads/main.lock");
    Files.createFile(lock);
    before = new ServedRepository(folder).main();
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
      if (server.page(address).contains(WORDS)) {
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
      if (isSaid(server.page(address))) {
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
    assertThat(new ServedRepository(folder).main()).isEqualTo(before);
  }

  @Tag("long")
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
    assertThat(new ServedRepository(folder).main()).isEqualTo(before);
  }

  @Test
  @Order(3)
  void gitCatchesUpAndItStaysGone() throws IOException {
    Files.delete(lock);
    Running.await(() -> !new ServedRepository(folder).main().equals(before));
    Running.await(
        () -> !server.get("/api/skills/" + SKILL + "/lifecycle").get("under_way").asBoolean());
    assertThat(server.page("/skills/" + SKILL)).doesNotContain(WORDS);
    assertThat(server.get("/api/search?q=sworn+translation").toString()).doesNotContain(TITLE);
  }

  private static boolean isSaid(String answer) {
    return answer.contains(TITLE) || answer.contains(WORDS);
  }
}
