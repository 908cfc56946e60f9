package be.becivic.snapshot;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import be.becivic.corpus.ChangedFiles;
import be.becivic.corpus.Corpus;
import be.becivic.corpus.data.CatalogueSeeds;
import be.becivic.fixtures.Shipped;
import be.becivic.protocol.change.FileChange;
import be.becivic.protocol.change.FileChanges;
import be.becivic.protocol.id.SubmissionId;
import be.becivic.protocol.id.Uid;
import be.becivic.records.Location;
import be.becivic.records.Records;
import be.becivic.records.decision.ChainCheck;
import be.becivic.records.decision.ChainedDecision;
import be.becivic.records.engine.RecordsEngine;
import be.becivic.records.review.ReviewItem;
import be.becivic.records.review.ReviewKind;
import be.becivic.records.vote.CohortTally;
import java.nio.file.Path;
import java.time.Instant;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.regex.Pattern;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.json.JsonMapper;

class SnapshotTest {
  private static final Pattern SUBMISSION_ID = Pattern.compile("[a-z]{3}_[0-9a-f]{8}-");
  private static final Pattern HASH = Pattern.compile("[A-Za-z0-9_-]{43}");

  @TempDir Path folder;
  private Records records;
  private Records other;

  @BeforeEach
  void open() {
    records = RecordsEngine.open(new Location.Embedded(folder.resolve("one.db")));
    other = RecordsEngine.open(new Location.Embedded(folder.resolve("other.db")));
  }

  @AfterEach
  void close() {
    records.close();
    other.close();
  }

  @Test
  void theShippedRowsComeOutAsTheyWereShipped() {
    Restoration.fillIfEmpty(records, Shipped.CORPUS);
    Map<String, String> saved = saved(records);
    for (String file : List.of(CatalogueSeeds.VALUES_FILE, CatalogueSeeds.REFERENCES_FILE)) {
      assertThat(saved.get(file)).isEqualTo(Shipped.text(file));
    }
  }

  @Test
  void nothingThatWasShippedIsWithheld() {
    Restoration.fillIfEmpty(records, Shipped.CORPUS);
    var withheld = new WithheldTexts(Shipped.scrubber());
    records.read(tables -> Snapshot.of(tables, withheld));
    assertThat(withheld.rows()).isEmpty();
  }

  @Test
  void whatIsSavedRestoredAndSavedAgainIsEqual() {
    fill();
    Map<String, String> saved = saved(records);
    assertThat(Restoration.fillIfEmpty(other, with(saved))).isTrue();
    assertThat(saved(other)).isEqualTo(withoutPrivateItems(saved));
  }

  @Test
  void whatWasNeverPublishedIsSaidToBeLost() {
    fill();
    assertThat(LostWork.in(with(saved(records))))
        .containsExactly("Not restored, because never published: ner_hold (1)");
  }

  @Test
  void openFlagsAndNotesWaitAgainUnderTheirNumbers() {
    fill();
    Restoration.fillIfEmpty(other, with(saved(records)));
    List<ReviewItem> open = other.read(tables -> tables.review().listOpen());
    assertThat(open)
        .extracting(ReviewItem::id, ReviewItem::kind)
        .containsExactly(tuple(1L, ReviewKind.INJECTION_FLAG), tuple(3L, ReviewKind.LINK_ROT));
    SubmissionId vote = open.getFirst().submission().orElseThrow();
    assertThat(other.read(tables -> tables.validations().find(vote)).orElseThrow().injectionFlag())
        .isTrue();
    long next =
        other.write(
            tables ->
                tables
                    .review()
                    .open(
                        ReviewKind.FEEDBACK, Optional.empty(), Optional.empty(), "", Instant.EPOCH)
                    .id());
    assertThat(next).isEqualTo(4);
  }

  private static Map<String, String> withoutPrivateItems(Map<String, String> saved) {
    Map<String, String> restorable = new TreeMap<>(saved);
    restorable.computeIfPresent(
        "data-snapshot/review-items.jsonl",
        (_, text) -> text.replaceAll("[^\\n]*ner_hold[^\\n]*\\n", ""));
    return restorable;
  }

  @Test
  void everyTableIsInTheSnapshot() {
    fill();
    assertThat(saved(records))
        .hasSize(13)
        .allSatisfy((file, text) -> assertThat(text).as(file).endsWith("}\n").contains("{"));
  }

  @Test
  void nothingThatLeadsToAPersonIsPublished() {
    fill();
    assertThat(saved(records))
        .allSatisfy(
            (file, text) -> {
              assertThat(text).as(file).doesNotContain(Filled.SECRET);
              assertThat(SUBMISSION_ID.matcher(text).find()).as(file).isFalse();
              String withoutChain = text.replaceAll("\"hash\":\"[^\"]*\"", "");
              assertThat(HASH.matcher(withoutChain).find()).as(file).isFalse();
            });
  }

