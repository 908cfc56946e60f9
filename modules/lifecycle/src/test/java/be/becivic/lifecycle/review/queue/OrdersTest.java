package be.becivic.lifecycle.review.queue;

import static org.assertj.core.api.Assertions.assertThat;

import be.becivic.lifecycle.machine.FlagJudgement;
import be.becivic.lifecycle.machine.MaintainerOrder;
import be.becivic.protocol.error.ErrorCategory;
import be.becivic.protocol.feedback.Target;
import be.becivic.protocol.feedback.TargetType;
import be.becivic.protocol.lifecycle.Status;
import java.nio.file.Path;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What a maintainer orders, on every kind of artefact that has a status. */
class OrdersTest {
  @TempDir Path folder;
  private Office office;

  @BeforeEach
  void open() {
    office = new Office(folder);
  }

  @AfterEach
  void close() {
    office.close();
  }

  static Stream<Target> everyKind() {
    return Stream.of(Office.SKILL, Office.PATH, Office.SOURCE, Office.VALUE);
  }

  @ParameterizedTest
  @MethodSource("everyKind")
  @Tag("long")
  void whatIsTakenDownOrRetiredComesBackAsItWas(Target target) {
    publishPath();
    Status before = office.status(target);
    done(new MaintainerOrder.Quarantine(target, "It is wrong."), "maintainer_quarantine");
    assertThat(office.status(target)).isEqualTo(Status.QUARANTINED);
    refused(new MaintainerOrder.Quarantine(target, "Again."));
    done(new MaintainerOrder.Reinstate(target), "maintainer_reinstate");
    assertThat(office.status(target)).isEqualTo(before);
    refused(new MaintainerOrder.Reinstate(target));
    done(new MaintainerOrder.Deprecate(target, Optional.empty()), "maintainer_deprecate");
    assertThat(office.status(target)).isEqualTo(Status.DEPRECATED);
    done(new MaintainerOrder.Reinstate(target), "maintainer_reinstate");
    assertThat(office.status(target)).isEqualTo(before);
  }

  @Test
  void aRetiredSkillNamesItsSuccessorUntilItIsBack() {
    var order = new MaintainerOrder.Deprecate(Office.SKILL, Optional.of("change-of-address"));
    String version = field("version");
    done(order, "maintainer_deprecate");
    assertThat(field("superseded_by")).isEqualTo("change-of-address");
    assertThat(field("version")).isEqualTo(version);
    done(new MaintainerOrder.Reinstate(Office.SKILL), "maintainer_reinstate");
    assertThat(field("superseded_by")).isEmpty();
  }

  @Test
  void aRetiredPathNamesItsSuccessorUntilItIsBack() {
    publishPath();
    String other =
        office.library.corpus().paths().list().stream()
            .map(entry -> entry.id().value())
            .filter(id -> !id.equals(Office.PATH.id()))
            .findFirst()
            .orElseThrow();
    done(new MaintainerOrder.Deprecate(Office.PATH, Optional.of(other)), "maintainer_deprecate");
    assertThat(pathField("superseded_by")).contains(other);
    done(new MaintainerOrder.Reinstate(Office.PATH), "maintainer_reinstate");
    assertThat(pathField("superseded_by")).isEmpty();
  }

  @Test
  void whatOthersRequireIsNotRetiredAndTheRefusalSaysByWhom() {
    var order =
        new MaintainerOrder.Deprecate(
            Target.of(TargetType.SKILL, "sworn-translation"), Optional.empty());
    assertThat(office.reviews.order(order))
        .isInstanceOfSatisfying(
            ActionOutcome.Unfit.class,
            unfit ->
                assertThat(unfit.why())
                    .contains("skills/birth-registration/canonical.md", "retired_target"));
    assertThat(office.log()).isEmpty();
    done(new MaintainerOrder.Quarantine(order.target(), "It is wrong."), "maintainer_quarantine");
  }

  @Test
  void onlySkillsAndPathsHaveSuccessors() {
    assertThat(
            office.reviews.order(
                new MaintainerOrder.Deprecate(Office.VALUE, Optional.of("val-00002"))))
        .isInstanceOfSatisfying(
            ActionOutcome.Refused.class,
            refused -> assertThat(refused.rejection().pointer()).contains("/superseded_by"));
  }

  @Test
  void aSuccessorThatDoesNotExistIsRefusedByTheChecksAndNothingMoves() {
    Status before = office.status(Office.SKILL);
    var order = new MaintainerOrder.Deprecate(Office.SKILL, Optional.of("no-such-skill"));
    assertThat(office.reviews.order(order)).isInstanceOf(ActionOutcome.Unfit.class);
    assertThat(office.status(Office.SKILL)).isEqualTo(before);
    assertThat(office.log()).isEmpty();
  }

  @Test
  void whatAFlagPulledIsJudgedBeforeItIsPutBack() {
    QueueItem item = office.flagged();
    office.later();
    refused(new MaintainerOrder.Reinstate(Office.SKILL));
    office.reviews.act(item.key(), new ReviewAction.Judge(FlagJudgement.RIGHT));
    office.later();
    done(new MaintainerOrder.Reinstate(Office.SKILL), "maintainer_reinstate");
  }

  @Test
  void thereHasToBeSuchAnArtefact() {
    var order = new MaintainerOrder.Quarantine(Target.of(TargetType.SKILL, "no-such-skill"), "?");
    assertThat(office.reviews.order(order))
        .isEqualTo(ActionOutcome.refused(ErrorCategory.NOT_FOUND));
  }

  private void publishPath() {
    office.reviews.act(office.draft().key(), new ReviewAction.Merge());
  }

  private void done(MaintainerOrder order, String rule) {
    office.later();
    assertThat(office.reviews.order(order))
        .isInstanceOfSatisfying(
            ActionOutcome.Done.class, done -> assertThat(done.rule()).isEqualTo(rule));
    assertThat(office.log().getLast()).startsWith(rule);
  }

  private void refused(MaintainerOrder order) {
    assertThat(office.reviews.order(order))
        .isEqualTo(ActionOutcome.refused(ErrorCategory.INVALID_TRANSITION));
  }

  private String field(String name) {
    return office
        .library
        .corpus()
        .findSkill(Office.SKILL.id())
        .orElseThrow()
        .frontmatter()
        .text(name)
        .orElse("");
  }

  private Optional<String> pathField(String name) {
    return office.library.corpus().paths().find(Office.PATH.id()).orElseThrow().fields().text(name);
  }
}
