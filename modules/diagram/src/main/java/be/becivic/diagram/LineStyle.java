package be.becivic.diagram;

import java.util.Locale;

/** How an edge is drawn. */
public enum LineStyle {
  SOLID,
  DOTTED,
  THICK,
  /** Keeps its nodes apart and is not seen. */
  HIDDEN;

  public String cssName() {
    return name().toLowerCase(Locale.ROOT);
  }
}
