package be.becivic.fuzz;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.fail;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Base64;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Kept cases, and a second of made ones for each target; Jazzer goes on from there. */
@Tag("long")
class FuzzTest {
  private static final Path KEPT = Path.of("src/test/resources/be/becivic/fuzz");
  private static final Path CORPUS = Path.of("../../corpus");
  private static final Duration LENGTH = Duration.ofSeconds(Long.getLong("fuzz.seconds", 1));
  private static final Duration SLOW = Duration.ofSeconds(5);
  private static final int SEEDS = 20;

  @ParameterizedTest
  @EnumSource
  void whatWasFoundOnceIsReadWithoutHarm(FuzzTarget target) throws IOException {
    for (byte[] kept : kept(target)) {
      read(target, kept);
    }
  }

  @ParameterizedTest
  @EnumSource
  void whateverIsMadeOfRealTextsIsReadWithoutHarm(FuzzTarget target) throws IOException {
    List<byte[]> seeds = new ArrayList<>(kept(target));
    seeds.addAll(shipped(target));
    var mutations = new InputMutations(Long.getLong("fuzz.seed", 42));
    long end = System.nanoTime() + LENGTH.toNanos();
    int tried = 0;
    while (System.nanoTime() < end) {
      read(target, mutations.next(seeds));
      tried++;
    }
    assertThat(tried).isPositive();
  }

  private static void read(FuzzTarget target, byte[] input) {
    long begun = System.nanoTime();
    try {
      target.read(input);
    } catch (RuntimeException | Error thrown) {
      fail("keep this as a case: " + Base64.getEncoder().encodeToString(input), thrown);
    }
    assertThat(Duration.ofNanos(System.nanoTime() - begun))
        .as("keep this as a case: %s", Base64.getEncoder().encodeToString(input))
        .isLessThan(SLOW);
  }

  private static List<byte[]> kept(FuzzTarget target) throws IOException {
    return files(KEPT.resolve(target.wireName()), "");
  }

  private static List<byte[]> shipped(FuzzTarget target) throws IOException {
    return switch (target) {
      case FRONTMATTER, BODY, DIFF, YAML, SCRUB -> files(CORPUS.resolve("skills"), "canonical.md");
      case JSON -> List.of(file("envelope.json"), file("concern.json"), file("feedback.json"));
      case MCP ->
          List.of(
              """
              {"jsonrpc": "2.0", "id": 1, "method": "tools/call", "params": {"name": "find_skill",
               "arguments": {"q": "x"}, "_meta": {}}}
              """
                  .getBytes(UTF_8));
      case PREDICATE ->
          List.of(
              """
              {"all": [{"field": "region", "op": "in", "value": ["brussels", "flanders"]},
               {"field": "age", "op": "gte", "value": 18}]}
              """
                  .getBytes(UTF_8),
              "{\"field\": \"civil_status\", \"op\": \"eq\", \"value\": \"married\"}"
                  .getBytes(UTF_8));
    };
  }

  private static byte[] file(String name) throws IOException {
    return Files.readAllBytes(
        Path.of("../bench/src/main/resources/be/becivic/bench/http").resolve(name));
  }

  private static List<byte[]> files(Path folder, String ending) throws IOException {
    if (Files.notExists(folder)) {
      return List.of();
    }
    try (Stream<Path> files = Files.walk(folder)) {
      List<byte[]> read = new ArrayList<>();
      for (Path file :
          files
              .filter(Files::isRegularFile)
              .filter(each -> each.toString().endsWith(ending))
              .sorted()
              .limit(SEEDS)
              .toList()) {
        read.add(Files.readAllBytes(file));
      }
      return read;
    }
  }
}
