package be.becivic.lifecycle.review.queue;

import static org.assertj.core.api.Assertions.assertThat;

import be.becivic.fixtures.AcceptedSubmission;
import be.becivic.lifecycle.machine.MaintainerOrder;
import be.becivic.protocol.error.ErrorCategory;
import be.becivic.protocol.feedback.Target;
import be.becivic.protocol.feedback.TargetType;
import be.becivic.protocol.feedback.Verdict;
import be.becivic.protocol.id.SubmissionId;
import be.becivic.protocol.id.Uid;
import be.becivic.protocol.lifecycle.Status;
import be.becivic.records.catalogue.CatalogueValue;
import be.becivic.records.catalogue.Revision;
import be.becivic.records.catalogue.RevisionOrigin;
import be.becivic.records.content.ProposalState;
import be.becivic.records.submission.QueuedSubmission;
import be.becivic.records.value.Hash;
import be.becivic.records.vote.Validation;
import be.becivic.records.vote.Voter;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** One change of an artefact at a time is under review; the next one waits for its turn. */
class ChangeQueueTest {
  private static final Target SKILL = Target.of(TargetType.SKILL, AcceptedSubmission.SKILL);
  private static final String FIRST = "The counter closes at noon on Fridays.";
  private static final String SECOND = "The counter has a waiting room.";

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

  @Test
  void aSecondChangeOfASkillWaitsUntilTheFirstIsUndone() {
    SubmissionId first = amend(FIRST);
    SubmissionId second = amend(SECOND);
    assertThat(text()).contains(FIRST).doesNotContain(SECOND);
    assertThat(waiting()).containsExactly(second);
    carryOn();
    assertThat(waiting()).containsExactly(second);

    office.reviews.revert(amendment(first).toString());
    carryOn();
    assertThat(waiting()).isEmpty();
    assertThat(text()).contains(SECOND).doesNotContain(FIRST);
    assertThat(office.records.<Long>read(tables -> tables.staging().count())).isZero();
  }

  @Test
  void thoseThatWaitComeInTheirOrder() {
    correct("1030");
    SubmissionId second = correct("1040");
    SubmissionId third = correct("1050");
    assertThat(waiting()).containsExactly(second, third);
    vouch(Office.VALUE);
    carryOn();
    assertThat(value()).contains("1040");
    assertThat(waiting()).containsExactly(third);
  }

  @Test
  void waitingIsNoReasonForAnAlarm() {
    correct("1030");
    correct("1040");
    office.pass(Duration.ofDays(3));
    assertThat(office.commits.countOverdue()).isZero();
  }

  @Test
  void aChangeNobodyConfirmsGivesWayToTheOneThatWaits() {
    SubmissionId first = correct("1030");
    office.pass(Duration.ofDays(20));
    tick();
    assertThat(value()).as("nobody waits").contains("1030");

    correct("1040");
    tick();
    assertThat(value()).contains(Integer.toString(1000));
    assertThat(state(first)).isEqualTo(ProposalState.ROLLED_BACK);
    assertThat(office.log().getLast()).startsWith("gave_way");
    carryOn();
    assertThat(value()).contains("1040");
  }

  @Test
  void itHasItsTimeWhoeverWaits() {
    correct("1030");
    correct("1040");
    office.pass(Duration.ofDays(13));
    tick();
    assertThat(value()).contains("1030");
    office.pass(Duration.ofDays(1));
    tick();
    assertThat(value()).contains("1000");
  }

  @Test
  void aNetworkThatConfirmsGivesItTimeOnceAndNotTwice() {
    correct("1030");
    correct("1040");
    office.pass(Duration.ofDays(10));
    confirmChange(1);
    office.pass(Duration.ofDays(10));
    confirmChange(1);
    tick();
    assertThat(value()).contains("1030");
    office.pass(Duration.ofDays(4));
    tick();
    assertThat(value()).contains("1000");
  }

  @Test
  void aSkillGivesWayByACommit() {
    amend(FIRST);
    amend(SECOND);
    office.pass(Duration.ofDays(14));
    tick();
    assertThat(text()).doesNotContain(FIRST).doesNotContain(SECOND);
    carryOn();
    assertThat(text()).contains(SECOND);
  }

  @Test
  void whatWaitsForAMaintainerTakesNoPlace() {
    office.commit(AcceptedSubmission.valueAmendment(Office.VALUE.id(), "9000", "Odd."));
    assertThat(waiting()).isEmpty();
    correct("1030");
    assertThat(value()).contains("1030");
  }

