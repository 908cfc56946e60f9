package be.becivic.lifecycle.machine;

import static be.becivic.lifecycle.machine.Forum.PATH;
import static be.becivic.lifecycle.machine.Forum.SKILL;
import static org.assertj.core.api.Assertions.assertThat;

import be.becivic.changes.CrashingForge;
import be.becivic.corpus.Corpus;
import be.becivic.corpus.git.LiveCorpus;
import be.becivic.fixtures.Shipped;
import be.becivic.library.Library;
import be.becivic.protocol.feedback.Target;
import be.becivic.protocol.feedback.TargetType;
import be.becivic.protocol.id.CommitId;
import be.becivic.protocol.lifecycle.Status;
import be.becivic.records.value.Hash;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What is taken down is gone for readers while git cannot be written. */
class TakenDownTextsTest {
  private static final String SKILL_FILE = "skills/sworn-translation/canonical.md";
  private static final Target OTHER = Target.of(TargetType.SKILL, "marriage-declaration");
  private static final Hash FLAGGER = Hash.sha256(new byte[] {9});

  @TempDir Path folder;
  private Forum forum;
  private StateMachine stuck;

  @BeforeEach
  void open() {
    forum = new Forum(folder);
    stuck =
        forum.machine(
            forge -> new CrashingForge(forge, CrashingForge.Point.BEFORE_ANYTHING),
            forum.live::refresh);
  }

  @AfterEach
  void close() {
    forum.close();
  }

  @Test
  void aFlaggedTextIsGoneAtOnceAndGitFollows() {
    flag(SKILL);
    assertThat(shown(SKILL)).isEqualTo(Status.QUARANTINED);
    assertThat(forum.status(SKILL)).isEqualTo(Status.QUARANTINED);
    assertThat(forum.library.corpus().findFile("skills/index.json").orElseThrow().text())
        .doesNotContain("\"id\": \"sworn-translation\"");
    assertThat(forum.commits()).isZero();
    assertThat(forum.pending()).hasSize(1);

    assertThat(forum.machine.tick().failures()).isEmpty();
    assertThat(forum.commits()).isEqualTo(1);
    assertThat(forum.pending()).isEmpty();
    assertThat(forum.library.main()).isSameAs(forum.library.committed());
    assertThat(shown(SKILL)).isEqualTo(Status.QUARANTINED);
  }

  @Test
  void severalAreGoneTogether() {
    flag(SKILL);
    flag(OTHER);
    forum.reject(PATH, 1);
    forum.reject(PATH, 2);
    stuck.tick();
    assertThat(shown(SKILL)).isEqualTo(Status.QUARANTINED);
    assertThat(shown(OTHER)).isEqualTo(Status.QUARANTINED);
    assertThat(forum.library.corpus().paths().find(PATH.id()).orElseThrow().status())
        .contains(Status.QUARANTINED);
    assertThat(forum.commits()).isZero();
    forum.machine.tick();
    assertThat(forum.commits()).isEqualTo(3);
    assertThat(forum.library.main()).isSameAs(forum.library.committed());
  }

  @Test
  void aRejectedTextIsWhatItWasBefore() {
    CommitId stable =
        forum.edit(SKILL_FILE, text -> text.replaceFirst("status: alpha", "status: stable"));
    String before = text();
    edit("status: stable", "status: alpha\nprevious_stable_sha: " + stable.value());
    forum.reject(SKILL, 1);
    forum.reject(SKILL, 2);
    stuck.tick();
    assertThat(text()).isEqualTo(before);
    assertThat(forum.status(SKILL)).isEqualTo(Status.STABLE);

    assertThat(forum.machine.tick().failures()).isEmpty();
    assertThat(text()).isEqualTo(before);
  }

  @Test
  void aRejectedChangeIsGoneAndVotesOnOursGoOn() {
    CommitId ours = forum.repository.main();
    forum.confirm(SKILL, 1);
    edit("status: alpha", "status: alpha\nprevious_text_sha: " + ours.value());
    forum.rejectChange(SKILL, 3);
    forum.rejectChange(SKILL, 4);
    stuck.tick();
    assertThat(forum.find(SKILL).underReview()).isEmpty();
    assertThat(forum.library.main().corpus().findFile(SKILL_FILE).orElseThrow().text())
        .doesNotContain("Keep two scans", "previous_text_sha");

    forum.pass(Duration.ofHours(1));
    forum.confirm(SKILL, 2);
    assertThat(forum.machine.tick().failures()).isEmpty();
    assertThat(forum.commits()).isEqualTo(2);
    assertThat(forum.counts(SKILL).confirms()).isEqualTo(2);
  }

