package be.becivic.snapshot;

import be.becivic.records.content.ProposalState;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import tools.jackson.databind.node.ObjectNode;

/** What amendments and drafts have in common. */
final class ProposalColumns {
  /** What was turned down before it was shown to anyone keeps its place, not its text. */
  private static final Set<ProposalState> SHOWN =
      Set.of(ProposalState.PENDING, ProposalState.MERGED, ProposalState.ROLLED_BACK);

  private ProposalColumns() {}

  static void write(
      ObjectNode row,
      ProposalState state,
      Instant committedAt,
      Optional<Instant> settledAt,
      String payload,
      List<String> published) {
    row.put("state", state.wireName())
        .put("committed_at", committedAt.toString())
        .put("settled_at", settledAt.map(Instant::toString).orElse(null));
    if (SHOWN.contains(state)) {
      PublishedPayload.write(row, payload, published);
    }
  }
}
