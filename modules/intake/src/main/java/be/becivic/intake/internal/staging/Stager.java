package be.becivic.intake.internal.staging;

import be.becivic.intake.hash.KeyedHashes;
import be.becivic.intake.internal.limit.ProposalQueues;
import be.becivic.intake.internal.reading.Parsed;
import be.becivic.records.submission.StagedSubmission;
import be.becivic.records.submission.StagingState;
import be.becivic.records.value.Salt;
import java.time.Duration;
import java.time.Instant;
import java.util.Optional;

/** Lets a submission wait out the window in which it can be cancelled. */
public final class Stager {
  private final KeyedHashes hashes;
  private final Duration window;
  private final ProposalQueues queues;

  public Stager(KeyedHashes hashes, Duration window, ProposalQueues queues) {
    this.hashes = hashes;
    this.window = window;
    this.queues = queues;
  }

  /**
   * Does all it can beforehand, so that the one thread that writes has only writing to do.
   *
   * @param anchor the version it was written against, if it is about something that has one
   */
  public PreparedRow prepare(Parsed parsed, Optional<String> anchor) {
    Salt salt = hashes.freshSalt();
    String token = hashes.cancelToken(parsed.id(), salt);
    StagedSubmission row = row(parsed, anchor, salt, token);
    return new PreparedRow(
        parsed, row, queues.entry(parsed.submission(), parsed.arrival().origin(), row), token);
  }

  public Instant commitEta(Parsed parsed) {
    Instant sent = parsed.submittedAt();
    Instant received = parsed.arrival().at();
    return (sent.isAfter(received) ? sent : received).plus(window);
  }

  private StagedSubmission row(Parsed parsed, Optional<String> anchor, Salt salt, String token) {
    return new StagedSubmission(
        parsed.id(),
        StagingState.STAGED,
        parsed.document().stored(parsed.submission()),
        parsed.submittedAt(),
        parsed.arrival().at(),
        commitEta(parsed),
        KeyedHashes.tokenHash(token),
        salt,
        hashes.submitter(parsed.arrival().origin(), salt),
        anchor,
        Optional.empty(),
        parsed.session());
  }
}
