package be.becivic.protocol.screen;

/**
 * A place in a text that addresses agents.
 *
 * @param start where it begins, in characters of the text as sent
 * @param end where it ends
 * @param reason the rule that fired and the words or signs that made it fire, as they were read
 */
public record ScreenFinding(ScreenKind kind, int start, int end, String reason) {

  /** Leaves the words out, so that they cannot reach a log. */
  @Override
  public String toString() {
    return "ScreenFinding[%s, %d, %d]".formatted(kind.wireName(), start, end);
  }
}