  /** Another sentence, and something else in the frontmatter. */
  private void edit(String line, String lines) {
    forum.edit(
        SKILL_FILE,
        now ->
            now.replace("Keep a scan of both", "Keep two scans of both").replaceFirst(line, lines));
  }

  @Test
  void anotherServerHidesItWhenItLooks() {
    flag(SKILL);
    Library elsewhere = new Library(new LiveCorpus(forum.repository), forum.records);
    assertThat(status(elsewhere.corpus(), SKILL)).isEqualTo(Status.ALPHA);
    new TakenDownTexts(elsewhere, forum.repository).hide();
    assertThat(status(elsewhere.corpus(), SKILL)).isEqualTo(Status.QUARANTINED);
  }

  @Test
  void whatAPersonCallsAFalseAlarmComesBackWithoutWaitingForGit() {
    flag(SKILL);
    new Quarantine(forum.records, stuck, forum.clock)
        .judge(forum.reviews(SKILL).getFirst().id(), FlagJudgement.FALSE_ALARM);
    assertThat(shown(SKILL)).isEqualTo(Status.ALPHA);
  }

  @Test
  void aMainThatIsNotServedKeepsNothingUp() {
    StateMachine behind = forum.machine(UnaryOperator.identity(), () -> {});
    new Quarantine(forum.records, behind, forum.clock).flagged(forum.flag(SKILL, 1), FLAGGER);
    assertThat(forum.pending()).isEmpty();
    assertThat(forum.commits()).isEqualTo(1);
    assertThat(status(forum.live.current(), SKILL)).isEqualTo(Status.ALPHA);
    assertThat(shown(SKILL)).isEqualTo(Status.QUARANTINED);

    forum.live.refresh();
    behind.hideTakenDown();
    assertThat(forum.library.main()).isSameAs(forum.library.committed());
    assertThat(shown(SKILL)).isEqualTo(Status.QUARANTINED);
  }

  @Test
  void flagsTakeNoMoreDownAnHourWhileGitIsAway() {
    List<Target> targets =
        Shipped.CORPUS.skills().stream()
            .filter(skill -> !skill.isMeta())
            .limit(7)
            .<Target>map(skill -> new Target.Skill(skill.id()))
            .toList();
    targets.forEach(this::flag);
    assertThat(forum.pending()).hasSize(5);
    assertThat(targets.stream().filter(each -> shown(each) == Status.QUARANTINED)).hasSize(5);
  }

  @Test
  void whatAMaintainerTakesDownIsGoneAtOnceToo() {
    stuck.order(new MaintainerOrder.Quarantine(SKILL, "It is wrong."));
    assertThat(shown(SKILL)).isEqualTo(Status.QUARANTINED);
    assertThat(forum.commits()).isZero();
  }

  @Test
  void nothingRisesBeforeGitHasIt() {
    forum.confirmations(SKILL, 3);
    forum.pass(Duration.ofDays(2));
    stuck.tick();
    assertThat(forum.pending()).hasSize(1);
    assertThat(shown(SKILL)).isEqualTo(Status.ALPHA);
  }

  @Test
  void anotherChangeWaitsUntilGitHasSeenOneGo() {
    flag(SKILL);
    assertThat(hasChange()).isTrue();
    forum.machine.tick();
    assertThat(hasChange()).isFalse();
  }

  private boolean hasChange() {
    return forum.read(tables -> forum.library.hasChange(tables, SKILL));
  }

  private void flag(Target target) {
    new Quarantine(forum.records, stuck, forum.clock).flagged(forum.flag(target, 1), FLAGGER);
  }

  private Status shown(Target target) {
    return status(forum.library.corpus(), target);
  }

  private static Status status(Corpus corpus, Target skill) {
    return corpus.findSkill(skill.id()).orElseThrow().frontmatter().status().orElseThrow();
  }

  private String text() {
    return forum.library.corpus().findFile(SKILL_FILE).orElseThrow().text();
  }
}
