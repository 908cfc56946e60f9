package be.becivic.corpus.data;

import java.util.List;

/**
 * Communes that were sought.
 *
 * @param communes best first
 * @param areNear whether none has the name, and these have one that is written or sounds like it
 */
public record CommuneFinds(List<Commune> communes, boolean areNear) {
  public CommuneFinds {
    communes = List.copyOf(communes);
  }
}
