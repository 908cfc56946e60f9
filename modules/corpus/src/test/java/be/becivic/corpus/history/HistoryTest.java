package be.becivic.corpus.history;

import static org.assertj.core.api.Assertions.assertThat;

import be.becivic.corpus.path.PathDirectory;
import be.becivic.corpus.skill.Skill;
import be.becivic.protocol.change.FileChanges;
import be.becivic.protocol.id.PathId;
import be.becivic.protocol.id.PathSourceId;
import be.becivic.protocol.id.SkillId;
import be.becivic.protocol.lifecycle.Cohort;
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
    assertThat(history.cohort(SKILL)).map(Cohort::startedAt).contains(at(start));
    assertThat(history.cohort(SKILL))
        .map(cohort -> cohort.anchor().toString())
        .contains(SKILL + "@" + after.split(" ")[1]);
  }

  @Test
  void aLineEnteredAgainIsANewCohort() {
    History history =
        History.NONE.after(
            List.of(skill(0, "alpha 0.1.0"), skill(1, "beta 0.2.0"), skill(2, "alpha 0.1.0")));
    assertThat(history.cohort(SKILL)).map(Cohort::startedAt).contains(at(2));
  }

  @Test
  void whatIsGoneHasNoCohortAndStartsAfreshWhenItComesBack() {
    MainCommit gone = new MainCommit(at(1), FileChanges.none().remove(Skill.pathOf(SKILL)));
    History without = History.NONE.after(List.of(skill(0, "alpha 0.1.0"), gone));
    assertThat(without.cohort(SKILL)).isEmpty();
    assertThat(without.after(List.of(skill(2, "alpha 0.1.0"))).cohort(SKILL))
        .map(Cohort::startedAt)
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
    assertThat(history.cohort(PATH)).map(Cohort::startedAt).contains(at(2));
    assertThat(history.cohort(new PathId("other"))).isEmpty();
    assertThat(history.arrival(DESK)).contains(at(0));
  }

  @Test
  void aSourceArrivesWithTheCommitThatBringsItAndAgainAfterItLeft() {
    History history = History.NONE.after(List.of(directory(0, path("online"))));
    assertThat(history.arrival(DESK)).isEmpty();
    history = history.after(List.of(directory(1, path("desk")), directory(2, path("desk"))));
    assertThat(history.arrival(DESK)).contains(at(1));
    history = history.after(List.of(directory(3, path("online")), directory(4, path("desk"))));
    assertThat(history.arrival(DESK)).contains(at(4));
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
    assertThat(history.cohort(SKILL))
        .map(cohort -> cohort.anchor().toString())
        .contains(SKILL + "@0.2.3");
  }

  @Test
  void unreadableFilesLeaveNoTrace() {
    assertThat(History.NONE.after(List.of(skill(0, "fine"))).cohort(SKILL)).isEmpty();
    MainCommit broken = commit(1, PathDirectory.FILE, "not json");
    assertThat(History.NONE.after(List.of(directory(0, path("desk")), broken)).cohort(PATH))
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
      assertThat(parts.cohort(SKILL)).isEqualTo(whole.cohort(SKILL));
      assertThat(parts.cohort(PATH)).isEqualTo(whole.cohort(PATH));
      assertThat(parts.arrival(DESK)).isEqualTo(whole.arrival(DESK));
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
