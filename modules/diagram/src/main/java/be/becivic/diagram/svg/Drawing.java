package be.becivic.diagram.svg;

/** A diagram that is drawn and waits for its title. */
public final class Drawing {
  private final String before;
  private final String after;

  Drawing(String before, String after) {
    this.before = before;
    this.after = after;
  }

  public String titled(String title) {
    return before + new Xml().text(title) + after;
  }
}
