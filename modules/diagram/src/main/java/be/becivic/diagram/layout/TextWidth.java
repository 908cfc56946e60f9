package be.becivic.diagram.layout;

import java.text.Normalizer;

/**
 * How wide text is, roughly. Whatever sans-serif font a reader has, no AWT is asked: the table is
 * that of a common one, and the allowance covers wider ones.
 */
final class TextWidth {
  private static final double ALLOWANCE = 1.13;
  private static final double WIDE = 1.0;

  /** Thousandths of the font size, from the space to the tilde. */
  private static final int[] ASCII = {
    278, 278, 355, 556, 556, 889, 667, 191, 333, 333, 389, 584, 278, 333, 278, 278, 556, 556, 556,
    556, 556, 556, 556, 556, 556, 556, 278, 278, 584, 584, 584, 556, 1015, 667, 667, 722, 722, 667,
    611, 778, 722, 278, 500, 667, 556, 833, 722, 778, 667, 778, 722, 667, 611, 722, 667, 944, 667,
    667, 611, 278, 278, 278, 469, 556, 333, 556, 556, 500, 556, 556, 278, 556, 556, 222, 222, 500,
    222, 833, 556, 556, 556, 556, 333, 500, 278, 556, 500, 722, 500, 500, 500, 334, 260, 334, 584
  };

  private TextWidth() {}

  static double of(String text, double size) {
    return Normalizer.normalize(text, Normalizer.Form.NFD)
            .codePoints()
            .filter(c -> Character.getType(c) != Character.NON_SPACING_MARK)
            .mapToDouble(TextWidth::of)
            .sum()
        * size
        * ALLOWANCE;
  }

  private static double of(int codePoint) {
    int index = codePoint - ' ';
    if (index >= 0 && index < ASCII.length) {
      return ASCII[index] / 1000.0;
    }
    return Character.isIdeographic(codePoint) || codePoint > 0xFFFF ? WIDE : 0.7;
  }
}
