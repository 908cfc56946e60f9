package be.becivic.corpus.index;

import static org.assertj.core.api.Assertions.assertThat;

import be.becivic.corpus.CleanCorpus;
import be.becivic.corpus.Corpus;
import be.becivic.corpus.json.JsonDocument;
import be.becivic.protocol.id.SkillId;
import java.time.Instant;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.MissingNode;

class StoredIndexTest {
  private static final String SKILL = "residence-certificate";
  private static final String FILE = "skills/" + SKILL + "/canonical.md";
  private static final IndexSignals VOTED =
      new IndexSignals(
          Optional.empty(),
          Optional.of(Instant.parse("2026-12-24T10:00:00Z")),
          new CohortVotes(7, 1, 8, Optional.empty(), Optional.empty()),
          Activity.NONE);

  private final Corpus corpus = CleanCorpus.copy().load();
  private final JsonNode counted = SkillsIndex.json(corpus, Map.of(new SkillId(SKILL), VOTED));

  @Test
  void countsDoNotMakeAnIndexStale() {
    assertThat(new StoredIndex(corpus, counted).stale()).isEmpty();
  }

  @Test
  void anEntryThatSaysOtherwiseIsStale() {
    Corpus retitled = CleanCorpus.copy().replace(FILE, "title: ", "title: The ").load();
    assertThat(new StoredIndex(retitled, counted).stale()).containsExactly(SKILL);
  }

  @Test
  void anEntryWithoutItsSkillIsStale() {
    Corpus smaller = CleanCorpus.copy().remove(FILE).load();
    assertThat(new StoredIndex(smaller, counted).stale()).containsExactly(SKILL);
  }

  @Test
  void withoutAnIndexEverySkillIsStale() {
    assertThat(new StoredIndex(corpus, MissingNode.getInstance()).stale()).hasSize(3);
  }

  @Test
  void entriesThatAreStillRightKeepTheirCounts() {
    Corpus other =
        CleanCorpus.copy()
            .replace("skills/file-declaration/canonical.md", "title: ", "title: The ")
            .load();
    String refreshed = new StoredIndex(other, counted).refreshed();

    assertThat(refreshed).contains("\"confirms\": 7").contains("2026-12-24T10:00:00Z");
    assertThat(new StoredIndex(other, JsonDocument.parse(refreshed).json()).stale()).isEmpty();
  }

  @Test
  void aFolderIsAsNewAsItsNewestDate() {
    assertThat(new StoredIndex(corpus, MissingNode.getInstance()).refreshed())
        .contains("\"generated_at\": \"2026-11-15T00:00:00Z\"");
  }
}
