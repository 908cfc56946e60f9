package be.becivic.protocol.scrub;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.FieldSource;
import tools.jackson.core.json.JsonWriteFeature;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** Four engines agree about the published vectors: ours, Node's, Python's and RE2. */
class VectorsTest {
  private static final Path FILE = Path.of("../../corpus/tools/scrub/vectors.json");
  private static final Path RULES_FILE = Path.of("../../corpus/tools/scrub/regex-rules.json");
  private static final Path SCRUBBERS = Path.of("../../corpus/agents");
  private static final JsonMapper JSON =
      JsonMapper.builder().enable(JsonWriteFeature.ESCAPE_NON_ASCII).build();
  private static final List<Vectors.Vector> VECTORS = Vectors.all();
  private static final List<ScrubRule> RULES = PublishedRules.RULES.rules();

  @TempDir static Path folder;

  @Test
  void thePublishedFileIsWhatTheGeneratorMakes() throws IOException {
    if (Boolean.getBoolean("vectors.write")) {
      Files.writeString(FILE, Vectors.file());
    }
    assertThat(Files.readString(FILE))
        .as("run this test with -Dvectors.write=true to write it anew")
        .isEqualTo(Vectors.file());
  }

  @Test
  void ourEngineFiresAsTheVectorsSay() {
    for (Vectors.Vector vector : VECTORS) {
      List<String> fired = PublishedRules.firedOn(vector.text());
      boolean fires =
          vector.rule().equals(Vectors.ANY) ? !fired.isEmpty() : fired.contains(vector.rule());
      assertThat(fires).as(vector.toString()).isEqualTo(vector.fires());
    }
  }

  @Test
  void theScrubberForNodeFindsWhatOursFinds() throws Exception {
    assumeTrue(answers("node"), "Node is not on the PATH; install Node 20 or newer to compare");
    assertAgrees("node", "scrub_texts.mjs", "scrub.mjs");
  }

  @Test
  void theScrubberForPythonFindsWhatOursFinds() throws Exception {
    assumeTrue(answers("python3"), "Python is not on the PATH; install Python 3.9 to compare");
    assertAgrees("python3", "scrub_texts.py", "scrub.py");
  }

  @Test
  void aBufferOfOneObjectALineIsLookedAtStringByString() throws Exception {
    assumeTrue(answers("node") && answers("python3"), "Node and Python are needed to compare");
    Path buffer = folder.resolve("buffer.jsonl");
    Files.writeString(
        buffer,
        """
        {"body": "Nothing here."}
        {"body": "Call \\u0030475 12 34 56."}
        """);
    for (List<String> scrubber :
        List.of(List.of("python3", "scrub.py"), List.of("node", "scrub.mjs"))) {
      assertThat(scrub(scrubber.getFirst(), scrubber.getLast(), buffer))
          .isEqualTo(buffer + ":/1/body:4 eu_phone strong");
      assertThat(scrub(scrubber.getFirst(), scrubber.getLast(), Path.of("--help")))
          .contains("--rules FILE-OR-URL");
    }
  }

  private static String scrub(String program, String scrubber, Path file)
      throws IOException, InterruptedException {
    Path answered = folder.resolve(scrubber + ".out");
    Process process =
        new ProcessBuilder(
                program,
                SCRUBBERS.resolve(scrubber).toString(),
                "--rules",
                RULES_FILE.toString(),
                file.toString())
            .redirectErrorStream(true)
            .redirectOutput(answered.toFile())
            .start();
    boolean inTime = process.waitFor(60, TimeUnit.SECONDS);
    process.destroyForcibly();
    assertThat(inTime).isTrue();
    return Files.readString(answered).strip();
  }

  @ParameterizedTest
  @FieldSource("RULES")
  void re2MatchesWhereJavaMatches(ScrubRule rule) {
    Pattern pattern = Pattern.compile(rule.pattern());
    var re2 = com.google.re2j.Pattern.compile(rule.pattern());
    for (Vectors.Vector vector : VECTORS) {
      Matcher ours = pattern.matcher(vector.text());
      var theirs = re2.matcher(vector.text());
      boolean found = ours.find();
      assertThat(theirs.find()).as(vector.text()).isEqualTo(found);
      if (found) {
        assertThat(theirs.start()).as(vector.text()).isEqualTo(ours.start());
        assertThat(theirs.end()).as(vector.text()).isEqualTo(ours.end());
      }
    }
  }

  private static void assertAgrees(String program, String driver, String scrubber)
      throws IOException, InterruptedException {
    List<String> texts = VECTORS.stream().map(Vectors.Vector::text).toList();
    JsonNode answer = ask(program, driver, SCRUBBERS.resolve(scrubber), texts);
    for (int i = 0; i < texts.size(); i++) {
      List<String> theirs = answer.get(i).valueStream().map(JsonNode::stringValue).toList();
      assertThat(theirs)
          .as(texts.get(i))
          .isEqualTo(PublishedRules.firedOn(texts.get(i)).stream().sorted().toList());
    }
  }

  private static JsonNode ask(String program, String driver, Path scrubber, List<String> texts)
      throws IOException, InterruptedException {
    Path script = folder.resolve(driver);
    try (InputStream source = VectorsTest.class.getResourceAsStream(driver)) {
      Files.write(script, source.readAllBytes());
    }
    Path asked = Files.write(folder.resolve(driver + ".in"), JSON.writeValueAsBytes(texts));
    Path answered = folder.resolve(driver + ".out");
    Process process =
        new ProcessBuilder(
                program,
                script.toString(),
                scrubber.toAbsolutePath().normalize().toString(),
                RULES_FILE.toAbsolutePath().normalize().toString())
            .redirectInput(asked.toFile())
            .redirectOutput(answered.toFile())
            .redirectError(ProcessBuilder.Redirect.INHERIT)
            .start();
    boolean inTime = process.waitFor(120, TimeUnit.SECONDS);
    process.destroyForcibly();
    assertThat(inTime && process.exitValue() == 0).as(program + " finished well").isTrue();
    return JSON.readTree(Files.readAllBytes(answered));
  }

  private static boolean answers(String program) throws InterruptedException {
    try {
      Process process =
          new ProcessBuilder(program, "--version")
              .redirectErrorStream(true)
              .redirectOutput(ProcessBuilder.Redirect.DISCARD)
              .start();
      return process.waitFor(30, TimeUnit.SECONDS) && process.exitValue() == 0;
    } catch (IOException _) {
      return false;
    }
  }
}
