package be.becivic.library.lifecycle;

import be.becivic.records.decision.ChainedDecision;
import java.util.List;
import java.util.Optional;

/**
 * Everything there is to say about where an artefact stands.
 *
 * @param underReview the same about a change of the community beside the text of ours
 * @param underWay whether a decision about it is on its way to the corpus
 * @param caveats what a reader should know meanwhile
 * @param history every decision about it, first to last
 */
public record ArtefactLifecycle(
    Assessment now,
    Optional<Assessment> underReview,
    boolean underWay,
    List<String> caveats,
    List<ChainedDecision> history) {
  public ArtefactLifecycle {
    caveats = List.copyOf(caveats);
    history = List.copyOf(history);
  }
}
