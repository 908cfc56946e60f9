package be.becivic.upkeep;

import be.becivic.records.catalogue.LinkState;
import be.becivic.upkeep.links.LinkChecker;
import java.util.Map;
import java.util.stream.Collectors;

/** Tries the links of references, each about once a month. */
public final class LinkChore {
  private LinkChore() {}

  public static Chore of(LinkChecker check) {
    return Chore.of(() -> report(check.run()));
  }

  private static ChoreReport report(Map<LinkState, Integer> counts) {
    return ChoreReport.fine(
        counts.isEmpty()
            ? "No link is due."
            : counts.entrySet().stream()
                .map(each -> each.getValue() + " " + each.getKey().wireName())
                .collect(Collectors.joining(", ", "", ".")));
  }
}
