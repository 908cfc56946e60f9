package be.becivic.lifecycle.machine;

import static org.assertj.core.api.Assertions.assertThat;

import be.becivic.changes.Changes;
import be.becivic.fixtures.AcceptedSubmission;
import be.becivic.lifecycle.CommitJob;
import be.becivic.lifecycle.House;
import be.becivic.protocol.feedback.Target;
import be.becivic.protocol.feedback.TargetType;
import be.becivic.protocol.id.SubmissionId;
import be.becivic.protocol.json.StrictJson;
import be.becivic.protocol.lifecycle.Promotion;
import be.becivic.protocol.lifecycle.Status;
import be.becivic.protocol.lifecycle.Tally;
import be.becivic.protocol.lifecycle.Thresholds;
import be.becivic.records.decision.ChainCheck;
import be.becivic.records.decision.ChainedDecision;
import be.becivic.records.decision.DecisionRecord;
import be.becivic.records.review.ReviewItem;
import be.becivic.records.submission.StagedSubmission;
import be.becivic.records.submission.StagingState;
import be.becivic.records.value.Hash;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.JsonNode;

/** Random lives of artefacts on real parts, compared with the rules told over naively. */
@Tag("long")
class LifecycleModelTest {
  private static final Target AMENDED = Target.of(TargetType.SKILL, AcceptedSubmission.SKILL);
  private static final int STEPS = Boolean.getBoolean("test.thorough") ? 260 : 120;

  /** Near enough to the value there is, so that no maintainer is asked. */
  private static final int FIRST_VALUE = 101;

  private static final List<Duration> JUMPS =
      List.of(Duration.ofHours(5), Duration.ofHours(30), Duration.ofDays(4), Duration.ofDays(15));

  @TempDir Path folder;
  private Forum forum;
  private Random random;
  private int submitted;
  private Changes changes;
  private CommitJob commits;
  private final Map<Target, NaiveArtefact> model = new LinkedHashMap<>();
  private final Map<Target, Staged> staged = new HashMap<>();
  private final Map<SubmissionId, Flag> flags = new LinkedHashMap<>();

  private record Staged(SubmissionId id, Instant due) {}

  private record Flag(Target target, int cohort) {}

  @ParameterizedTest
  @ValueSource(longs = {1, 2, 3})
  void anyLifeFollowsTheRules(long seed) {
    random = new Random(seed);
    try (Forum opened = new Forum(folder)) {
      forum = opened;
      changes = forum.changes(UnaryOperator.identity());
      commits =
          new CommitJob(
              forum.records,
              forum.library,
              House.RECOGNISER,
              Optional.of(changes.opener()),
              forum.clock);
      for (Target target : List.of(AMENDED, Forum.SKILL, Forum.PATH)) {
        model.put(target, new NaiveArtefact(Forum.START, false, true));
      }
      model.put(Forum.SOURCE, new NaiveArtefact(Forum.START, false, false));
      model.put(forum.value, new NaiveArtefact(Forum.START, true, true));
      for (int i = 0; i < STEPS; i++) {
        step();
        forum.pass(Duration.ofMinutes(1));
      }
      tick();
      assertThat(forum.chain()).isInstanceOf(ChainCheck.Intact.class);
      model.keySet().forEach(this::assertReproducible);
      assertThat(model.values().stream().mapToInt(each -> each.history.size()).sum())
          .isGreaterThan(5);
    }
  }

  /** What is recorded is enough to come to the same decision. */
  private void assertReproducible(Target target) {
    for (ChainedDecision made : forum.decisions(target)) {
      JsonNode inputs = StrictJson.parseStored(made.decision().inputs());
      JsonNode counts = inputs.path("counts");
      if (made.decision().rule().equals("gave_way")) {
        assertThat(Instant.parse(inputs.get("quiet_since").stringValue()).plus(Duration.ofDays(14)))
            .isBeforeOrEqualTo(made.decision().decidedAt());
      } else if (!made.decision().rule().equals("reinstatement")) {
        Tally tally =
            new Tally(
                counts.get("confirms").intValue(),
                counts.get("rejects").intValue(),
                counts.get("injection_flags").intValue(),
                counts.get("post_handoff_confirms").intValue());
        Duration age = Duration.parse(inputs.get("age").stringValue());
        assertThat(Promotion.decide(made.decision().from(), tally, age, Thresholds.DEFAULTS).rule())
            .hasToString(made.decision().rule().toUpperCase(Locale.ROOT));
      }
    }
  }

  private void step() {
    int dice = random.nextInt(100);
    if (dice < 68) {
      vote(any());
    } else if (dice < 74) {
      submit(random.nextBoolean() ? AMENDED : forum.value);
    } else if (dice < 76) {
      cancel();
    } else if (dice < 78) {
      judge();
    } else if (dice < 88) {
      forum.pass(JUMPS.get(random.nextInt(JUMPS.size())));
    } else {
      tick();
    }
  }

