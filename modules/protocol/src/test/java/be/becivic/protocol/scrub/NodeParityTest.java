package be.becivic.protocol.scrub;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import be.becivic.protocol.text.Folding;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.concurrent.TimeUnit;
import java.util.random.RandomGenerator;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.core.json.JsonWriteFeature;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/** Agents run the published patterns in their own engines, most of them JavaScript. */
class NodeParityTest {
  private static final JsonMapper JSON =
      JsonMapper.builder().enable(JsonWriteFeature.ESCAPE_NON_ASCII).build();
  private static final String ALPHABET =
      "000123456789  ..--/,:;+@()[]{}<>_\n\t·–\u00A0\u200Béßaabbeexyz ABEKNZſKİı字\uD83D\uDE00";

  @TempDir static Path folder;

  @BeforeAll
  static void nodeIsInstalled() throws InterruptedException {
    assumeTrue(nodeAnswers(), "Node is not on the PATH; install Node 18 or newer to compare");
  }

  @Test
  void everyPatternMatchesTheSamePlacesInJavaScriptAndJava() throws Exception {
    List<ScrubRule> rules = PublishedRules.RULES.rules();
    List<String> texts = texts();
    JsonNode spans = node(rules.stream().map(NodeParityTest::pattern).toList(), texts);

    for (int rule = 0; rule < rules.size(); rule++) {
      Pattern pattern = Pattern.compile(rules.get(rule).pattern());
      for (int text = 0; text < texts.size(); text++) {
        assertThat(span(spans.get(rule).get(text)))
            .as("%s on text %d", rules.get(rule).name(), text)
            .isEqualTo(span(pattern, texts.get(text)));
      }
    }
  }

  @Test
  void ignorableCharactersAreThoseUnicodeSaysAreIgnorable() throws Exception {
    List<Integer> codePoints =
        IntStream.rangeClosed(0, 0xE1000)
            .filter(codePoint -> codePoint < 0x20000 || codePoint >= 0xDF000)
            .filter(codePoint -> codePoint < 0xD800 || codePoint > 0xDFFF)
            .boxed()
            .toList();
    ObjectNode ignorable = JSON.createObjectNode();
    ignorable.put("pattern", "\\p{Default_Ignorable_Code_Point}").put("flags", "u");

    JsonNode spans =
        node(List.of(ignorable), codePoints.stream().map(Character::toString).toList()).get(0);

    for (int i = 0; i < codePoints.size(); i++) {
      assertThat(Folding.isIgnorable(codePoints.get(i)))
          .as("U+%04X", codePoints.get(i))
          .isEqualTo(spans.get(i).get(0).intValue() == 0);
    }
  }

  private static List<String> texts() {
    List<String> texts = new ArrayList<>(Cases.harmless());
    Cases.caught().forEach(arguments -> texts.add((String) arguments.get()[1]));
    RandomGenerator random = new Random(16);
    for (int i = 0; i < 500; i++) {
      texts.add(noise(random));
      texts.add(edited(texts.get(random.nextInt(texts.size())), random));
      texts.add(Numbers.grouped(Numbers.nationalNumber(random), noise(random), 2, 2, 2, 3));
    }
    return texts;
  }

  private static String noise(RandomGenerator random) {
    return random
        .ints(random.nextInt(40), 0, ALPHABET.length())
        .mapToObj(i -> Character.toString(ALPHABET.charAt(i)))
        .reduce("", String::concat);
  }

  private static String edited(String text, RandomGenerator random) {
    int at = random.nextInt(text.length() + 1);
    char inserted = ALPHABET.charAt(random.nextInt(ALPHABET.length()));
    return text.substring(0, at) + inserted + text.substring(at);
  }

  private static List<Integer> span(Pattern pattern, String text) {
    Matcher matcher = pattern.matcher(text);
    return matcher.find() ? List.of(matcher.start(), matcher.end()) : List.of(-1, -1);
  }

  private static List<Integer> span(JsonNode span) {
    return List.of(span.get(0).intValue(), span.get(1).intValue());
  }

  private static JsonNode pattern(ScrubRule rule) {
    return JSON.createObjectNode().put("pattern", rule.pattern()).put("flags", rule.flags());
  }

  private static JsonNode node(List<JsonNode> patterns, List<String> texts)
      throws IOException, InterruptedException {
    ObjectNode question = JSON.createObjectNode();
    ArrayNode patternArray = question.putArray("patterns");
    patterns.forEach(patternArray::add);
    ArrayNode textArray = question.putArray("texts");
    texts.forEach(textArray::add);
    Path asked = Files.write(folder.resolve("question.json"), JSON.writeValueAsBytes(question));
    Path answered = folder.resolve("answer.json");
    Path script = folder.resolve("match.mjs");
    try (InputStream source = NodeParityTest.class.getResourceAsStream("match.mjs");
        OutputStream target = Files.newOutputStream(script)) {
      source.transferTo(target);
    }
    Process node =
        new ProcessBuilder("node", script.toString())
            .redirectInput(asked.toFile())
            .redirectOutput(answered.toFile())
            .redirectError(ProcessBuilder.Redirect.INHERIT)
            .start();
    boolean inTime = node.waitFor(30, TimeUnit.SECONDS);
    node.destroyForcibly();
    assertThat(inTime && node.exitValue() == 0).as("node finished well").isTrue();
    return JSON.readTree(Files.readString(answered, StandardCharsets.UTF_8));
  }

  private static boolean nodeAnswers() throws InterruptedException {
    try {
      Process node =
          new ProcessBuilder("node", "--version")
              .redirectOutput(ProcessBuilder.Redirect.DISCARD)
              .start();
      return node.waitFor(30, TimeUnit.SECONDS) && node.exitValue() == 0;
    } catch (IOException _) {
      return false;
    }
  }
}
