package be.becivic.corpus.history;

import static org.assertj.core.api.Assertions.assertThat;

import be.becivic.corpus.path.PathDirectory;
import be.becivic.corpus.skill.Skill;
import be.becivic.protocol.change.FileChanges;
import be.becivic.protocol.id.PathId;
import be.becivic.protocol.id.PathSourceId;
import be.becivic.protocol.id.SkillId;
import be.becivic.protocol.lifecycle.Version;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class HistoryTest {
  private static final SkillId SKILL = new SkillId("birth-registration");
  private static final PathId PATH = new PathId("birth-act");
  private static final String REPLACES = "previous_text_sha: " + "a".repeat(40) + "\n";
  private static final String SOURCE_REPLACES =
      ", \"previous_text_sha\": \"" + "a".repeat(40) + "\"";
  private static final PathSourceId DESK = PathSourceId.parse("birth-act:desk").orElseThrow();

  @ParameterizedTest
  @CsvSource({
    "alpha 0.1.0, alpha 0.1.1, 0",
    "alpha 0.1.1, beta 0.2.0, 1",
    "beta 0.2.0, stable 1.0.0, 1",
    "stable 1.0.0, stable 1.0.1, 0",
    "stable 1.0.1, alpha 0.1.0, 1",
    "alpha 0.1.0, quarantined 0.1.0, 0",
    "stable 1.0.0, deprecated 1.0.0, 0"
  })
  void aFlipStartsACohortAndAPatchDoesNot(String before, String after, int start) {
    History history = History.NONE.after(List.of(skill(0, before), skill(1, after)));
    assertThat(history.texts(SKILL)).map(texts -> texts.main().since()).contains(at(start));
    assertThat(history.texts(SKILL))
        .map(texts -> texts.main().standing().version().toString())
        .contains(after.split(" ")[1]);
  }

  @Test
  void aLineEnteredAgainIsANewCohort() {
    History history =
        History.NONE.after(
            List.of(skill(0, "alpha 0.1.0"), skill(1, "beta 0.2.0"), skill(2, "alpha 0.1.0")));
    assertThat(history.texts(SKILL)).map(texts -> texts.main().since()).contains(at(2));
  }

  @Test
  void anotherTextIsAnotherCohortWhateverItsVersionSays() {
    History history =
        History.NONE.after(
            List.of(
                skill(0, "alpha 0.1.0"),
                text(1, "alpha 0.1.1", "", "Body.\n\nAnd more."),
                text(2, "alpha 0.1.1", "", "Body.\n\nAnd less.")));
    assertThat(history.texts(SKILL)).map(texts -> texts.main().since()).contains(at(2));
  }

  @Test
  void whatElseLiesInTheFolderIsPartOfTheText() {
    MainCommit drawn = commit(1, "skills/" + SKILL + "/process.mmd", "flowchart TD\n  a --> b\n");
    MainCommit spaced = commit(2, "skills/" + SKILL + "/process.mmd", "flowchart TD\n a  --> b\n");
    History history = History.NONE.after(List.of(skill(0, "alpha 0.1.0"), drawn, spaced));
    assertThat(history.texts(SKILL)).map(texts -> texts.main().since()).contains(at(1));
  }

  @Test
  void aChangeUnderReviewStandsBesideWhatIsOurs() {
    History before = History.NONE.after(List.of(skill(0, "beta 0.2.3")));
    History after = before.after(List.of(text(1, "alpha 0.1.4", REPLACES, "Another body.")));
    MainTexts texts = after.texts(SKILL).orElseThrow();
    assertThat(texts.ours()).contains(before.texts(SKILL).orElseThrow().main());
    assertThat(texts.main().since()).isEqualTo(at(1));
    assertThat(texts.main().digest()).isNotEqualTo(texts.ours().orElseThrow().digest());
  }

  @Test
  void undoingAChangeBringsOursBackWithItsVotes() {
    MainTexts texts =
        History.NONE
            .after(
                List.of(
                    skill(0, "beta 0.2.3"),
                    text(1, "alpha 0.1.4", REPLACES, "Another body."),
                    skill(2, "beta 0.2.5")))
            .texts(SKILL)
            .orElseThrow();
    assertThat(texts.ours()).isEmpty();
    assertThat(texts.main().since()).isEqualTo(at(0));
    assertThat(texts.main().versions())
        .extracting(Version::toString)
        .containsExactlyInAnyOrder("0.2.3", "0.2.5");
  }

  @Test
  void aConfirmedChangeIsOursFromThenOn() {
    MainTexts texts =
        History.NONE
            .after(
                List.of(
                    skill(0, "beta 0.2.3"),
                    text(1, "alpha 0.1.4", REPLACES, "Another body."),
                    text(2, "beta 0.2.5", REPLACES, "Another body.")))
            .texts(SKILL)
            .orElseThrow();
    assertThat(texts.ours()).isEmpty();
    assertThat(texts.main().since()).isEqualTo(at(2));
  }

  @Test
  void aSourceThatSaysAnotherThingIsVotedOnAnew() {
    SourceTrace trace =
        History.NONE
            .after(List.of(directory(0, path("desk")), directory(1, source("https://a.be", ""))))
            .source(DESK)
            .orElseThrow();
    assertThat(trace.arrival()).isEqualTo(at(0));
    assertThat(trace.text().since()).isEqualTo(at(1));
    assertThat(trace.ours()).isEmpty();
  }

  @Test
  void aSourceUnderReviewRemembersWhatItSaid() {
    History before = History.NONE.after(List.of(directory(0, source("https://a.be", ""))));
    History review = before.after(List.of(directory(1, source("https://b.be", SOURCE_REPLACES))));
    SourceTrace then = before.source(DESK).orElseThrow();
    assertThat(review.source(DESK).flatMap(SourceTrace::ours)).contains(then.text());
    assertThat(review.after(List.of(directory(2, source("https://a.be", "")))).source(DESK))
        .contains(then);
  }

  @Test
  void whatIsGoneHasNoCohortAndStartsAfreshWhenItComesBack() {
    MainCommit gone = new MainCommit(at(1), FileChanges.none().remove(Skill.pathOf(SKILL)));
    History without = History.NONE.after(List.of(skill(0, "alpha 0.1.0"), gone));
    assertThat(without.texts(SKILL)).isEmpty();
    assertThat(without.after(List.of(skill(2, "alpha 0.1.0"))).texts(SKILL))
        .map(texts -> texts.main().since())
        .contains(at(2));
  }

  @Test
  void aPathKeepsItsCohortWhileOthersChange() {
    String entry = path("birth-act", "alpha", "0.1.0", "desk");
    History history =
        History.NONE.after(
            List.of(
                directory(0, entry),
                directory(1, entry + "," + path("other", "alpha", "0.1.0", "desk")),
                directory(2, path("birth-act", "beta", "0.2.0", "desk"))));
    assertThat(history.texts(PATH)).map(texts -> texts.main().since()).contains(at(2));
    assertThat(history.texts(new PathId("other"))).isEmpty();
    assertThat(history.source(DESK).map(SourceTrace::arrival)).contains(at(0));
  }

  @Test
  void aSourceArrivesWithTheCommitThatBringsItAndAgainAfterItLeft() {
    History history = History.NONE.after(List.of(directory(0, path("online"))));
    assertThat(history.source(DESK).map(SourceTrace::arrival)).isEmpty();
    history = history.after(List.of(directory(1, path("desk")), directory(2, path("desk"))));
    assertThat(history.source(DESK).map(SourceTrace::arrival)).contains(at(1));
    history = history.after(List.of(directory(3, path("online")), directory(4, path("desk"))));
    assertThat(history.source(DESK).map(SourceTrace::arrival)).contains(at(4));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "---\nstatus: beta\nversion: 0.2.3\n---\nstatus: stable\nversion: 1.0.0\n",
        "---\nversion: \"0.2.3\"\nstatus: 'beta' # since May\n---\n",
        "---\n{status: beta, version: 0.2.3}\n---\n",
        "---\nnote:\n  status: stable\nstatus:   beta\nversion: 0.2.3\n---\n"
      })
  void aStandingIsReadHoweverItIsWritten(String text) {
    History history = History.NONE.after(List.of(commit(0, Skill.pathOf(SKILL), text)));
    assertThat(history.texts(SKILL))
        .map(texts -> texts.main().standing().version().toString())
        .contains("0.2.3");
  }

  @Test
  void unreadableFilesLeaveNoTrace() {
    assertThat(History.NONE.after(List.of(skill(0, "fine"))).texts(SKILL)).isEmpty();
    MainCommit broken = commit(1, PathDirectory.FILE, "not json");
    assertThat(History.NONE.after(List.of(directory(0, path("desk")), broken)).texts(PATH))
        .isEmpty();
  }

  @Test
  void foldingInPartsIsFoldingAtOnce() {
    Random random = new Random(11);
    String[] standings = {"alpha 0.1.0", "alpha 0.1.1", "beta 0.2.0", "stable 1.0.0"};
    for (int round = 0; round < 50; round++) {
      List<MainCommit> commits = new ArrayList<>();
      for (int i = 0; i < 12; i++) {
        commits.add(
            random.nextBoolean()
                ? skill(i, standings[random.nextInt(standings.length)])
                : directory(i, path(random.nextBoolean() ? "desk" : "online")));
      }
      int cut = random.nextInt(commits.size());
      History parts =
          History.NONE.after(commits.subList(0, cut)).after(commits.subList(cut, commits.size()));
      History whole = History.NONE.after(commits);
      assertThat(parts.texts(SKILL)).isEqualTo(whole.texts(SKILL));
      assertThat(parts.texts(PATH)).isEqualTo(whole.texts(PATH));
      assertThat(parts.source(DESK).map(SourceTrace::arrival))
          .isEqualTo(whole.source(DESK).map(SourceTrace::arrival));
    }
  }

  private static Instant at(int second) {
    return Instant.EPOCH.plusSeconds(second);
  }

  private static MainCommit skill(int second, String standing) {
    String[] parts = (standing + " ?").split(" ");
    return commit(
        second,
        Skill.pathOf(SKILL),
        "---\nid: %s\nstatus: %s\nversion: %s\n---\n\nBody.\n"
            .formatted(SKILL, parts[0], parts[1]));
  }

  private static MainCommit text(int second, String standing, String more, String body) {
    String[] parts = standing.split(" ");
    return commit(
        second,
        Skill.pathOf(SKILL),
        "---\nid: %s\nstatus: %s\n%sversion: %s\n---\n\n%s\n"
            .formatted(SKILL, parts[0], more, parts[1], body));
  }

  private static String source(String url, String more) {
    return """
    "birth-act": {"status": "alpha", "version": "0.1.0",
      "sources": [{"id": "desk", "url": "%s"%s}]}
    """
        .formatted(url, more);
  }

  private static MainCommit directory(int second, String entries) {
    return commit(second, PathDirectory.FILE, "{\"paths\": {%s}}".formatted(entries));
  }

  private static String path(String source) {
    return path("birth-act", "alpha", "0.1.0", source);
  }

  private static String path(String id, String status, String version, String source) {
    return "\"%s\": {\"status\": \"%s\", \"version\": \"%s\", \"sources\": [{\"id\": \"%s\"}]}"
        .formatted(id, status, version, source);
  }

  private static MainCommit commit(int second, String path, String text) {
    return new MainCommit(at(second), FileChanges.none().write(path, text));
  }
}
