package be.becivic.intake.internal.vote;

import be.becivic.intake.answer.Receipt;
import be.becivic.intake.hash.KeyedHashes;
import be.becivic.intake.internal.reading.Arrival;
import be.becivic.library.artefact.Artefact;
import be.becivic.library.reference.VotedText;
import be.becivic.protocol.feedback.Target;
import be.becivic.protocol.lifecycle.PrefixWidths;
import be.becivic.protocol.submission.Header;
import be.becivic.protocol.submission.Submission;
import be.becivic.protocol.submission.Traversal;
import be.becivic.records.Tables;
import be.becivic.records.review.HeldText;
import be.becivic.records.review.ReviewItem;
import be.becivic.records.review.ReviewKind;
import be.becivic.records.value.Salt;
import be.becivic.records.vote.Validation;
import be.becivic.records.vote.Voter;
import java.time.Duration;
import java.time.Instant;
import java.util.Optional;

/** Casts votes, which count at once (§6.2.3). */
public final class VoteCasting {
  private static final Duration CONCERN_SALT_LIFE = Duration.ofDays(180);

  private final KeyedHashes hashes;
  private final PrefixWidths widths;

  public VoteCasting(KeyedHashes hashes, PrefixWidths widths) {
    this.hashes = hashes;
    this.widths = widths;
  }

  public PreparedVote prepare(UncastVote uncast, VotedText voted) {
    return new PreparedVote(uncast, voted, row(uncast, voted));
  }

  public Receipt.Applied cast(Tables tables, PreparedVote prepared) {
    UncastVote uncast = prepared.uncast();
    Arrival arrival = uncast.parsed().arrival();
    Artefact artefact = prepared.voted().artefact();
    uncast.hold().ifPresent(reason -> hold(tables, uncast, artefact.target(), reason));
    tables.validations().insert(prepared.row().from(voter(tables, arrival, artefact)));
    return new Receipt.Applied(uncast.vote().id(), arrival.at(), false);
  }

  private static Validation row(UncastVote uncast, VotedText voted) {
    Submission.Validation vote = uncast.vote();
    Header header = vote.header();
    boolean isHeld = uncast.hold().isPresent();
    return new Validation(
        vote.id(),
        voted.artefact().target(),
        voted.cohort().key(),
        vote.verdict(),
        vote.flagsInjection(),
        vote.traversal().filter(Traversal::validatesPostHandoff).isPresent(),
        isHeld ? Optional.empty() : vote.rationale(),
        isHeld ? Optional.empty() : vote.injectionReason(),
        vote.traversal()
            .map(tried -> isHeld ? tried.withoutWords() : tried.details())
            .map(Object::toString),
        Optional.empty(),
        uncast.parsed().session(),
        false,
        header.submittingAgent(),
        header.contractVersion(),
        header.submittedAt(),
        uncast.parsed().arrival().at());
  }

  /** The salt is asked for within the write, lest it be destroyed in between. */
  private Voter voter(Tables tables, Arrival arrival, Artefact artefact) {
    Instant now = arrival.at();
    Optional<Instant> expiry =
        artefact.target() instanceof Target.Concern
            ? Optional.of(now.plus(CONCERN_SALT_LIFE))
            : Optional.empty();
    Salt salt = tables.salts().artefact(artefact.scope(), now, expiry, hashes::freshSalt);
    return new Voter(
        hashes.voter(arrival.origin(), salt), hashes.prefix(arrival.origin(), widths, salt));
  }

  private static void hold(Tables tables, UncastVote uncast, Target target, ReviewKind reason) {
    Submission.Validation vote = uncast.vote();
    Instant now = uncast.parsed().arrival().at();
    ReviewItem item =
        tables
            .review()
            .open(
                reason,
                Optional.of(target),
                Optional.of(vote.id()),
                "The words of a vote wait; the vote counts.",
                now);
    tables
        .review()
        .hold(
            new HeldText(
                vote.id(), item.id(), Optional.empty(), VoteWords.of(vote).toString(), now));
  }
}
