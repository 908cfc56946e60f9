package be.becivic.diagram.svg;

/**
 * Writes the data of an SVG path: where a line begins, and from there each point as the way from
 * the one before, which takes fewer characters. Counts in tenths, so that roundings do not add up.
 */
final class PathData {
  private final StringBuilder data = new StringBuilder();
  private long startX;
  private long startY;
  private long x;
  private long y;

  PathData move(double toX, double toY) {
    startX = Xml.tenths(toX);
    startY = Xml.tenths(toY);
    x = startX;
    y = startY;
    return add('M', x, y);
  }

  PathData line(double toX, double toY) {
    long wayX = Xml.tenths(toX) - x;
    long wayY = Xml.tenths(toY) - y;
    if (wayY == 0) {
      add('h', wayX);
    } else if (wayX == 0) {
      add('v', wayY);
    } else {
      add('l', wayX, wayY);
    }
    return goBy(wayX, wayY);
  }

  PathData curve(double overX, double overY, double toX, double toY) {
    long wayX = Xml.tenths(toX) - x;
    long wayY = Xml.tenths(toY) - y;
    add('q', Xml.tenths(overX) - x, Xml.tenths(overY) - y, wayX, wayY);
    return goBy(wayX, wayY);
  }

  PathData arc(double radiusX, double radiusY, double toX, double toY) {
    return arc(radiusX, radiusY, Xml.tenths(1), toX, toY);
  }

  /** An arc that turns the other way. */
  PathData back(double radiusX, double radiusY, double toX, double toY) {
    return arc(radiusX, radiusY, 0, toX, toY);
  }

  PathData close() {
    x = startX;
    y = startY;
    return add('z');
  }

  boolean isEmpty() {
    return data.isEmpty();
  }

  @Override
  public String toString() {
    return data.toString();
  }

  private PathData arc(double radiusX, double radiusY, long turn, double toX, double toY) {
    long wayX = Xml.tenths(toX) - x;
    long wayY = Xml.tenths(toY) - y;
    add('a', Xml.tenths(radiusX), Xml.tenths(radiusY), 0, 0, turn, wayX, wayY);
    return goBy(wayX, wayY);
  }

  private PathData goBy(long wayX, long wayY) {
    x += wayX;
    y += wayY;
    return this;
  }

  /** A sign separates numbers as well as a space does. */
  private PathData add(char command, long... tenths) {
    data.append(command);
    for (int i = 0; i < tenths.length; i++) {
      data.append(i == 0 || tenths[i] < 0 ? "" : " ").append(Xml.number(tenths[i]));
    }
    return this;
  }
}
