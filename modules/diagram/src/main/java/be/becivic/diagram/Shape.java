package be.becivic.diagram;

import java.util.Locale;

/** The outline of a node. */
public enum Shape {
  BOX,
  ROUNDED,
  STADIUM,
  SUBROUTINE,
  STORE,
  CIRCLE,
  DECISION,
  SLANTED;

  String cssName() {
    return name().toLowerCase(Locale.ROOT);
  }
}
