package be.becivic.diagram;

/** Where a diagram runs to. */
public enum Direction {
  DOWN,
  UP,
  RIGHT,
  LEFT
}
