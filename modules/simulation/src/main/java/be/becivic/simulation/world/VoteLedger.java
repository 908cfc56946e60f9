package be.becivic.simulation.world;

import be.becivic.protocol.feedback.Target;
import be.becivic.protocol.feedback.Verdict;
import be.becivic.protocol.lifecycle.PrefixWidths;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;

/**
 * Who ever confirmed what, kept apart from the server's own counts, so that a promotion can be held
 * against the votes that were really handed in.
 */
final class VoteLedger {
  private final PrefixWidths widths;
  private final Map<Key, Set<String>> confirming = new HashMap<>();

  private record Key(Target target, String content) {}

  VoteLedger(PrefixWidths widths) {
    this.widths = widths;
  }

  void note(Target target, SeenText text, Verdict verdict, NetworkAddress from) {
    if (verdict == Verdict.CONFIRM) {
      confirming
          .computeIfAbsent(new Key(target, text.content()), _ -> new HashSet<>())
          .add(from.prefix(widths));
    }
  }

  /** How many prefixes have confirmed a text, at the most. */
  int countConfirming(Target target, String content) {
    return confirming.getOrDefault(new Key(target, content), Set.of()).size();
  }
}
