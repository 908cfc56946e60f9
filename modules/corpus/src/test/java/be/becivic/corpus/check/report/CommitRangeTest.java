package be.becivic.corpus.check.report;

import static org.assertj.core.api.Assertions.assertThat;

import be.becivic.corpus.CleanCorpus;
import be.becivic.corpus.Corpus;
import be.becivic.corpus.check.CorpusCheck;
import be.becivic.protocol.schema.Schemas;
import java.util.List;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.Test;

class CommitRangeTest {
  private static final CorpusCheck CHECK = new CorpusCheck(Schemas.load());
  private static final CommitAuthor SOMEONE = new CommitAuthor("Someone", "someone@example.org");
  private static final String SKILL = "skills/file-declaration/canonical.md";
  private static final String PATHS = "paths/index.json";
  private static final String VALUES = "data-snapshot/volatile-values.jsonl";
  private static final String REFERENCES = "data-snapshot/references.jsonl";
  private static final String UID = " uid=\"val-00001\"";

  @Test
  void anEditByAnyoneIsFine() {
    assertThat(
            rules(
                change(
                    c -> c, c -> c.replace(SKILL, "for the answer", "for their answer"), SOMEONE)))
        .isEmpty();
  }

  @Test
  void onlyTheBotFillsInAUid() {
    UnaryOperator<CleanCorpus> without = c -> c.replace(SKILL, UID, "");

    assertThat(rules(change(without, c -> c, SOMEONE))).containsExactly("uid_author");
    assertThat(rules(change(without, c -> c, CommitAuthor.BOT))).isEmpty();
  }

  @Test
  void aUidMayMoveWithinItsFile() {
    UnaryOperator<CleanCorpus> moved =
        c ->
            c.replace(
                SKILL,
                "- The text of the act",
                "- <VV name=\"justice-filing-fee-eur\" uid=\"val-00001\">€180</VV> and the act");

    assertThat(rules(change(c -> c, moved, SOMEONE))).isEmpty();
  }

  @Test
  void theCommitThatFilledInTheUidCounts() {
    Corpus base = CleanCorpus.copy().replace(SKILL, UID, "").load();
    Corpus edited =
        CleanCorpus.copy()
            .replace(SKILL, UID, "")
            .replace(SKILL, "for the answer", "for it")
            .load();
    Corpus filled = CleanCorpus.copy().replace(SKILL, "for the answer", "for it").load();

    assertThat(
            rules(
                new CommitRange(
                    base, List.of(revision(edited, SOMEONE), revision(filled, CommitAuthor.BOT)))))
        .isEmpty();
    assertThat(
            rules(
                new CommitRange(
                    base, List.of(revision(edited, CommitAuthor.BOT), revision(filled, SOMEONE)))))
        .containsExactly("uid_author");
  }

  @Test
  void onlyTheBotNumbersAPath() {
    UnaryOperator<CleanCorpus> renumbered = c -> c.replace(PATHS, "pth-00001", "pth-00007");

    assertThat(rules(change(c -> c, renumbered, SOMEONE))).containsExactly("uid_author");
    assertThat(rules(change(c -> c, renumbered, CommitAuthor.BOT))).isEmpty();
  }

  @Test
  void onlyTheBotSaysThatASourceWasSeenToWork() {
    UnaryOperator<CleanCorpus> observed =
        c ->
            c.replace(
                PATHS, "\"priority\": 60,", "\"priority\": 60,\n\"post_handoff_observed\": true,");

    assertThat(rules(change(c -> c, observed, SOMEONE))).containsExactly("observed_author");
    assertThat(rules(change(c -> c, observed, CommitAuthor.BOT))).isEmpty();
    assertThat(rules(change(observed, observed, SOMEONE))).isEmpty();
  }

  @Test
  void tagOnlyEditsDoNotMoveTheVersion() {
    UnaryOperator<CleanCorpus> bracketToTag =
        c ->
            c.replace(
                SKILL,
                "at the counter [justice-declaration-page]",
                "at the counter <Ref name=\"justice-declaration-page\" uid=\"ref-00002\""
                    + " title=\"Declaration page\" url=\"https://www.gov.example.be/declare\""
                    + " last_verified=\"2026-11-15\">FPS Justice</Ref>");
    UnaryOperator<CleanCorpus> refreshed =
        c -> c.replace(VALUES, "\"value\":180", "\"value\":185").replace(SKILL, "€180", "€185");

    for (UnaryOperator<CleanCorpus> edit : List.of(bracketToTag, refreshed)) {
      assertThat(rules(change(c -> c, edit, SOMEONE))).isEmpty();
      assertThat(rules(change(c -> c, c -> edit.apply(bumped(c)), SOMEONE)))
          .containsExactly("tag_only_bump");
    }
  }

