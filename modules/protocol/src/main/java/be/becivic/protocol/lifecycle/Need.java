package be.becivic.protocol.lifecycle;

import java.math.BigDecimal;
import java.time.Duration;

/** One thing that stands between an artefact and its next status. */
public sealed interface Need {

  /** Too few addresses confirmed. */
  record MoreConfirms(int have, int want) implements Need {}

  /** Too many addresses reject. */
  record FewerRejects(int have, int allowed) implements Need {}

  /** Too few addresses voted. */
  record MoreDistinct(int have, int want) implements Need {}

  /** Too small a share of the votes confirms. */
  record HigherRate(int confirms, int votes, BigDecimal above) implements Need {}

  /** The cohort is too young. */
  record MoreTime(Duration remaining) implements Need {}

  /** The need in plain English, to stand in a list or on its own. */
  default String sentence() {
    return switch (this) {
      case MoreConfirms(int have, int want) -> more(want - have, "confirmation");
      case FewerRejects(int have, int allowed) ->
          (allowed == 0 ? "no rejections" : "at most " + plural(allowed, "rejection"))
              + " (now "
              + have
              + ")";
      case MoreDistinct(int have, int want) -> "votes from " + more(want - have, "network");
      case HigherRate(int confirms, int votes, BigDecimal above) ->
          "more than %s %% confirmations (now %s)"
              .formatted(percent(above), share(confirms, votes));
      case MoreTime(Duration remaining) -> span(remaining) + " to go";
    };
  }

  private static String more(int count, String noun) {
    return count + " more " + (count == 1 ? noun : noun + "s");
  }

  private static String plural(int count, String noun) {
    return count + " " + (count == 1 ? noun : noun + "s");
  }

  private static String percent(BigDecimal rate) {
    return rate.movePointRight(2).stripTrailingZeros().toPlainString();
  }

  /** Rounded down, so that a share that falls short never looks as if it did not. */
  private static String share(int confirms, int votes) {
    return votes == 0 ? "no votes" : confirms * 100L / votes + " %";
  }

  /** Rounded up, so that nothing is promised too early. */
  private static String span(Duration remaining) {
    long minutes = remaining.plusSeconds(59).plusNanos(999_999_999).toMinutes();
    if (minutes < 60) {
      return minutes + " min";
    }
    long hours = Math.ceilDiv(minutes, 60);
    return hours <= 72 ? hours + " h" : Math.ceilDiv(hours, 24) + " d";
  }
}
