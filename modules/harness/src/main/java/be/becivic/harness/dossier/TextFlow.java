package be.becivic.harness.dossier;

import java.io.IOException;
import java.text.Normalizer;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.pdmodel.PDPage;
import org.apache.pdfbox.pdmodel.PDPageContentStream;
import org.apache.pdfbox.pdmodel.common.PDRectangle;
import org.apache.pdfbox.pdmodel.font.PDFont;
import org.apache.pdfbox.pdmodel.graphics.state.RenderingMode;

/** Writes text down a page of A4, and goes on to the next when one is full. */
final class TextFlow implements AutoCloseable {
  /** How heavy letters are. */
  enum Weight {
    PLAIN,
    BOLD
  }

  private static final float MARGIN = 62;
  private static final float LEADING = 1.4f;
  private static final float BOX = 10;
  private static final float OUTLINE = 0.035f;

  private final PDDocument document;
  private final PDFont font;
  private PDPageContentStream page;
  private float y;

  TextFlow(PDDocument document, PDFont font) throws IOException {
    this.document = document;
    this.font = font;
    this.page = newPage();
  }

  void text(String text, Weight weight, float size) throws IOException {
    text(text, weight, size, MARGIN);
  }

  void space(float points) {
    y -= points;
  }

  /** A title by itself, in the upper half of a page. */
  void lower(float points) {
    y = PDRectangle.A4.getHeight() - points;
  }

  /** A line to write on by hand, with what belongs there. */
  void blank(String label) throws IOException {
    need(50);
    y -= 30;
    page.moveTo(MARGIN, y);
    page.lineTo(PDRectangle.A4.getWidth() - MARGIN, y);
    page.stroke();
    text(label, Weight.PLAIN, 9, MARGIN);
  }

  /** A line of the checklist: a box, ticked or not, and what it stands for. */
  void item(boolean ticked, String title, String state) throws IOException {
    need(40);
    float top = y - 4;
    page.addRect(MARGIN, top - BOX, BOX, BOX);
    page.stroke();
    if (ticked) {
      page.moveTo(MARGIN + 2, top - 5);
      page.lineTo(MARGIN + 4, top - 8);
      page.lineTo(MARGIN + 9, top - 1);
      page.stroke();
    }
    text(title, Weight.BOLD, 11, MARGIN + 20);
    text(state, Weight.PLAIN, 10, MARGIN + 20);
    y -= 7;
  }

  private void text(String text, Weight weight, float size, float left) throws IOException {
    float width = PDRectangle.A4.getWidth() - MARGIN - left;
    var line = new StringBuilder();
    for (String word : broken(printable(text), size, width).split(" ")) {
      String longer = line.isEmpty() ? word : line + " " + word;
      if (!line.isEmpty() && font.getStringWidth(longer) / 1000 * size > width) {
        line(line.toString(), weight, size, left);
        line.setLength(0);
        line.append(word);
      } else {
        line.setLength(0);
        line.append(longer);
      }
    }
    line(line.toString(), weight, size, left);
  }

  /** Words that are wider than the line, cut into pieces that are not. */
  private String broken(String text, float size, float width) throws IOException {
    var broken = new StringBuilder();
    float wide = 0;
    for (int i = 0; i < text.length(); i++) {
      char letter = text.charAt(i);
      wide = letter == ' ' ? 0 : wide + font.getStringWidth(String.valueOf(letter)) / 1000 * size;
      if (wide > width) {
        broken.append(' ');
        wide = 0;
      }
      broken.append(letter);
    }
    return broken.toString();
  }

  private void line(String text, Weight weight, float size, float left) throws IOException {
    need(size * LEADING);
    y -= size * LEADING;
    page.beginText();
    page.setFont(font, size);
    // One font is embedded; its letters are made heavier by drawing their outlines too.
    page.setRenderingMode(weight == Weight.BOLD ? RenderingMode.FILL_STROKE : RenderingMode.FILL);
    page.setLineWidth(size * OUTLINE);
    page.newLineAtOffset(left, y);
    page.showText(text);
    page.endText();
    page.setLineWidth(1);
  }

  private void need(float height) throws IOException {
    if (y - height < MARGIN) {
      page.close();
      page = newPage();
    }
  }

  private PDPageContentStream newPage() throws IOException {
    var sheet = new PDPage(PDRectangle.A4);
    document.addPage(sheet);
    y = PDRectangle.A4.getHeight() - MARGIN;
    return new PDPageContentStream(document, sheet);
  }

  /** The text with a plain letter for every one the font lacks. */
  private String printable(String text) throws IOException {
    var printable = new StringBuilder();
    for (int point : text.replaceAll("[\\s\\p{Cntrl}]+", " ").strip().codePoints().toArray()) {
      String one = Character.toString(point);
      String base = Normalizer.normalize(one, Normalizer.Form.NFKD).replaceAll("\\p{M}", "");
      printable.append(has(one) ? one : has(base) ? base : "?");
    }
    return printable.toString();
  }

  private boolean has(String letter) throws IOException {
    try {
      font.encode(letter);
      return true;
    } catch (IllegalArgumentException _) {
      return false;
    }
  }

  @Override
  public void close() throws IOException {
    page.close();
  }
}