  @Test
  void otherEditsMoveTheVersion() {
    UnaryOperator<CleanCorpus> prose = c -> bumped(c).replace(SKILL, "for the answer", "for it");
    String old = "https://www.gov.example.be/declare";
    String moved = "https://www.gov.example.be/new";
    UnaryOperator<CleanCorpus> address =
        c -> bumped(c).replace(REFERENCES, old, moved).replace(SKILL, old, moved);

    assertThat(rules(change(c -> c, prose, SOMEONE))).isEmpty();
    assertThat(rules(change(c -> c, address, SOMEONE))).isEmpty();
  }

  @Test
  void nobodyBeginsToBuildOnWhatIsQuarantined() {
    UnaryOperator<CleanCorpus> quarantined =
        c ->
            c.replace(
                "skills/residence-certificate/canonical.md",
                "status: alpha",
                "status: quarantined");
    String entry =
        "  - id: residence-certificate\n    selects_on:\n      region: [brussels, wallonia]\n";
    UnaryOperator<CleanCorpus> alone =
        c -> quarantined.apply(c).replace(SKILL, "requires:\n" + entry, "");
    UnaryOperator<CleanCorpus> edited =
        c -> quarantined.apply(c).replace(SKILL, "for the answer", "for it");

    assertThat(rules(change(alone, quarantined, SOMEONE))).contains("quarantined_target");
    assertThat(rules(change(quarantined, edited, SOMEONE))).doesNotContain("quarantined_target");
  }

  @Test
  void versionsOnlyGoUp() {
    UnaryOperator<CleanCorpus> down =
        c ->
            c.replace(SKILL, "version: 0.1.3", "version: 0.1.1")
                .replace(SKILL, "for the answer", "for it");

    assertThat(rules(change(c -> c, down, CommitAuthor.BOT))).containsExactly("version_step");
    assertThat(
            rules(
                change(
                    c -> c,
                    c ->
                        down.apply(c)
                            .replace(SKILL, "version: 0.1.1", "version: 0.1.1\nversion_pin: true"),
                    SOMEONE)))
        .containsExactly("version");
  }

  @Test
  void aFlippedStatusStartsItsVersionOver() {
    UnaryOperator<CleanCorpus> late =
        c -> c.replace(SKILL, "version: 0.1.3\nstatus: alpha", "version: 0.2.4\nstatus: beta");
    UnaryOperator<CleanCorpus> fresh =
        c -> c.replace(SKILL, "version: 0.1.3\nstatus: alpha", "version: 0.2.0\nstatus: beta");

    assertThat(rules(change(c -> c, late, CommitAuthor.BOT))).containsExactly("version_step");
    assertThat(rules(change(c -> c, fresh, CommitAuthor.BOT))).isEmpty();
  }

  @Test
  void noAuthorSetsAStatus() {
    UnaryOperator<CleanCorpus> skill =
        c -> c.replace(SKILL, "version: 0.1.3\nstatus: alpha", "version: 0.2.0\nstatus: beta");
    UnaryOperator<CleanCorpus> path =
        c -> c.replace(PATHS, "\"status\": \"alpha\"", "\"status\": \"stable\"");

    assertThat(rules(change(c -> c, skill, SOMEONE))).contains("status_author");
    assertThat(rules(change(c -> c, path, SOMEONE))).contains("status_author");
    assertThat(rules(change(c -> c.remove(SKILL), skill, SOMEONE))).contains("status_author");
    assertThat(rules(change(c -> c, skill, CommitAuthor.COMMUNITY)))
        .doesNotContain("status_author");
  }

  @Test
  void aPathsVersionOnlyGoesUp() {
    UnaryOperator<CleanCorpus> later =
        c ->
            c.replace(
                PATHS,
                "\"version\": \"0.1.0\",\n      \"status\"",
                "\"version\": \"0.1.5\",\n      \"status\"");

    assertThat(rules(change(later, c -> c, CommitAuthor.BOT))).containsExactly("version_step");
    assertThat(rules(change(c -> c, later, CommitAuthor.BOT))).isEmpty();
  }

