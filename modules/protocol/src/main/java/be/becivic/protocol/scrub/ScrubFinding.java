package be.becivic.protocol.scrub;

/**
 * A rule fired. Neither what it found nor any name the submitter chose is in here.
 *
 * @param pointer JSON pointer to the offending value, or to its nearest nameable ancestor
 */
public record ScrubFinding(String rule, Strength strength, String category, String pointer) {
  public boolean isStrong() {
    return strength == Strength.STRONG;
  }
}