  @Test
  void whatAMaintainerReleasesComesToItsTurnToo() {
    var odd = AcceptedSubmission.valueAmendment(Office.VALUE.id(), "9000", "Odd.");
    office.commit(odd);
    correct("1030");
    QueueItem held =
        office.reviews.list(new QueueFilter(Optional.of(ReviewClass.NER_HOLD), true)).getFirst();
    office.reviews.act(held.key(), new ReviewAction.Release());
    assertThat(value()).contains("1030");
    carryOn();
    assertThat(waiting()).containsExactly(odd.id());
    vouch(Office.VALUE);
    carryOn();
    assertThat(value()).contains("9000");
  }

  @Test
  void aValueAMaintainerStandsForIsOurs() {
    correct("1030");
    vouch(Office.VALUE);
    Revision<CatalogueValue> row = current();
    assertThat(row.isOurs()).isTrue();
    assertThat(row.origin()).isEqualTo(RevisionOrigin.MAINTAINER);
    assertThat(row.status()).isEqualTo(Status.ALPHA);
    assertThat(value()).contains("1030");
    assertThat(office.log().getLast()).startsWith("maintainer_vouch");
  }

  @Test
  void aSkillAMaintainerStandsForIsReadAsOurs() {
    amend(FIRST);
    assertThat(ours()).doesNotContain(FIRST);
    vouch(SKILL);
    assertThat(ours()).contains(FIRST);
    assertThat(office.records.read(tables -> office.library.find(tables, SKILL)).orElseThrow())
        .satisfies(artefact -> assertThat(artefact.underReview()).isEmpty());
  }

  @Test
  void nobodyStandsForWhatIsNotUnderReview() {
    assertThat(office.reviews.order(new MaintainerOrder.Vouch(SKILL)))
        .isEqualTo(ActionOutcome.refused(ErrorCategory.INVALID_TRANSITION));
    assertThat(office.reviews.order(new MaintainerOrder.Vouch(Office.VALUE)))
        .isEqualTo(ActionOutcome.refused(ErrorCategory.INVALID_TRANSITION));
  }

  private void vouch(Target target) {
    assertThat(office.reviews.order(new MaintainerOrder.Vouch(target)))
        .isInstanceOf(ActionOutcome.Done.class);
    office.later();
  }

  private SubmissionId amend(String sentence) {
    AcceptedSubmission submission =
        AcceptedSubmission.bodyDiff(Office.diff(Office.SECTION, "", sentence).replace("\n", "\\n"));
    office.commit(submission);
    office.changes.job().run();
    office.live.refresh();
    office.later();
    return submission.id();
  }

  private SubmissionId correct(String value) {
    var submission =
        AcceptedSubmission.valueAmendment(Office.VALUE.id(), value, "Seen at the counter.");
    office.commit(submission);
    office.later();
    return submission.id();
  }

  private void carryOn() {
    office.later();
    office.carryOn();
    office.changes.job().run();
    office.live.refresh();
    office.later();
  }

  /** What a server does by itself every few minutes. */
  private void tick() {
    office.carryOn();
    assertThat(office.machine.tick().failures()).isEmpty();
    office.later();
  }

  private void confirmChange(int voter) {
    office.records.write(
        tables -> {
          var change =
              office.library.find(tables, Office.VALUE).orElseThrow().underReview().orElseThrow();
          Hash hash = Hash.sha256(new byte[] {(byte) voter});
          return tables
              .validations()
              .insert(
                  new Validation(
                      AcceptedSubmission.vote(),
                      Office.VALUE,
                      change.cohort().key(),
                      Verdict.CONFIRM,
                      false,
                      false,
                      Optional.empty(),
                      Optional.empty(),
                      Optional.empty(),
                      Optional.of(new Voter(hash, hash)),
                      Optional.empty(),
                      false,
                      "test/1",
                      "2.1.0",
                      office.now(),
                      office.now()));
        });
  }

  private List<SubmissionId> waiting() {
    return office.reviews.listWaiting().stream().map(QueuedSubmission::id).toList();
  }

  private Uid amendment(SubmissionId id) {
    return office
        .records
        .read(tables -> tables.amendments().findBySubmission(id))
        .orElseThrow()
        .uid();
  }

  private ProposalState state(SubmissionId id) {
    return office
        .records
        .read(tables -> tables.amendments().findBySubmission(id))
        .orElseThrow()
        .state();
  }

  private String text() {
    return office.library.main().corpus().findSkill(SKILL.id()).orElseThrow().bodyText();
  }

  private String ours() {
    return office.library.corpus().findSkill(SKILL.id()).orElseThrow().bodyText();
  }

  private Optional<String> value() {
    return current().content().map(CatalogueValue::json);
  }

  private Revision<CatalogueValue> current() {
    Uid uid = Uid.parse(Office.VALUE.id()).orElseThrow();
    Optional<Revision<CatalogueValue>> row =
        office.records.read(tables -> tables.catalogue().volatileValues().findCurrent(uid));
    return row.orElseThrow();
  }
}
