package be.becivic.diagram.svg;

import be.becivic.diagram.layout.PlacedDiagram.Box;

/** Writes the data of an SVG path. */
final class PathData {
  private final StringBuilder data = new StringBuilder();

  PathData move(double x, double y) {
    return add("M", x, y);
  }

  PathData line(double x, double y) {
    return add("L", x, y);
  }

  PathData curve(double overX, double overY, double x, double y) {
    return add("Q", overX, overY, x, y);
  }

  PathData arc(double radiusX, double radiusY, double x, double y) {
    return add("A", radiusX, radiusY, 0, 0, 1, x, y);
  }

  /** An arc that turns the other way. */
  PathData back(double radiusX, double radiusY, double x, double y) {
    return add("A", radiusX, radiusY, 0, 0, 0, x, y);
  }

  PathData close() {
    return add("Z");
  }

  PathData rectangle(Box box, double rounding) {
    double r = Math.min(rounding, Math.min(box.width(), box.height()) / 2);
    double left = box.x();
    double top = box.y();
    double right = left + box.width();
    double bottom = top + box.height();
    return move(left + r, top)
        .line(right - r, top)
        .arc(r, r, right, top + r)
        .line(right, bottom - r)
        .arc(r, r, right - r, bottom)
        .line(left + r, bottom)
        .arc(r, r, left, bottom - r)
        .line(left, top + r)
        .arc(r, r, left + r, top)
        .close();
  }

  @Override
  public String toString() {
    return data.toString();
  }

  private PathData add(String command, double... numbers) {
    data.append(command);
    for (int i = 0; i < numbers.length; i++) {
      data.append(i == 0 ? "" : " ").append(Xml.number(numbers[i]));
    }
    return this;
  }
}