  @Test
  void onlyTheSystemSaysThatATextTookThePlaceOfOurs() {
    String named = "previous_text_sha: " + "a".repeat(40) + "\n";
    UnaryOperator<CleanCorpus> marked =
        c -> c.replace(SKILL, "status: alpha\n", "status: alpha\n" + named);
    UnaryOperator<CleanCorpus> edited = c -> c.replace(SKILL, "for the answer", "for it");

    assertThat(rules(change(c -> c, marked, SOMEONE))).containsExactly("previous_text");
    assertThat(rules(change(c -> c, marked, CommitAuthor.COMMUNITY))).isEmpty();
    assertThat(rules(change(c -> c, marked, CommitAuthor.BOT))).isEmpty();
    assertThat(rules(change(marked, c -> edited.apply(marked.apply(c)), SOMEONE)))
        .containsExactly("previous_text");
    assertThat(rules(change(marked, c -> edited.apply(marked.apply(c)), CommitAuthor.COMMUNITY)))
        .isEmpty();
    assertThat(rules(change(marked, edited, SOMEONE))).isEmpty();
  }

  @Test
  void aSourceIsMarkedByTheSystemAloneToo() {
    UnaryOperator<CleanCorpus> marked =
        c ->
            c.replace(
                PATHS,
                "\"fallback_only\": true",
                "\"previous_text_sha\": \"" + "a".repeat(40) + "\", \"fallback_only\": true");

    assertThat(rules(change(c -> c, marked, SOMEONE))).contains("previous_text");
    assertThat(rules(change(c -> c, marked, CommitAuthor.BOT))).isEmpty();
  }

  @Test
  void aDraftSubmissionNeverLandsAtDraft() {
    Corpus base =
        CleanCorpus.copy().remove(SKILL).replace(PATHS, "\"file-declaration\"", "").load();
    Corpus landed =
        CleanCorpus.copy()
            .replace(SKILL, "version: 0.1.3\nstatus: alpha", "version: 0.0.0\nstatus: draft")
            .load();

    assertThat(rules(new CommitRange(base, List.of(new CheckedCommit(landed, SOMEONE, true)))))
        .contains("draft_status");
    assertThat(rules(new CommitRange(base, List.of(new CheckedCommit(landed, SOMEONE, false)))))
        .doesNotContain("draft_status");
  }

  @Test
  void aPathDraftNeverLandsAtDraft() {
    Corpus base = CleanCorpus.copy().write(PATHS, "{\"paths\": {}}\n").load();
    Corpus landed =
        CleanCorpus.copy().replace(PATHS, "\"status\": \"alpha\"", "\"status\": \"draft\"").load();

    assertThat(
            rules(
                new CommitRange(base, List.of(new CheckedCommit(landed, CommitAuthor.BOT, true)))))
        .contains("draft_status");
  }

  @Test
  void whatWasWrongBeforeCanBeSetAside() {
    UnaryOperator<CleanCorpus> quarantined =
        c ->
            c.replace(
                "skills/residence-certificate/canonical.md",
                "status: alpha",
                "status: quarantined");
    CheckReport before = CHECK.run(quarantined.apply(CleanCorpus.copy()).load());
    CheckReport after =
        CHECK.run(
            quarantined
                .apply(CleanCorpus.copy())
                .replace(SKILL, "tags: [declaration, commune]\n", "tags: [declaration]\nkind: x\n")
                .load());

    assertThat(after.without(before).findings())
        .extracting(Finding::rule)
        .containsExactly("schema");
  }

  private static CleanCorpus bumped(CleanCorpus corpus) {
    return corpus.replace(SKILL, "version: 0.1.3", "version: 0.1.4");
  }

  private static CommitRange change(
      UnaryOperator<CleanCorpus> before, UnaryOperator<CleanCorpus> after, CommitAuthor author) {
    return new CommitRange(
        before.apply(CleanCorpus.copy()).load(),
        List.of(revision(after.apply(CleanCorpus.copy()).load(), author)));
  }

  private static CheckedCommit revision(Corpus corpus, CommitAuthor author) {
    return new CheckedCommit(corpus, author, false);
  }

  private static List<String> rules(CommitRange change) {
    return CHECK.run(change, change.head().seeds()).findings().stream().map(Finding::rule).toList();
  }
}
