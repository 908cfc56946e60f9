package be.becivic.corpus.edit;

import java.util.regex.Pattern;

/** Fields between two rules, as a file begins with. */
final class FieldBlock {
  private static final Pattern FIELD = Pattern.compile("[ \\t-]{0,20}[\\w-]{1,60}:.*");
  private static final String RULE = "---";

  private FieldBlock() {}

  /** Whether a text has such a block anywhere. */
  static boolean isIn(String text) {
    boolean isOpen = false;
    int fields = 0;
    for (String line : text.lines().toList()) {
      if (line.stripTrailing().equals(RULE)) {
        if (isOpen && fields > 0) {
          return true;
        }
        isOpen = true;
        fields = 0;
      } else if (FIELD.matcher(line).matches()) {
        fields++;
      } else if (!line.isBlank()) {
        isOpen = false;
      }
    }
    return false;
  }
}
