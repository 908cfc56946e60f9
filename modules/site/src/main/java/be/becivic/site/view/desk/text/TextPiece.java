package be.becivic.site.view.desk.text;

import java.util.ArrayList;
import java.util.List;

/**
 * A stretch of a text somebody else wrote.
 *
 * @param isSign whether the text names a character that could not be seen, or that turns what is
 *     around it about
 */
public record TextPiece(String text, boolean isSign) {

  /** A text in which nothing hides: what has no shape of its own is spelt out. */
  public static List<TextPiece> of(String text) {
    List<TextPiece> pieces = new ArrayList<>();
    StringBuilder plain = new StringBuilder();
    text.codePoints()
        .forEach(
            point -> {
              if (isPlain(point)) {
                plain.appendCodePoint(point);
              } else {
                close(plain, pieces);
                pieces.add(new TextPiece("U+%04X".formatted(point), true));
              }
            });
    close(plain, pieces);
    return List.copyOf(pieces);
  }

  private static void close(StringBuilder plain, List<TextPiece> pieces) {
    if (!plain.isEmpty()) {
      pieces.add(new TextPiece(plain.toString(), false));
      plain.setLength(0);
    }
  }

  private static boolean isPlain(int point) {
    return switch (Character.getType(point)) {
      case Character.CONTROL -> point == '\n' || point == '\t';
      case Character.FORMAT,
          Character.SURROGATE,
          Character.PRIVATE_USE,
          Character.UNASSIGNED,
          Character.LINE_SEPARATOR,
          Character.PARAGRAPH_SEPARATOR ->
          false;
      case Character.SPACE_SEPARATOR -> point == ' ' || point == 0xA0 || point == 0x202F;
      default -> !isBlank(point);
    };
  }

  /** Letters and marks that show nothing at all. */
  private static boolean isBlank(int point) {
    return point == 0x034F
        || point == 0x115F
        || point == 0x1160
        || point == 0x3164
        || point == 0xFFA0
        || point == 0x2800
        || point >= 0xFE00 && point <= 0xFE0F
        || point >= 0xE0100 && point <= 0xE01EF;
  }
}
