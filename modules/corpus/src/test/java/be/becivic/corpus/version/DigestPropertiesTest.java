package be.becivic.corpus.version;

import static org.assertj.core.api.Assertions.assertThat;

import be.becivic.corpus.CleanCorpus;
import be.becivic.corpus.path.PathDirectory;
import be.becivic.corpus.path.PathEntry;
import be.becivic.corpus.skill.Skill;
import be.becivic.corpus.text.SourceFile;
import be.becivic.protocol.id.SkillId;
import be.becivic.protocol.lifecycle.TextDigest;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.RepeatedTest;
import org.junit.jupiter.api.RepetitionInfo;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/** What a digest does not see is a closed list; everything else it sees. */
class DigestPropertiesTest {
  private static final SkillId SKILL = new SkillId("file-declaration");
  private static final String FILE = Skill.pathOf(SKILL);
  private static final Pattern WORD = Pattern.compile("[A-Za-z]{3,}");
  private static final String TEXT = CleanCorpus.copy().text(FILE);
  private static final TextDigest DIGEST = digest(TEXT);

  @RepeatedTest(60)
  void whiteSpaceInTheBodyIsNotSeen(RepetitionInfo round) {
    Random random = new Random(round.getCurrentRepetition());
    List<Integer> gaps = new ArrayList<>();
    for (int i = body(TEXT); i < TEXT.length(); i++) {
      if (TEXT.charAt(i) == ' ' || TEXT.charAt(i) == '\n') {
        gaps.add(i);
      }
    }
    int at = gaps.get(random.nextInt(gaps.size()));
    String more = random.nextBoolean() ? " " : String.valueOf(TEXT.charAt(at));
    assertThat(digest(TEXT.substring(0, at) + more + TEXT.substring(at))).isEqualTo(DIGEST);
  }

  @RepeatedTest(80)
  void anotherWordAnywhereIsSeen(RepetitionInfo round) {
    Random random = new Random(round.getCurrentRepetition());
    List<int[]> words = words();
    int[] word = words.get(random.nextInt(words.size()));
    String changed = TEXT.substring(0, word[0]) + "other" + TEXT.substring(word[1]);
    assertThat(digest(changed)).isNotEqualTo(DIGEST);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "status: alpha | status: beta",
        "version: 0.1.3 | version: 0.1.9",
        "status: alpha | status: alpha\\n"
            + "previous_text_sha: 0123456789abcdef0123456789abcdef01234567",
        "status: alpha | status: alpha\\nprevious_stable_sha: 0123456",
        "€180 | €200",
        "[justice-declaration-page] | [ref-00002]",
        "tags: [declaration, commune] | tags: [ declaration,  commune ]"
      })
  void whereATextStandsAndWhatTheCatalogueSaysIsNotSeen(String from, String to) {
    assertThat(TEXT).contains(from);
    assertThat(digest(TEXT.replace(from, to.replace("\\n", "\n")))).isEqualTo(DIGEST);
  }

  @Test
  void theOrderOfFieldsIsNotSeenAndTheOrderOfItemsIs() {
    String status = "status: alpha\n";
    assertThat(digest(TEXT.replace(status, "").replaceFirst("---\n", "---\n" + status)))
        .isEqualTo(DIGEST);
    assertThat(digest(TEXT.replace("[declaration, commune]", "[commune, declaration]")))
        .isNotEqualTo(DIGEST);
  }

  @Test
  void anotherFileInTheFolderIsSeen() {
    CleanCorpus drawn =
        CleanCorpus.copy().write("skills/" + SKILL + "/process.mmd", "flowchart TD\n  a --> b\n");
    assertThat(SkillText.find(drawn.load(), SKILL).orElseThrow().digest()).isNotEqualTo(DIGEST);
  }

  @Test
  void everyMemberOfAPathIsSeenButThoseThatSayWhereItStands() {
    PathEntry path = path();
    for (String name : path.json().propertyNames()) {
      boolean isSeen = !SystemMembers.OF_ARTEFACT.contains(name);
      TextDigest without = PathDigests.of(entry(path, copy(path.json()).without(name)));
      assertThat(!without.equals(PathDigests.of(path))).as(name).isEqualTo(isSeen);
    }
  }

  @Test
  void whatASourceSaysIsItsOwnAndWhichSourcesThereAreIsThePaths() {
    PathEntry path = path();
    ObjectNode edited = copy(path.json());
    ((ObjectNode) edited.path("sources").path(0)).put("notes", "Go there at dawn.");
    PathEntry after = entry(path, edited);
    assertThat(PathDigests.of(after)).isEqualTo(PathDigests.of(path));
    assertThat(PathDigests.of(after.sources().getFirst()))
        .isNotEqualTo(PathDigests.of(path.sources().getFirst()));
    ObjectNode fewer = copy(path.json());
    ((ArrayNode) fewer.path("sources")).remove(0);
    assertThat(PathDigests.of(entry(path, fewer))).isNotEqualTo(PathDigests.of(path));
  }

  private static List<int[]> words() {
    List<int[]> words = new ArrayList<>();
    Matcher prose = WORD.matcher(TEXT);
    prose.region(body(TEXT), TEXT.length());
    while (prose.find()) {
      String line = TEXT.substring(TEXT.lastIndexOf('\n', prose.start()) + 1, prose.end());
      if (line.indexOf('<') < 0 && line.indexOf('[') < 0) {
        words.add(new int[] {prose.start(), prose.end()});
      }
    }
    return words;
  }

  private static int body(String text) {
    return text.indexOf("\n---\n", 4) + 5;
  }

  private static TextDigest digest(String text) {
    SortedMap<String, TextDigest> alone = new TreeMap<>();
    return SkillText.of(SKILL, SourceFile.of(FILE, text), alone).digest();
  }

  private static PathEntry path() {
    return CleanCorpus.copy().load().paths().list().iterator().next();
  }

  private static ObjectNode copy(JsonNode json) {
    return json.deepCopy().asObject();
  }

  private static PathEntry entry(PathEntry like, JsonNode json) {
    ObjectNode directory = JsonNodeFactory.instance.objectNode();
    directory.putObject("paths").set(like.id().value(), json);
    return PathDirectory.of(directory).find(like.id()).orElseThrow();
  }
}
