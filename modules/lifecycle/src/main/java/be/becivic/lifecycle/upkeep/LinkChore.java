package be.becivic.lifecycle.upkeep;

import be.becivic.lifecycle.upkeep.links.LinkCheck;
import be.becivic.records.model.LinkState;
import java.util.Map;
import java.util.stream.Collectors;

/** Tries the links of references, each about once a month. */
public final class LinkChore {
  private LinkChore() {}

  public static Chore of(LinkCheck check) {
    return Chore.of(() -> report(check.run()));
  }

  private static Report report(Map<LinkState, Integer> counts) {
    return Report.fine(
        counts.isEmpty()
            ? "No link is due."
            : counts.entrySet().stream()
                .map(each -> each.getValue() + " " + each.getKey().wireName())
                .collect(Collectors.joining(", ", "", ".")));
  }
}
