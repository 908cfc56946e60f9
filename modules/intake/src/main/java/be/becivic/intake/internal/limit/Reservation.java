package be.becivic.intake.internal.limit;

import be.becivic.intake.answer.Quota;
import be.becivic.protocol.error.Rejection;
import be.becivic.protocol.submission.Submission;
import be.becivic.records.Counters;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;

/**
 * Parts of limits, counted before they are used so that nobody else can use them at the same time.
 * What is not used goes back.
 */
public final class Reservation {

  /**
   * A limit on some submissions.
   *
   * @param isOwn whether it is the address's own, or everyone's
   */
  record Part(LimitMeter meter, Predicate<Submission> covers, boolean isOwn) {}

  /** What of a limit is set aside. */
  private static final class Hold {
    final Part part;
    final int reserved;
    final long used;
    int taken;

    Hold(Part part, int reserved, long used) {
      this.part = part;
      this.reserved = reserved;
      this.used = used;
    }

    boolean isExhausted() {
      return used - reserved + taken >= part.meter.limit();
    }
  }

  private final Counters counters;
  private final Instant now;
  private final int submissions;
  private final List<Hold> holds;

  private Reservation(Counters counters, Instant now, int submissions, List<Hold> holds) {
    this.counters = counters;
    this.now = now;
    this.submissions = submissions;
    this.holds = holds;
  }

  static Reservation of(
      Counters counters, Instant now, List<Submission> submissions, List<Part> parts) {
    var concerned = new ArrayList<Part>(parts.size());
    var additions = new ArrayList<Counters.Addition>(parts.size());
    for (Part part : parts) {
      int covered = 0;
      for (Submission submission : submissions) {
        covered += part.covers.test(submission) ? 1 : 0;
      }
      if (covered > 0) {
        concerned.add(part);
        additions.add(part.meter.addition(now, covered));
      }
    }
    List<Long> used = counters.addAll(additions);
    var holds = new ArrayList<Hold>(concerned.size());
    for (int i = 0; i < concerned.size(); i++) {
      holds.add(new Hold(concerned.get(i), additions.get(i).amount(), used.get(i)));
    }
    return new Reservation(counters, now, submissions.size(), holds);
  }

  /** Uses up a submission's part, unless there is none left. */
  public Optional<Rejection> take(Submission submission) {
    for (Hold hold : holds) {
      if (hold.part.covers.test(submission) && hold.isExhausted()) {
        return Optional.of(Limits.tooMany(hold.part.meter, counters, now));
      }
    }
    for (Hold hold : holds) {
      hold.taken += hold.part.covers.test(submission) ? 1 : 0;
    }
    return Optional.empty();
  }

  /** Why nothing at all of the address can be taken any more. */
  public Optional<Rejection> refusal() {
    return holds.stream()
        .filter(hold -> hold.part.isOwn && hold.reserved == submissions && hold.isExhausted())
        .findFirst()
        .map(hold -> Limits.tooMany(hold.part.meter, counters, now));
  }

  /** Gives back what was not used, and tells what is left. */
  public List<Quota> settle() {
    var quotas = new ArrayList<Quota>(holds.size());
    for (Hold hold : holds) {
      int unused = hold.reserved - hold.taken;
      long used = unused == 0 ? hold.used : hold.part.meter.add(counters, now, -unused);
      if (hold.part.isOwn) {
        quotas.add(hold.part.meter.quota(used, now));
      }
    }
    return List.copyOf(quotas);
  }
}
