package be.becivic.records.desk;

import be.becivic.records.value.Hash;
import java.time.Duration;
import java.time.Instant;

/**
 * Somebody who was let in.
 *
 * @param print a keyed hash of what they show
 * @param seenAt when they last asked for something, to the minute
 */
public record OpenLogin(Hash print, Instant openedAt, Instant seenAt) {
  static final Duration IDLE = Duration.ofMinutes(30);
  static final Duration LIFE = Duration.ofHours(12);
  private static final Duration NOTED_EVERY = Duration.ofMinutes(1);

  /** Nothing opened before this is still open. */
  public static Instant oldest(Instant now) {
    return now.minus(LIFE);
  }

  /** Nothing last seen before this is still open. */
  public static Instant longestUnseen(Instant now) {
    return now.minus(IDLE);
  }

  public boolean isOver(Instant now) {
    return !openedAt.isAfter(oldest(now)) || !seenAt.isAfter(longestUnseen(now));
  }

  /** Whether it is time to write down that they are still there. */
  public boolean isToBeNoted(Instant now) {
    return Duration.between(seenAt, now).abs().compareTo(NOTED_EVERY) >= 0;
  }
}
