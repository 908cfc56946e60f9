package be.becivic.snapshot;

import be.becivic.corpus.data.SnapshotLines;
import be.becivic.protocol.scrub.Scrubber;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Consumer;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/**
 * Empties what people wrote where it looks like an identifier to the rules of today. It passed
 * those of its own day; one such row must not keep all the others from being saved.
 */
public final class WithheldTexts implements Consumer<ObjectNode> {
  private final Scrubber numbers;
  private final List<String> rows = new ArrayList<>();

  public WithheldTexts(Scrubber scrubber) {
    this.numbers = scrubber.only(rule -> rule.isStrong() && !rule.contactPoint());
  }

  /** The rows that were emptied, each with the rules that fired. */
  public List<String> rows() {
    return List.copyOf(rows);
  }

  @Override
  public void accept(ObjectNode row) {
    TreeSet<String> fired = new TreeSet<>();
    for (Map.Entry<String, JsonNode> member : List.copyOf(row.properties())) {
      if (SnapshotLines.isSubmitted(member.getKey()) && fires(member.getValue(), fired)) {
        row.putNull(member.getKey());
      }
    }
    if (!fired.isEmpty()) {
      rows.add(row.path("uid").asString("?") + " (" + String.join(", ", fired) + ")");
    }
  }

  private boolean fires(JsonNode value, Set<String> fired) {
    List<String> hits =
        SnapshotLines.textsIn(value).stream()
            .flatMap(text -> numbers.scan(text).stream())
            .map(finding -> finding.rule())
            .toList();
    fired.addAll(hits);
    return !hits.isEmpty();
  }
}
