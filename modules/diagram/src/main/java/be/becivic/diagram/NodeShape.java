package be.becivic.diagram;

import java.util.Locale;

/** The outline of a node. */
public enum NodeShape {
  BOX,
  ROUNDED,
  STADIUM,
  SUBROUTINE,
  STORE,
  CIRCLE,
  DECISION,
  SLANTED;

  public String cssName() {
    return name().toLowerCase(Locale.ROOT);
  }
}
