package be.becivic.corpus.text;

import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The time at which a list of ours says it was made. The digits of some times pass the checksum of
 * a number that identifies somebody; they are ours, so whoever looks for such numbers does not look
 * at them.
 */
public final class OwnTimes {
  /** A member of the outermost object, as we write it; a text within JSON has no line breaks. */
  private static final Pattern MADE =
      Pattern.compile(
          "^ {2}\"generated_at\": \"(20\\d{2}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}Z)\"",
          Pattern.MULTILINE);

  private OwnTimes() {}

  /** The text of a file with that time left blank; nothing else moves. */
  public static String blankedIn(String path, String text) {
    Matcher made = MADE.matcher(text);
    if (!path.endsWith(".json") || !made.find()) {
      return text;
    }
    String blank = " ".repeat(made.end(1) - made.start(1));
    return new StringBuilder(text).replace(made.start(1), made.end(1), blank).toString();
  }
}
