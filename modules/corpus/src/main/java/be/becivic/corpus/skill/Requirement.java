package be.becivic.corpus.skill;

import java.util.List;
import java.util.Map;

/**
 * An entry of {@code requires} or {@code requires_paths}.
 *
 * @param id the skill or path that is needed, as written
 * @param selectsOn the cases in which it is needed; always, when empty
 */
public record Requirement(String id, Map<String, List<String>> selectsOn) {
  public Requirement {
    selectsOn = Map.copyOf(selectsOn);
  }
}
