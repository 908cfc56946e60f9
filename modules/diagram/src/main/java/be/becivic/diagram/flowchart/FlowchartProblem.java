package be.becivic.diagram.flowchart;

/**
 * Something in a flowchart that cannot be drawn.
 *
 * @param line from one
 */
public record FlowchartProblem(int line, String message) {}
