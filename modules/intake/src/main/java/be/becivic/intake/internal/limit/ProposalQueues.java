package be.becivic.intake.internal.limit;

import be.becivic.intake.hash.ClientNetwork;
import be.becivic.intake.hash.KeyedHashes;
import be.becivic.intake.setup.NetworkSettings;
import be.becivic.library.Library;
import be.becivic.protocol.error.ErrorCategory;
import be.becivic.protocol.error.Rejection;
import be.becivic.protocol.feedback.Target;
import be.becivic.protocol.submission.Submission;
import be.becivic.records.Tables;
import be.becivic.records.submission.NetworkMark;
import be.becivic.records.submission.QueuedSubmission;
import be.becivic.records.submission.StagedSubmission;
import be.becivic.records.value.Hash;
import be.becivic.records.value.Salt;
import java.time.Duration;
import java.util.Collections;
import java.util.List;
import java.util.Optional;

/**
 * Keeps one network prefix from filling the lines that proposals stand in: of each artefact one of
 * its changes waits at most, and so many of its proposals before a maintainer.
 */
public final class ProposalQueues {
  private static final Duration ASK_AGAIN = Duration.ofDays(1);
  private static final String WAITS =
      "A change of this from your network waits for its turn already. Cancel it with its token, or"
          + " wait until it is settled.";
  private static final String TOO_MANY =
      "As many proposals of your network wait for a maintainer as may. Cancel one with its token,"
          + " or wait until some are decided.";

  private final Library library;
  private final KeyedHashes hashes;
  private final NetworkSettings networks;

  public ProposalQueues(Library library, KeyedHashes hashes, NetworkSettings networks) {
    this.library = library;
    this.hashes = hashes;
    this.networks = networks;
  }

  /** What has to be remembered of a proposal while it stands in a line. */
  public Optional<QueuedSubmission> entry(
      Submission submission, ClientNetwork origin, StagedSubmission row) {
    return artefact(submission)
        .map(
            target ->
                new QueuedSubmission(
                    row.id(),
                    target,
                    Optional.of(new NetworkMark(row.salt(), mark(origin, row.salt()))),
                    Optional.empty()));
  }

  /** Why a proposal finds no place, if it finds none. */
  public Optional<Rejection> refuse(Tables tables, Submission submission, ClientNetwork origin) {
    return refuse(tables, submission, origin, List.of());
  }

  /**
   * The same where others of the same request were not written, but would have been.
   *
   * @param before what they would change
   */
  public Optional<Rejection> refuse(
      Tables tables, Submission submission, ClientNetwork origin, List<Target> before) {
    if (artefact(submission).isEmpty()) {
      return Optional.empty();
    }
    return submission
        .findChanged()
        .filter(
            target ->
                countWaiting(tables, target, origin, Collections.frequency(before, target))
                    >= networks.shared().factorFor(origin))
        .map(_ -> full("/target_id", WAITS))
        .or(
            () ->
                Optional.of(full(pointer(submission), TOO_MANY))
                    .filter(
                        _ ->
                            countBeforeMaintainer(tables, origin)
                                >= (long) networks.beforeMaintainer()
                                    * networks.shared().factorFor(origin)));
  }

  private static Optional<Target> artefact(Submission submission) {
    return submission instanceof Submission.Draft
        ? submission.findTarget()
        : submission.findChanged();
  }

  private static String pointer(Submission submission) {
    return submission instanceof Submission.Draft ? "/proposed_id" : "/target_id";
  }

  /** The first in line does not wait, unless a change is under review already. */
  private long countWaiting(Tables tables, Target target, ClientNetwork origin, int before) {
    List<QueuedSubmission> line = tables.queue().listLine(target);
    if (line.isEmpty() && before == 0) {
      return 0;
    }
    int first = library.hasChange(tables, target) ? 0 : 1;
    return line.stream().skip(first).filter(each -> isFrom(each, origin)).count()
        + before
        - (line.isEmpty() ? first : 0);
  }

  private long countBeforeMaintainer(Tables tables, ClientNetwork origin) {
    return tables.queue().listBeforeMaintainer().stream()
        .filter(each -> isFrom(each, origin))
        .count();
  }

  private boolean isFrom(QueuedSubmission queued, ClientNetwork origin) {
    return queued
        .network()
        .filter(mark -> mark(origin, mark.salt()).equals(mark.prefix()))
        .isPresent();
  }

  private Hash mark(ClientNetwork origin, Salt salt) {
    return hashes.proposerPrefix(origin, networks.prefixes(), salt);
  }

  private static Rejection full(String pointer, String hint) {
    return Rejection.retryLater(ErrorCategory.RATE_LIMIT_EXCEEDED, ASK_AGAIN)
        .pointing(pointer, hint);
  }
}
