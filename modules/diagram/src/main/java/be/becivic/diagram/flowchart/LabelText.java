package be.becivic.diagram.flowchart;

import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The text of a label: quotes taken off, entities and line breaks read, other markup dropped. */
final class LabelText {
  private static final Pattern BREAK =
      Pattern.compile("<br\\s{0,3}/?>|\\\\n", Pattern.CASE_INSENSITIVE);
  private static final Pattern MARKUP = Pattern.compile("</?[a-zA-Z][^<>]{0,200}>");
  private static final Pattern ENTITY = Pattern.compile("[&#](#?[0-9]{1,6}|[a-zA-Z]{2,8});");
  private static final Map<String, String> NAMED =
      Map.of("amp", "&", "lt", "<", "gt", ">", "quot", "\"", "apos", "'", "num", "#", "nbsp", " ");

  private LabelText() {}

  static String read(String written) throws FlowchartException {
    if (written.length() > Flowchart.LONGEST_LABEL) {
      throw new FlowchartException(
          "A label has more than " + Flowchart.LONGEST_LABEL + " characters.");
    }
    String text = unquoted(unquoted(written.strip(), "\""), "`");
    text = MARKUP.matcher(BREAK.matcher(text).replaceAll("\n")).replaceAll("");
    return ENTITY
        .matcher(text)
        .replaceAll(match -> Matcher.quoteReplacement(entity(match.group(), match.group(1))))
        .strip();
  }

  /** Whether the semicolon there closes an entity. */
  static boolean isEntityEnd(String line, int semicolon) {
    Matcher entity = ENTITY.matcher(line).region(Math.max(0, semicolon - 9), semicolon + 1);
    while (entity.find()) {
      if (entity.end() == semicolon + 1) {
        return true;
      }
    }
    return false;
  }

  private static String unquoted(String text, String quote) {
    return text.length() > 1 && text.startsWith(quote) && text.endsWith(quote)
        ? text.substring(1, text.length() - 1).strip()
        : text;
  }

  private static String entity(String written, String name) {
    String digits = name.startsWith("#") ? name.substring(1) : name;
    if (digits.chars().allMatch(Character::isDigit)) {
      int codePoint = Integer.parseInt(digits);
      return Character.isValidCodePoint(codePoint) && !Character.isISOControl(codePoint)
          ? Character.toString(codePoint)
          : "";
    }
    return NAMED.getOrDefault(name, written);
  }
}
