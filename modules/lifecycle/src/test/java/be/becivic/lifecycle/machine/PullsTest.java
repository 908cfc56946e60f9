package be.becivic.lifecycle.machine;

import static be.becivic.lifecycle.machine.Forum.PATH;
import static be.becivic.lifecycle.machine.Forum.SKILL;
import static be.becivic.lifecycle.machine.Forum.SOURCE;
import static org.assertj.core.api.Assertions.assertThat;

import be.becivic.corpus.path.PathEntry;
import be.becivic.library.artefact.Artefact;
import be.becivic.protocol.id.CommitId;
import be.becivic.protocol.lifecycle.Status;
import be.becivic.records.catalogue.CatalogueValue;
import be.becivic.records.catalogue.Revision;
import be.becivic.records.review.ReviewItem;
import be.becivic.records.review.ReviewKind;
import java.nio.file.Path;
import java.time.Duration;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class PullsTest {
  private static final String SKILL_FILE = "skills/sworn-translation/canonical.md";
  private static final String PATHS_FILE = "paths/index.json";
  private static final String STABLE_PLACE = "Keep a scan of both";

  @TempDir Path folder;
  private Forum forum;

  @BeforeEach
  void open() {
    forum = new Forum(folder);
  }

  @AfterEach
  void close() {
    forum.close();
  }

  @Test
  void twoMoreRejectionsThanConfirmationsQuarantineASkillThatWasNeverStable() {
    forum.reject(SKILL, 1);
    forum.confirm(SKILL, 2);
    forum.reject(SKILL, 3);
    assertThat(forum.machine.tick().decided()).isEmpty();
    forum.reject(SKILL, 4);
    assertThat(forum.machine.tick().decided())
        .singleElement()
        .satisfies(decided -> assertThat(decided.decision().rule()).isEqualTo("rollback"));
    assertThat(forum.status(SKILL)).isEqualTo(Status.QUARANTINED);
    assertThat(forum.main().findSkill(SKILL.id()).orElseThrow().frontmatter().version())
        .hasToString("Optional[0.1.0]");
    assertThat(forum.reviews(SKILL)).extracting(ReviewItem::kind).containsExactly(ReviewKind.PULL);
  }

  @Test
  void aRolledBackSkillIsItsLastStableTextAgain() {
    String stable = stableSkill("Keep two scans of both");
    forum.reject(SKILL, 1);
    forum.reject(SKILL, 2);
    forum.machine.tick();
    assertThat(forum.main().findFile(SKILL_FILE).orElseThrow().text()).isEqualTo(stable);
    assertThat(forum.status(SKILL)).isEqualTo(Status.STABLE);
  }

  @Test
  void aRolledBackPathLeavesTheOtherPathsAlone() {
    CommitId stable =
        forum.edit(PATHS_FILE, text -> withStatus(text, PATH.id(), "alpha", "stable"));
    PathEntry before = path();
    forum.edit(
        PATHS_FILE,
        text ->
            withStatus(text, PATH.id(), "stable", "alpha")
                .replaceFirst(
                    "(\"" + PATH.id() + "\": \\{)",
                    "$1\n      \"previous_stable_sha\": \"" + stable.value() + "\","));
    forum.edit(PATHS_FILE, text -> withStatus(text, "legalisation-country-check", "alpha", "beta"));
    forum.reject(PATH, 1);
    forum.reject(PATH, 2);
    assertThat(forum.machine.tick().failures()).isEmpty();
    assertThat(path().json()).isEqualTo(before.json());
    assertThat(forum.main().paths().find("legalisation-country-check").orElseThrow().status())
        .contains(Status.BETA);
  }

  @Test
  void aRolledBackValueIsAFreshRevisionOfTheLastStableOne() {
    forum.correctValue(140);
    forum.reject(forum.value, 1);
    forum.reject(forum.value, 2);
    forum.machine.tick();
    Revision<CatalogueValue> row = ((Artefact.OfValue) forum.find(forum.value)).row();
    assertThat(row.status()).isEqualTo(Status.STABLE);
    assertThat(row.revision()).isEqualTo(4);
    assertThat(row.content().map(CatalogueValue::json)).contains("100");
  }

  @Test
  void aValueThatWasNeverStableLeavesTheNullMarker() {
    forum.reject(forum.value, 1);
    forum.reject(forum.value, 2);
    forum.machine.tick();
    Revision<CatalogueValue> row = ((Artefact.OfValue) forum.find(forum.value)).row();
    assertThat(row.status()).isEqualTo(Status.QUARANTINED);
    assertThat(row.content()).isEmpty();
  }

  @Test
  void aSourceIsQuarantinedAndItsFileStaysAsItIs() {
    forum.reject(SOURCE, 1);
    forum.reject(SOURCE, 2);
    forum.machine.tick();
    assertThat(forum.status(SOURCE)).isEqualTo(Status.QUARANTINED);
    assertThat(forum.commits()).isZero();
  }

  @Test
  void aTextThatWasNotStableIsNotPutBack() {
    stableSkill("Keep two scans of both");
    CommitId alpha = forum.repository.main();
    forum.edit(
        SKILL_FILE,
        text -> text.replaceFirst("previous_stable_sha: \\w+", "previous_stable_sha: " + alpha));
    rejectTwice();
    assertThat(forum.status(SKILL)).isEqualTo(Status.QUARANTINED);
  }

  @Test
  void aStableTextThatDoesNotPassTheChecksIsNotPutBack() {
    CommitId broken =
        forum.push(
            SKILL_FILE,
            text ->
                text.replace(STABLE_PLACE, STABLE_PLACE + " <Skill id=\"no-such\" />")
                    .replaceFirst("status: alpha\n", "status: stable\n")
                    .replaceFirst("version: 0.1.0", "version: 1.0.0"));
    forum.push(
        SKILL_FILE,
        text ->
            text.replace(" <Skill id=\"no-such\" />", "")
                .replaceFirst("status: stable", "status: alpha\nprevious_stable_sha: " + broken)
                .replaceFirst("version: 1.0.0", "version: 0.1.0"));
    forum.live.refresh();
    rejectTwice();
    assertThat(forum.status(SKILL)).isEqualTo(Status.QUARANTINED);
    assertThat(forum.decisions(SKILL))
        .singleElement()
        .satisfies(made -> assertThat(made.decision().to()).isEqualTo(Status.QUARANTINED));
  }

  private void rejectTwice() {
    forum.reject(SKILL, 1);
    forum.reject(SKILL, 2);
    assertThat(forum.machine.tick().failures()).isEmpty();
  }

  @Test
  void votesOnWhatStoodThereBeforeDoNotMoveWhatStandsThereNow() {
    forum.confirmations(SKILL, 3);
    forum.pass(Duration.ofDays(2));
    forum.push(SKILL_FILE, text -> text.replace("status: alpha", "status: deprecated"));
    assertThat(forum.machine.tick().decided()).isEmpty();
    forum.live.refresh();
    assertThat(forum.machine.tick().decided()).isEmpty();
    assertThat(forum.status(SKILL)).isEqualTo(Status.DEPRECATED);
    assertThat(forum.pending()).isEmpty();
  }

  /** Makes the skill stable, then alpha again with another sentence; returns the stable text. */
  private String stableSkill(String sentence) {
    CommitId stable =
        forum.edit(SKILL_FILE, text -> text.replaceFirst("status: alpha", "status: stable"));
    String text = text();
    forum.edit(
        SKILL_FILE,
        now ->
            now.replace(STABLE_PLACE, sentence)
                .replaceFirst(
                    "status: stable", "status: alpha\nprevious_stable_sha: " + stable.value()));
    return text;
  }

  private String text() {
    return forum.main().findFile(SKILL_FILE).orElseThrow().text();
  }

  private PathEntry path() {
    return forum.main().paths().find(PATH.id()).orElseThrow();
  }

  private static String withStatus(String file, String path, String from, String to) {
    int entry = file.indexOf("\"" + path + "\": {");
    int status = file.indexOf("\"status\": \"" + from + "\"", entry);
    return file.substring(0, status)
        + file.substring(status).replaceFirst("\"" + from + "\"", "\"" + to + "\"");
  }
}
