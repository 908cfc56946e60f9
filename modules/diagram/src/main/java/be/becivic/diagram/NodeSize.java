package be.becivic.diagram;

/** How large a shape must be for its label. */
final class NodeSize {
  private static final double SIDE = 14;
  private static final double TOP = 10;

  /** How far the pointed or slanted sides of a shape reach in. */
  static final double POINT = 16;

  private static final double NARROWEST = 56;

  private NodeSize() {}

  static double width(Shape shape, Label label) {
    double width = Math.max(NARROWEST, label.width() + 2 * SIDE);
    return Math.ceil(
        switch (shape) {
          case BOX, ROUNDED, STORE -> width;
          case SUBROUTINE -> width + SIDE;
          case STADIUM, SLANTED, DECISION -> width + POINT;
          case CIRCLE -> diameter(label);
        });
  }

  static double height(Shape shape, Label label) {
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
