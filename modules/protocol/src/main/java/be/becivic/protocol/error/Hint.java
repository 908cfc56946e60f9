package be.becivic.protocol.error;

import java.util.List;

/**
 * What would make a refused request pass.
 *
 * @param sentence fixed words of ours, never anything that was sent
 * @param choices what to choose from, where there is a choice
 */
public record Hint(String sentence, List<String> choices) {
  public Hint {
    choices = List.copyOf(choices);
  }

  public static Hint of(String sentence) {
    return new Hint(sentence, List.of());
  }
}
