package be.becivic.diagram;

import java.util.Locale;

/** How an edge is drawn. */
public enum Line {
  SOLID,
  DOTTED,
  THICK,
  /** Keeps its nodes apart and is not seen. */
  HIDDEN;

  String cssName() {
    return name().toLowerCase(Locale.ROOT);
  }
}
