package be.becivic.intake;

import be.becivic.protocol.error.Rejection;
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
final class Reservation {

  /** A part of one limit. */
  private static final class Hold {
    final Meter meter;
    final Predicate<Submission> covers;
    final boolean isOwn;
    final int reserved;
    final long used;
    int taken;

    Hold(Meter meter, Predicate<Submission> covers, boolean isOwn, int reserved, long used) {
      this.meter = meter;
      this.covers = covers;
      this.isOwn = isOwn;
      this.reserved = reserved;
      this.used = used;
    }

    boolean isExhausted() {
      return used - reserved + taken >= meter.limit();
    }
  }

  private final Counters counters;
  private final Instant now;
  private final List<Submission> submissions;
  private final List<Hold> holds = new ArrayList<>(5);

  Reservation(Counters counters, Instant now, List<Submission> submissions) {
    this.counters = counters;
    this.now = now;
    this.submissions = submissions;
  }

  void hold(Meter meter, Predicate<Submission> covers) {
    hold(meter, covers, true);
  }

  void holdForEveryone(Meter meter) {
    hold(meter, _ -> true, false);
  }

  private void hold(Meter meter, Predicate<Submission> covers, boolean isOwn) {
    int reserved = (int) submissions.stream().filter(covers).count();
    if (reserved > 0) {
      holds.add(new Hold(meter, covers, isOwn, reserved, meter.add(counters, now, reserved)));
    }
  }

  /** Uses up a submission's part, unless there is none left. */
  Optional<Rejection> take(Submission submission) {
    List<Hold> concerned = holds.stream().filter(hold -> hold.covers.test(submission)).toList();
    Optional<Hold> exhausted = concerned.stream().filter(Hold::isExhausted).findFirst();
    if (exhausted.isEmpty()) {
      concerned.forEach(hold -> hold.taken++);
    }
    return exhausted.map(hold -> Limits.tooMany(hold.meter, counters, now));
  }

  /** Why nothing at all of the address can be taken any more. */
  Optional<Rejection> refusal() {
    return holds.stream()
        .filter(hold -> hold.isOwn && hold.reserved == submissions.size() && hold.isExhausted())
        .findFirst()
        .map(hold -> Limits.tooMany(hold.meter, counters, now));
  }

  /** Gives back what was not used, and tells what is left. */
  List<Quota> settle() {
    var quotas = new ArrayList<Quota>(holds.size());
    for (Hold hold : holds) {
      int unused = hold.reserved - hold.taken;
      long used = unused == 0 ? hold.used : hold.meter.add(counters, now, -unused);
      if (hold.isOwn) {
        quotas.add(Quota.of(hold.meter, used, now));
      }
    }
    return List.copyOf(quotas);
  }
}
