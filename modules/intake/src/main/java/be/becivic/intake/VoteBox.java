package be.becivic.intake;

import be.becivic.library.artefact.Artefact;
import be.becivic.protocol.feedback.TargetType;
import be.becivic.protocol.feedback.Verdict;
import be.becivic.records.Tables;
import be.becivic.records.review.HeldText;
import be.becivic.records.review.ReviewItem;
import be.becivic.records.review.ReviewKind;
import be.becivic.records.value.Hash;
import be.becivic.records.value.Salt;
import be.becivic.records.vote.Validation;
import be.becivic.records.vote.Voter;
import java.time.Duration;
import java.time.Instant;
import java.util.Optional;
import java.util.function.Supplier;

/** Takes votes, which count at once (§6.2.3). */
record VoteBox(KeyedHashes seals, Supplier<Salt> freshSalt) {
  private static final Duration CONCERN_SALT_LIFE = Duration.ofDays(180);

  Entry prepare(Examined vote, Artefact artefact) {
    Submission submission = vote.submission();
    Validation anonymous = row(submission, artefact, vote.hold().isPresent());
    return inserts -> {
      Tables tables = inserts.tables();
      vote.hold().ifPresent(reason -> hold(tables, submission, artefact, reason));
      tables.validations().insert(anonymous.from(voter(tables, submission, artefact)));
      return new Receipt.Applied(submission.id(), submission.receivedAt(), false);
    };
  }

  private Validation row(Submission vote, Artefact artefact, boolean isHeld) {
    return new Validation(
        vote.id(),
        artefact.target(),
        artefact.cohort().key(),
        vote.text("verdict").filter("confirm"::equals).isPresent()
            ? Verdict.CONFIRM
            : Verdict.REJECT,
        vote.flagsInjection(),
        vote.document().path("traversal_metadata").path("validates_post_handoff").asBoolean(false),
        vote.text("rationale").filter(_ -> !isHeld),
        vote.text("injection_reason").filter(_ -> !isHeld),
        VoteWords.traversal(vote, !isHeld),
        Optional.empty(),
        vote.session(),
        false,
        vote.text("submitting_agent").orElseThrow(),
        vote.text("submission_contract_version").orElseThrow(),
        vote.submittedAt(),
        vote.receivedAt());
  }

  /** The salt is asked for within the write, lest it be destroyed in between. */
  private Voter voter(Tables tables, Submission vote, Artefact artefact) {
    Instant now = vote.receivedAt();
    Optional<Instant> expiry =
        artefact.target().type() == TargetType.OBSERVATION
            ? Optional.of(now.plus(CONCERN_SALT_LIFE))
            : Optional.empty();
    Salt salt = tables.salts().artefact(artefact.scope(), now, expiry, freshSalt);
    Hash address = seals.voter(vote.origin(), salt);
    return new Voter(address, address);
  }

  private static void hold(Tables tables, Submission vote, Artefact artefact, ReviewKind reason) {
    ReviewItem item =
        tables
            .review()
            .open(
                reason,
                Optional.of(artefact.target()),
                Optional.of(vote.id()),
                "The words of a vote wait; the vote counts.",
                vote.receivedAt());
    tables
        .review()
        .hold(
            new HeldText(
                vote.id(),
                item.id(),
                Optional.empty(),
                VoteWords.of(vote).toString(),
                vote.receivedAt()));
  }
}
