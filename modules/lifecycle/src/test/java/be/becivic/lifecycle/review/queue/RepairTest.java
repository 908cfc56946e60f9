package be.becivic.lifecycle.review.queue;

import static org.assertj.core.api.Assertions.assertThat;

import be.becivic.corpus.skill.Skill;
import be.becivic.fixtures.AcceptedSubmission;
import be.becivic.lifecycle.machine.MaintainerOrder;
import be.becivic.protocol.error.ErrorCategory;
import be.becivic.protocol.feedback.Target;
import be.becivic.protocol.feedback.TargetType;
import be.becivic.protocol.id.Uid;
import be.becivic.records.catalogue.CatalogueValue;
import be.becivic.records.catalogue.Revision;
import be.becivic.records.content.Amendment;
import be.becivic.records.content.ProposalState;
import java.nio.file.Path;
import java.util.Optional;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class RepairTest {
  private static final Target SKILL = Target.of(TargetType.SKILL, AcceptedSubmission.SKILL);
  private static final String FIRST = "The counter closes at noon on Fridays.";
  private static final String SECOND = "The counter has a waiting room.";

  @TempDir Path folder;
  private Office office;
  private String ours;

  @BeforeEach
  void open() {
    office = new Office(folder);
    ours = text();
  }

  @AfterEach
  void close() {
    office.close();
  }

  @Test
  void anAmendmentIsUndoneByItsCommitAndTheTextIsAsItWas() {
    Uid amendment = amend(FIRST);
    assertThat(text()).contains(FIRST);
    String commit = office.library.main().corpus().commit().orElseThrow().value();
    assertThat(office.reviews.revert(commit.substring(0, 12)))
        .isInstanceOfSatisfying(
            ActionOutcome.Done.class,
            done -> assertThat(done.rule()).isEqualTo("maintainer_revert"));
    assertThat(text()).isEqualTo(ours);
    assertThat(state(amendment)).isEqualTo(ProposalState.ROLLED_BACK);
    assertThat(office.log().getLast()).startsWith("maintainer_revert").contains(commit);
    assertThat(office.records.read(tables -> office.library.find(tables, SKILL)).orElseThrow())
        .satisfies(artefact -> assertThat(artefact.underReview()).isEmpty());
  }

  @Test
  void undoingOneChangeLeavesTheOther() {
    Uid first = amend(FIRST);
    vouch();
    Uid second = amend(SECOND);
    assertThat(office.reviews.revert(second.toString())).isInstanceOf(ActionOutcome.Done.class);
    assertThat(text()).contains(FIRST).doesNotContain(SECOND);
    assertThat(state(first)).isEqualTo(ProposalState.MERGED);
    assertThat(state(second)).isEqualTo(ProposalState.ROLLED_BACK);
  }

  @Test
  void anEarlierVersionIsPutBackAsOursWhateverCameAfterIt() {
    amend(FIRST);
    vouch();
    String version = version();
    amend(SECOND);
    assertThat(office.reviews.order(new MaintainerOrder.Restore(SKILL, version)))
        .isInstanceOf(ActionOutcome.Done.class);
    assertThat(text()).contains(FIRST).doesNotContain(SECOND);
    assertThat(office.library.corpus().findSkill(SKILL.id()).orElseThrow().bodyText())
        .contains(FIRST);
    assertThat(office.log().getLast()).startsWith("maintainer_restore");
  }

  @Test
  void aVersionThatNeverWasIsRefused() {
    assertThat(office.reviews.order(new MaintainerOrder.Restore(SKILL, "9.9.9")))
        .isEqualTo(ActionOutcome.refused(ErrorCategory.INVALID_TRANSITION));
    assertThat(office.reviews.order(new MaintainerOrder.Restore(Office.VALUE, "x")))
        .isEqualTo(ActionOutcome.refused(ErrorCategory.INVALID_TRANSITION));
    assertThat(office.reviews.revert("main~1"))
        .isEqualTo(ActionOutcome.refused(ErrorCategory.NOT_FOUND));
  }

  @Test
  void aRetractedAmendmentLeavesNothingOnMain() {
    Uid amendment = amend(FIRST);
    assertThat(office.reviews.retract(amendment)).isInstanceOf(ActionOutcome.Done.class);
    assertThat(text()).isEqualTo(ours);
    Optional<Amendment> row = office.records.read(tables -> tables.amendments().find(amendment));
    assertThat(row).isEmpty();
  }

  @Test
  void whatIsUndoneAlreadyIsNotUndoneTwiceAndCanStillBeRetracted() {
    Uid amendment = amend(FIRST);
    office.reviews.revert(amendment.toString());
    office.later();
    assertThat(office.reviews.revert(amendment.toString())).isInstanceOf(ActionOutcome.Unfit.class);
    assertThat(text()).isEqualTo(ours);
    assertThat(office.reviews.retract(amendment)).isInstanceOf(ActionOutcome.Done.class);
  }

  @Test
  void aValueGoesBackToAnEarlierRevision() {
    String before = current().content().map(CatalogueValue::json).orElseThrow();
    int revision = current().revision();
    Uid amendment = correct("1030");
    assertThat(current().content().map(CatalogueValue::json)).contains("1030");
    assertThat(office.reviews.revert(amendment.toString())).isInstanceOf(ActionOutcome.Done.class);
    assertThat(current().content().map(CatalogueValue::json)).contains(before);
    assertThat(current().isOurs()).isTrue();
    assertThat(current().textRevision()).isEqualTo(revision);
    assertThat(state(amendment)).isEqualTo(ProposalState.ROLLED_BACK);
  }

  @Test
  void aFlaggedTextIsShownAlsoWhenItIsDown() {
    QueueItem item = office.flagged();
    assertThat(office.reviews.find(item.key()).orElseThrow().details())
        .isInstanceOfSatisfying(
            ReviewDetails.Voted.class,
            voted ->
                assertThat(voted.text())
                    .hasValueSatisfying(
                        text -> {
                          assertThat(text.text()).contains(Office.SECTION);
                          assertThat(text.commit()).isPresent();
                        }));
  }

  /** Adds a sentence below the heading of a section, as anybody may. */
  private Uid amend(String sentence) {
    AcceptedSubmission submission =
        AcceptedSubmission.bodyDiff(Office.diff(Office.SECTION, "", sentence).replace("\n", "\\n"));
    office.commit(submission);
    office.changes.job().run();
    office.live.refresh();
    office.later();
    return amendment(submission);
  }

  /** Settles the change under review, so that the next one comes to its turn. */
  private void vouch() {
    assertThat(office.reviews.order(new MaintainerOrder.Vouch(SKILL)))
        .isInstanceOf(ActionOutcome.Done.class);
    office.later();
  }

  private Uid correct(String value) {
    var submission =
        AcceptedSubmission.valueAmendment(Office.VALUE.id(), value, "Seen at the counter.");
    office.commit(submission);
    office.later();
    return amendment(submission);
  }

  private Uid amendment(AcceptedSubmission submission) {
    Optional<Amendment> row =
        office.records.read(tables -> tables.amendments().findBySubmission(submission.id()));
    return row.orElseThrow().uid();
  }

  private Skill main() {
    return office.library.main().corpus().findSkill(SKILL.id()).orElseThrow();
  }

  private String text() {
    return main().bodyText();
  }

  private String version() {
    return main().frontmatter().version().orElseThrow().toString();
  }

  private ProposalState state(Uid amendment) {
    return office.records.read(tables -> tables.amendments().find(amendment)).orElseThrow().state();
  }

  private Revision<CatalogueValue> current() {
    Uid uid = Uid.parse(Office.VALUE.id()).orElseThrow();
    Optional<Revision<CatalogueValue>> row =
        office.records.read(tables -> tables.catalogue().volatileValues().findCurrent(uid));
    return row.orElseThrow();
  }
}
