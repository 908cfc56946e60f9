package be.becivic.protocol.schema;

import com.networknt.schema.regex.JDKRegularExpressionFactory;
import com.networknt.schema.regex.RegularExpression;
import com.networknt.schema.regex.RegularExpressionFactory;

/**
 * Reads the end of a free text's pattern, which only says which characters are left out, as a loop:
 * a regular expression takes most of a validation to walk a long text.
 */
final class FreeTextPatterns implements RegularExpressionFactory {
  static final String LINE = "[^\\u0000-\\u001F\\u007F-\\u009F\\u2028\\u2029\\uD800-\\uDFFF]*$";
  static final String LINES =
      "[^\\u0000-\\u0008\\u000B\\u000C\\u000E-\\u001F\\u007F-\\u009F\\u2028\\u2029\\uD800-\\uDFFF]*$";

  private static final String NOT_BLANK = "^(?! *$)";

  @Override
  public RegularExpression getRegularExpression(String regex) {
    if (endsIn(LINE, regex)) {
      RegularExpression start = start(LINE, regex);
      return text -> isText(text, false) && start.matches(text);
    }
    if (endsIn(LINES, regex)) {
      RegularExpression start = start(LINES, regex);
      return text -> isText(text, true) && start.matches(text);
    }
    return JDKRegularExpressionFactory.getInstance().getRegularExpression(regex);
  }

  /** Only look-aheads may stand before, since those take nothing of the text. */
  private static boolean endsIn(String end, String regex) {
    return regex.endsWith(end)
        && regex.substring(0, regex.length() - end.length()).matches("\\^(\\(\\?[!=][^()]*\\))*");
  }

  private static RegularExpression start(String end, String regex) {
    String lookAheads = regex.substring(0, regex.length() - end.length());
    if (lookAheads.equals(NOT_BLANK)) {
      return FreeTextPatterns::isMoreThanSpaces;
    }
    return JDKRegularExpressionFactory.getInstance().getRegularExpression(lookAheads);
  }

  private static boolean isMoreThanSpaces(String text) {
    for (int i = 0; i < text.length(); i++) {
      if (text.charAt(i) != ' ') {
        return true;
      }
    }
    return false;
  }

  private static boolean isText(String text, boolean lineBreaks) {
    for (int i = 0; i < text.length(); i++) {
      char character = text.charAt(i);
      if (character < ' ') {
        if (!lineBreaks || character != '\t' && character != '\n' && character != '\r') {
          return false;
        }
      } else if (character >= 0x7F) {
        if (character <= 0x9F || character == 0x2028 || character == 0x2029) {
          return false;
        }
        if (Character.isSurrogate(character)) {
          if (!isPair(text, i)) {
            return false;
          }
          i++;
        }
      }
    }
    return true;
  }

  private static boolean isPair(String text, int at) {
    return at + 1 < text.length()
        && Character.isSurrogatePair(text.charAt(at), text.charAt(at + 1));
  }
}
