package be.becivic.library.lifecycle;

import be.becivic.protocol.lifecycle.LifecycleVerdict;
import be.becivic.protocol.lifecycle.Need;
import be.becivic.protocol.lifecycle.Status;
import java.util.List;
import java.util.stream.Collectors;

/** Decisions and needs in plain English. */
public final class LifecycleWords {
  private LifecycleWords() {}

  /** What the next look at an artefact leads to. */
  public static String would(Assessment now) {
    return switch (now.decision()) {
      case LifecycleVerdict.Promote(Status to) -> "It moves to " + to.wireName() + ".";
      case LifecycleVerdict.RollBack _ -> "Rejections outweigh it: " + fallback(now.fallback());
      case LifecycleVerdict.GiveWay _ ->
          "Nobody confirms it, and another change waits: " + fallback(now.fallback());
      case LifecycleVerdict.Quarantine _ ->
          "Someone flagged an injection: " + fallback(now.fallback());
      case LifecycleVerdict.Hold(Status next, List<Need> needs) ->
          "It stays until it may move to " + next.wireName() + ": " + progress(needs) + ".";
      case LifecycleVerdict.Settled(Status status) ->
          "Votes do not move what is " + status.wireName() + ".";
    };
  }

  /** How far an artefact is from its next status, such as "2 of 3 confirmations, 17 h to go". */
  public static String progress(List<Need> needs) {
    return needs.stream()
        .filter(need -> !isImplied(need, needs))
        .map(LifecycleWords::progress)
        .collect(Collectors.joining(", "));
  }

  /** Every confirmation that is missing brings a network along. */
  private static boolean isImplied(Need need, List<Need> needs) {
    return need instanceof Need.MoreDistinct(int networks, int wanted)
        && needs.stream()
            .anyMatch(
                other ->
                    other instanceof Need.MoreConfirms(int have, int want)
                        && want - have >= wanted - networks);
  }

  static String progress(Need need) {
    return switch (need) {
      case Need.MoreConfirms(int have, int want) -> have + " of " + want + " confirmations";
      case Need.MoreDistinct(int have, int want) -> have + " of " + want + " networks";
      case Need.FewerRejects _, Need.HigherRate _, Need.MoreTime _ -> need.sentence();
    };
  }

  private static String fallback(Status fallback) {
    return fallback == Status.QUARANTINED
        ? "it is quarantined, as there is no earlier text to put back."
        : "the text before it is put back.";
  }
}
