package be.becivic.diagram.flowchart;

/** Why a statement cannot be read; it never leaves the parser. */
final class FlowchartException extends Exception {
  FlowchartException(String message) {
    super(message, null, false, false);
  }
}
