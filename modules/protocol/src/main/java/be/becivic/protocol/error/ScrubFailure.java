package be.becivic.protocol.error;

import be.becivic.protocol.text.WireNamed;
import java.util.List;

/**
 * What makes research notes, or the artefact they came with, unfit to publish (§6.2.3).
 *
 * @param category what kind of thing was found first
 * @param remediation what the submitter should do about it
 */
public record ScrubFailure(Category category, List<Match> matches, Remediation remediation) {

  public ScrubFailure {
    matches = List.copyOf(matches);
  }

  /**
   * One detector that fired.
   *
   * @param contextSnippet the shape of the text around, in which no letter or digit survives
   */
  public record Match(String detector, String contextSnippet) {}

  /** What can be found. */
  public enum Category implements WireNamed {
    IDENTITY,
    DOCUMENT_NUMBER,
    BIOMETRIC,
    ADDRESS,
    OTHER
  }

  /** What can be done. */
  public enum Remediation implements WireNamed {
    REWRITE_RESEARCH_NOTES,
    REWRITE_CANONICAL,
    ABANDON_SUBMISSION
  }
}
