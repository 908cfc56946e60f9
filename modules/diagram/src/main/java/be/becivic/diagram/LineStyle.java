package be.becivic.diagram;

/** How an edge is drawn. */
public enum LineStyle {
  SOLID,
  DOTTED,
  THICK,
  /** Keeps its nodes apart and is not seen. */
  HIDDEN
}