  @Test
  void onlyListedColumnsArePublished() {
    fill();
    Set<String> names = new HashSet<>();
    saved(records).values().stream()
        .flatMap(String::lines)
        .map(line -> new JsonMapper().readTree(line))
        .forEach(row -> names.addAll(row.propertyNames()));
    assertThat(names)
        .containsExactlyInAnyOrder(
            ("uid revision name value value_type unit status committed_at superseded_at"
                    + " submission_contract_version note source amended_by title titles url"
                    + " archived_url numac tier last_verified read target_type target_id scope"
                    + " specifier cohort_anchor payload state settled_at cohort verdict"
                    + " injection_flag post_handoff counts quarantined applied_on confirms"
                    + " rejects injection_flags post_handoff_confirms votes first_vote_at"
                    + " last_vote_at skill stars seq rule from to inputs decided_at"
                    + " cohort_started_at post_handoff_observed http_code failures checked_at"
                    + " last hash review kind opened_at reason last_review flag_review origin")
                .split(" "));
  }

  @Test
  void whatWasTurnedDownIsNotShown() {
    fill();
    String amendments = saved(records).get("data-snapshot/amendments.jsonl");
    assertThat(amendments)
        .contains("said in PENDING", "said in MERGED", "said in ROLLED_BACK")
        .doesNotContain("said in REJECTED", "said in CONFLICT");
  }

  @Test
  void theTurnOfARetractedNumberDoesNotComeAgain() {
    fill();
    Restoration.fillIfEmpty(other, with(saved(records)));
    assertThat(other.write(tables -> tables.uids().mint(Uid.Kind.CONCERN)).number()).isEqualTo(6);
    assertThat(other.write(tables -> tables.uids().mint(Uid.Kind.FEEDBACK)).number()).isEqualTo(2);
  }

  @Test
  void aNumberThatMainCitesIsNeverGivenOutAgain() {
    String skill = "skills/change-of-address/canonical.md";
    String citing = Shipped.text(skill) + "\n<VV name=\"x\" uid=\"val-00777\">1</VV>\n";
    Corpus main =
        Corpus.load(
            new ChangedFiles(Shipped.CORPUS.files(), FileChanges.none().write(skill, citing)));
    Restoration.fillIfEmpty(records, main);
    List<Uid> missing = records.read(tables -> CitedNumbers.missing(tables, main));
    assertThat(missing).containsExactly(new Uid(Uid.Kind.VOLATILE_VALUE, 777));
    assertThat(records.write(tables -> tables.uids().mint(Uid.Kind.VOLATILE_VALUE)).number())
        .isEqualTo(778);
  }

  @Test
  void numbersOfPathsContinueAfterThoseInTheCorpus() {
    Restoration.fillIfEmpty(records, Shipped.CORPUS);
    long highest =
        Shipped.CORPUS.paths().list().stream()
            .mapToLong(path -> path.uid().orElseThrow().number())
            .max()
            .orElseThrow();
    assertThat(records.write(tables -> tables.uids().mint(Uid.Kind.PATH)).number())
        .isEqualTo(highest + 1);
  }

  @Test
  void theChainOfDecisionsIsWholeAgain() {
    fill();
    Restoration.fillIfEmpty(other, with(saved(records)));
    ChainCheck chain = other.read(tables -> tables.decisions().verifyChain());
    assertThat(chain).isEqualTo(new ChainCheck.Intact(3));
    List<ChainedDecision> restored = other.read(tables -> tables.decisions().list(Filled.SKILL));
    List<ChainedDecision> before = records.read(tables -> tables.decisions().list(Filled.SKILL));
    assertThat(restored).isEqualTo(before);
  }

  @Test
  void countsOfVotesAreThoseThatWereKept() {
    fill();
    Restoration.fillIfEmpty(other, with(saved(records)));
    List<CohortTally> kept = records.read(tables -> tables.tallies().list(List.of(Filled.SKILL)));
    List<CohortTally> restored = other.read(tables -> tables.tallies().list(List.of(Filled.SKILL)));
    assertThat(restored).isNotEmpty().isEqualTo(kept);
    assertThat(other.read(tables -> tables.dueChecks().find(Filled.SKILL)).isPresent()).isTrue();
  }

  @Test
  void aFilledDatabaseStaysAsItIs() {
    fill();
    Map<String, String> before = saved(records);
    assertThat(Restoration.fillIfEmpty(records, Shipped.CORPUS)).isFalse();
    assertThat(saved(records)).isEqualTo(before);
  }

  private void fill() {
    records.write(
        tables -> {
          tables.uids().reserveThrough(new Uid(Uid.Kind.PATH, 99));
          tables.uids().reserveThrough(new Uid(Uid.Kind.VOLATILE_VALUE, 999));
          tables.uids().reserveThrough(new Uid(Uid.Kind.REFERENCE, 999));
          return new Filled(tables, 5).everything();
        });
  }

  private static Map<String, String> saved(Records records) {
    Map<String, String> texts = new TreeMap<>();
    records
        .read(Snapshot::of)
        .forEach(
            change ->
                change
                    .content()
                    .ifPresent(bytes -> texts.put(change.path(), new String(bytes, UTF_8))));
    return texts;
  }

  private static Corpus with(Map<String, String> saved) {
    FileChanges changes =
        FileChanges.of(
            saved.entrySet().stream()
                .map(file -> FileChange.Write.of(file.getKey(), file.getValue()))
                .toList());
    return Corpus.load(new ChangedFiles(Shipped.CORPUS.files(), changes));
  }
}
