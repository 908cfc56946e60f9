package be.becivic.diagram;

/** The outline of a node. */
public enum NodeShape {
  BOX,
  ROUNDED,
  STADIUM,
  SUBROUTINE,
  STORE,
  CIRCLE,
  DECISION,
  SLANTED
}
