package be.becivic.protocol.scrub;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** Nothing we ship looks like an identifier to its own rules, contact points of offices apart. */
class ShippedTextsTest {
  private static final Path CORPUS = Path.of("../../corpus");
  private static final Path SCHEMAS = Path.of("src/main/resources/be/becivic/protocol/schema");
  private static final Scrubber SCRUBBER =
      PublishedRules.SCRUBBER.only(rule -> !rule.contactPoint());
  private static final JsonMapper JSON = new JsonMapper();

  @Test
  void everyTextOfTheCorpusPasses() throws IOException {
    List<String> found = new ArrayList<>();
    for (Path file : files(CORPUS)) {
      String name = CORPUS.relativize(file).toString();
      if (name.endsWith(".md") || name.endsWith(".mdx")) {
        Files.readString(file).lines().forEach(line -> scan(name, line, found));
        scan(name, Files.readString(file), found);
      } else if (name.endsWith(".json") && !name.startsWith("tools/scrub")) {
        scan(name, JSON.readTree(file), found);
      } else if (name.endsWith(".jsonl")) {
        Files.readString(file).lines().forEach(line -> scan(name, JSON.readTree(line), found));
      }
    }
    assertThat(found).isEmpty();
  }

  @Test
  void everySchemaPasses() throws IOException {
    List<String> found = new ArrayList<>();
    for (Path file : files(SCHEMAS)) {
      scan(file.getFileName().toString(), JSON.readTree(file), found);
    }
    assertThat(found).isEmpty();
  }

  private static List<Path> files(Path folder) throws IOException {
    try (Stream<Path> files = Files.walk(folder)) {
      return files.filter(Files::isRegularFile).sorted().toList();
    }
  }

  private static void scan(String name, JsonNode json, List<String> found) {
    SCRUBBER.scan(json).forEach(finding -> found.add(name + " " + finding));
  }

  private static void scan(String name, String text, List<String> found) {
    SCRUBBER.scan(text).forEach(finding -> found.add(name + " " + finding + " " + text));
  }
}
