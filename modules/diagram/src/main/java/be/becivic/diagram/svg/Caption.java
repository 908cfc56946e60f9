package be.becivic.diagram.svg;

import be.becivic.diagram.Diagram;

/**
 * What a diagram is called and what it shows, for those who do not see it.
 *
 * @param description may be long
 */
public record Caption(String title, String description) {

  /** Tells every step in words. */
  public static Caption of(String title, Diagram diagram) {
    return new Caption(title, DiagramText.of(diagram));
  }
}
