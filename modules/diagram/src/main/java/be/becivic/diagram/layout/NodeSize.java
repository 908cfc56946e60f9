package be.becivic.diagram.layout;

import be.becivic.diagram.NodeShape;

/** How large a shape must be for its label. */
public final class NodeSize {
  private static final double SIDE = 14;
  private static final double TOP = 10;

  /** How far the pointed or slanted sides of a shape reach in. */
  public static final double POINT = 16;

  private static final double NARROWEST = 56;

  private NodeSize() {}

  static double width(NodeShape shape, Label label) {
    double width = Math.max(NARROWEST, label.width() + 2 * SIDE);
    return Math.ceil(
        switch (shape) {
          case BOX, ROUNDED, STORE -> width;
          case SUBROUTINE -> width + SIDE;
          case STADIUM, SLANTED, DECISION -> width + POINT;
          case CIRCLE -> diameter(label);
        });
  }

  static double height(NodeShape shape, Label label) {
    double height = label.height() + 2 * TOP;
    return Math.ceil(
        switch (shape) {
          case BOX, ROUNDED, SUBROUTINE, STADIUM, SLANTED -> height;
          case STORE -> height + TOP;
          case DECISION -> height + TOP / 2;
          case CIRCLE -> diameter(label);
        });
  }

  private static double diameter(Label label) {
    return Math.max(NARROWEST, Math.hypot(label.width(), label.height()) + TOP);
  }
}
