package be.becivic.upkeep.links;

import java.time.Duration;

/**
 * How politely links are tried.
 *
 * @param mostPerRun how many at most in one run; the next run goes on where this one stopped
 * @param every how long a link that was tried is left alone
 * @param hostPause the least time between two requests to one host
 * @param timeout how long a host may take to answer
 */
public record LinkSettings(int mostPerRun, Duration every, Duration hostPause, Duration timeout) {
  public static final LinkSettings DEFAULTS =
      new LinkSettings(200, Duration.ofDays(30), Duration.ofSeconds(5), Duration.ofSeconds(20));
}