  private Target any() {
    return List.copyOf(model.keySet()).get(random.nextInt(model.size()));
  }

  /** Some stretches are friendly and some are not, or nothing would ever reach stable. */
  private void vote(Target target) {
    NaiveArtefact artefact = model.get(target);
    if (!artefact.takesVotes()) {
      return;
    }
    int crowd = 1 + random.nextInt(12);
    boolean isHostile = random.nextInt(16) == 0;
    for (int i = 0; i < crowd && artefact.takesVotes(); i++) {
      int voter = random.nextInt(14);
      if (random.nextInt(120) == 0) {
        flag(target, voter);
      } else if (isHostile) {
        forum.reject(target, voter);
        artefact.vote(voter, "reject");
      } else {
        forum.confirm(target, voter);
        artefact.vote(voter, "confirm");
      }
    }
  }

  private void flag(Target target, int voter) {
    SubmissionId id = forum.flag(target, voter);
    flags.put(id, new Flag(target, model.get(target).cohort));
    model.get(target).flag(voter, forum.now());
    assertThat(forum.quarantine.flagged(id, Hash.sha256(new byte[] {1})).failures()).isEmpty();
    compare();
  }

  private void judge() {
    if (flags.isEmpty()) {
      return;
    }
    SubmissionId vote = flags.keySet().iterator().next();
    Flag flag = flags.remove(vote);
    ReviewItem review =
        forum.reviews(flag.target()).stream()
            .filter(item -> item.submission().equals(Optional.of(vote)))
            .findFirst()
            .orElseThrow();
    boolean isFalse = random.nextInt(4) != 0;
    forum.quarantine.judge(review.id(), isFalse ? FlagJudgement.FALSE_ALARM : FlagJudgement.RIGHT);
    if (isFalse) {
      model.get(flag.target()).dismiss(flag.cohort(), forum.now());
    }
    compare();
  }

  private void submit(Target target) {
    if (staged.containsKey(target)) {
      return;
    }
    String fresh = Integer.toString(FIRST_VALUE + submitted++ % 60);
    AcceptedSubmission submission =
        target.equals(AMENDED)
            ? AcceptedSubmission.tagAmendment("version-" + fresh)
            : AcceptedSubmission.valueAmendment(target.id(), fresh, "per person");
    Instant due = forum.now().plus(Duration.ofHours(24));
    forum.records.write(
        t -> {
          t.staging()
              .insert(
                  new StagedSubmission(
                      submission.id(),
                      StagingState.STAGED,
                      submission.json(),
                      forum.now(),
                      forum.now(),
                      due,
                      House.TOKEN,
                      House.SALT,
                      House.SUBMITTER,
                      Optional.empty(),
                      Optional.empty(),
                      Optional.empty()));
          return true;
        });
    staged.put(target, new Staged(submission.id(), due));
  }

  private void cancel() {
    staged.keySet().stream()
        .findFirst()
        .map(staged::remove)
        .ifPresent(gone -> forum.records.write(t -> t.staging().delete(gone.id())));
  }

  /** Everything a server does by itself, at one moment. */
  private void tick() {
    assertThat(commits.run().failures()).isEmpty();
    assertThat(changes.job().run().failures()).isEmpty();
    forum.live.refresh();
    assertThat(forum.machine.tick().failures()).isEmpty();
    Instant now = forum.now();
    model.values().forEach(artefact -> artefact.carryOn(now));
    staged
        .entrySet()
        .removeIf(
            each -> {
              boolean isDue = !each.getValue().due().isAfter(now);
              if (isDue) {
                model.get(each.getKey()).amend(now);
              }
              return isDue;
            });
    model.values().forEach(artefact -> artefact.tick(now));
    compare();
  }

  private void compare() {
    model.forEach(
        (target, expected) -> {
          assertThat(history(target)).as("decisions on %s", target).isEqualTo(expected.history);
          assertThat(forum.status(target))
              .as("status of %s", target)
              .isEqualTo(Status.parse(expected.status).orElseThrow());
          if (expected.takesVotes()) {
            assertThat(forum.counts(target).confirms())
                .as("confirmations of %s", target)
                .isEqualTo((int) expected.count("confirm"));
            assertThat(forum.counts(target).rejects())
                .as("rejections of %s", target)
                .isEqualTo((int) expected.count("reject"));
          }
        });
  }

  private List<String> history(Target target) {
    return forum.decisions(target).stream()
        .map(
            made -> {
              DecisionRecord decision = made.decision();
              return "%s %s>%s"
                  .formatted(decision.rule(), decision.from().wireName(), decision.to().wireName());
            })
        .toList();
  }
}
