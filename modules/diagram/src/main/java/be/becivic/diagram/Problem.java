package be.becivic.diagram;

/**
 * Something in a flowchart that cannot be drawn.
 *
 * @param line from one
 */
public record Problem(int line, String message) {}
