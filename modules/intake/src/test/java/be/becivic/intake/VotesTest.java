package be.becivic.intake;

import static be.becivic.intake.Desk.HERE;
import static be.becivic.intake.Desk.THERE;
import static be.becivic.intake.Desk.category;
import static be.becivic.intake.Desk.receipt;
import static be.becivic.intake.Desk.rejection;
import static org.assertj.core.api.Assertions.assertThat;

import be.becivic.intake.answer.IntakeAnswer;
import be.becivic.intake.answer.Quota;
import be.becivic.intake.answer.Receipt;
import be.becivic.intake.answer.SubmissionState;
import be.becivic.intake.hash.ClientNetwork;
import be.becivic.intake.setup.LimitSettings;
import be.becivic.protocol.error.ErrorCategory;
import be.becivic.protocol.error.Outcome;
import be.becivic.protocol.error.Rejection;
import be.becivic.protocol.feedback.FeedbackType;
import be.becivic.protocol.feedback.Target;
import be.becivic.protocol.feedback.TargetType;
import be.becivic.protocol.id.SubmissionId;
import be.becivic.protocol.id.Uid;
import be.becivic.protocol.lifecycle.Status;
import be.becivic.protocol.lifecycle.Tally;
import be.becivic.records.catalogue.NewRevision;
import be.becivic.records.catalogue.RevisionOrigin;
import be.becivic.records.salt.SubmitterBinding;
import be.becivic.records.value.Salt;
import be.becivic.records.vote.CohortTally;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class VotesTest extends VotesCase {
  private static final Target PATH = Target.of(TargetType.PATH, Samples.PATH);
  private static final Salt SALT = Salt.of(new byte[Salt.LENGTH]);
  @TempDir Path elsewhere;

  @ParameterizedTest
  @CsvSource({
    "skill, change-of-address",
    "path, birth-certificate-belgian",
    "path_source, birth-certificate-belgian:mon-dossier-birth",
    "volatile_value, val-00001",
    "reference, ref-00001",
    "observation, con-00007"
  })
  void aVoteCountsAtOnce(String type, String id) {
    Receipt receipt = receipt(desk.submit(desk.samples.vote(type, id, "confirm")));
    assertThat(receipt).isEqualTo(new Receipt.Applied(receipt.id(), Desk.NOON, false));
    assertThat(tally(Target.of(TargetType.parse(type).orElseThrow(), id)))
        .isEqualTo(Tally.of(1, 0));
    assertThat(desk.intake.status(FeedbackType.VALIDATION, receipt.id().toString()))
        .contains(new SubmissionState.Applied(Desk.NOON));
  }

  @Test
  void ofOneAddressTheLatestVoteCounts() {
    vote("observation", Samples.CONCERN, "confirm", HERE);
    vote("observation", Samples.CONCERN, "confirm", THERE);
    assertThat(tally(Target.of(TargetType.OBSERVATION, Samples.CONCERN)).net()).isEqualTo(2);
    vote("observation", Samples.CONCERN, "reject", HERE);
    assertThat(tally(Target.of(TargetType.OBSERVATION, Samples.CONCERN)).net()).isZero();
  }

  @Test
  void anArtefactThatBecomesStableWhileAVoteIsOnItsWayTakesNoVote() {
    Uid uid = Uid.parse(Samples.VALUE).orElseThrow();
    Desk late =
        desk.overtakenBy(
            tables ->
                tables.catalogue().volatileValues().setStatus(uid, 1, Status.ALPHA, Status.STABLE));
    assertThat(category(late.submit(late.samples.vote("volatile_value", Samples.VALUE, "confirm"))))
        .isEqualTo(ErrorCategory.CROSS_REF_FAIL);
    Target value = Target.of(TargetType.VOLATILE_VALUE, Samples.VALUE);
    Optional<Salt> salt = desk.records.read(tables -> tables.salts().findArtefact(value));
    assertThat(salt).isEmpty();
  }

  @Test
  void aVoteCountsForTheRevisionThatIsCurrentWhenItIsWritten() {
    Uid uid = Uid.parse(Samples.VALUE).orElseThrow();
    Desk late =
        desk.overtakenBy(
            tables -> {
              var values = tables.catalogue().volatileValues();
              var seen = values.findCurrent(uid).orElseThrow();
              if (seen.revision() == 1) {
                values.revise(
                    uid,
                    NewRevision.ours(seen.content(), Status.ALPHA, RevisionOrigin.SEED, Desk.NOON));
              }
            });
    receipt(late.submit(late.samples.vote("volatile_value", Samples.VALUE, "confirm")));
    Target value = Target.of(TargetType.VOLATILE_VALUE, Samples.VALUE);
    List<CohortTally> tallies = desk.records.read(tables -> tables.tallies().list(List.of(value)));
    assertThat(tallies).extracting(CohortTally::cohort).containsExactly("r2");
  }

  @Test
  void aStableArtefactTakesNoVote() {
    assertThat(
            category(desk.submit(desk.samples.vote("skill", "meta-no-skill-fallback", "confirm"))))
        .isEqualTo(ErrorCategory.CROSS_REF_FAIL);
  }

  @Test
  void nobodyVotesOnTheirOwnWork() {
    bind(SKILL, HERE);
    assertThat(category(desk.submit(desk.samples.vote("skill", Samples.SKILL, "confirm"))))
        .isEqualTo(ErrorCategory.SELF_VALIDATION_BLOCKED);
    vote("skill", Samples.SKILL, "confirm", THERE);
  }

  @Test
  void whoMadeAPathVotesOnNoneOfItsSources() {
    bind(PATH, HERE);
    assertThat(category(desk.submit(desk.samples.vote("path_source", Samples.SOURCE, "confirm"))))
        .isEqualTo(ErrorCategory.SELF_VALIDATION_BLOCKED);
  }

  @Test
  void theSourcesOfAPathShareItsSalt() {
    vote("path_source", Samples.SOURCE, "confirm", HERE);
    vote("path", Samples.PATH, "confirm", HERE);
    Target source = Target.of(TargetType.PATH_SOURCE, Samples.SOURCE);
    assertThat(desk.records.<Boolean>read(t -> t.salts().findArtefact(source).isEmpty())).isTrue();
    assertThat(desk.records.<Boolean>read(t -> t.salts().findArtefact(PATH).isPresent())).isTrue();
  }

  @Test
  void theSaltOfAConcernExpires() {
    vote("observation", Samples.CONCERN, "confirm", HERE);
    Target concern = Target.of(TargetType.OBSERVATION, Samples.CONCERN);
    desk.pass(Duration.ofDays(179));
    desk.records.write(t -> t.salts().destroyExpired(desk.instant()));
    assertThat(desk.records.<Boolean>read(t -> t.salts().findArtefact(concern).isPresent()))
        .isTrue();
    desk.pass(Duration.ofDays(1));
    desk.records.write(t -> t.salts().destroyExpired(desk.instant()));
    assertThat(desk.records.<Boolean>read(t -> t.salts().findArtefact(concern).isPresent()))
        .isFalse();
    assertThat(tally(concern)).isEqualTo(Tally.of(1, 0));
  }

  @Test
  void aVoteStaysAndIsAnsweredByAnOppositeOne() {
    SubmissionId id =
        receipt(desk.submit(desk.samples.vote("skill", Samples.SKILL, "confirm"))).id();
    assertThat(desk.intake.cancel(FeedbackType.VALIDATION, id.toString(), "x"))
        .isEqualTo(Outcome.refused(Rejection.of(ErrorCategory.FORBIDDEN)));
    assertThat(desk.intake.cancel(FeedbackType.VALIDATION, Samples.freshId("val_"), "x"))
        .isEqualTo(Outcome.refused(Rejection.of(ErrorCategory.UNAUTHORISED)));
  }

  @Test
  void validationsAndFlagsHaveLimitsOfTheirOwn() {
    desk.close();
    desk =
        Desk.open(
            elsewhere,
            new LimitSettings(Desk.MANY, 3, 1, Desk.MANY, Desk.MANY, Desk.MANY, Desk.MANY));
    receipt(desk.submit(desk.samples.flag(Samples.SKILL)));
    Rejection flags = rejection(desk.submit(desk.samples.flag(Samples.SKILL)));
    assertThat(flags.category()).isEqualTo(ErrorCategory.RATE_LIMIT_EXCEEDED);
    assertThat(flags.retryAfter()).contains(Duration.ofHours(12));
    receipt(desk.submit(desk.samples.vote("skill", Samples.SKILL, "confirm")));
    IntakeAnswer third = desk.submit(desk.samples.vote("path", Samples.PATH, "confirm"));
    assertThat(third.quotas())
        .extracting(Quota::policy, Quota::remaining)
        .contains(org.assertj.core.groups.Tuple.tuple("validations", 0L));
    assertThat(category(desk.submit(desk.samples.vote("path", Samples.PATH, "confirm"))))
        .isEqualTo(ErrorCategory.RATE_LIMIT_EXCEEDED);
    receipt(desk.submit(desk.samples.feedback("Other things still pass.")));
  }

  private void bind(Target target, ClientNetwork origin) {
    var binding =
        new SubmitterBinding(
            SALT, Desk.HASHES.submitter(origin, SALT), Desk.NOON, Optional.empty());
    desk.records.write(
        tables -> {
          tables.salts().bindSubmitter(target, binding);
          return true;
        });
  }
}
