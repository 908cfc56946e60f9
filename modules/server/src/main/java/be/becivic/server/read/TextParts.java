package be.becivic.server.read;

import java.util.ArrayList;
import java.util.List;
import tools.jackson.databind.node.ObjectNode;

/** A long text in parts that agents read at once; parts begin with a heading where they can. */
final class TextParts {
  private static final int LONGEST = 18_000;
  private static final String BODY = "body";
  private static final String HEADING = "\n## ";

  private TextParts() {}

  /** The answer with one part of its text; the very same where the text is short. */
  static ObjectNode of(ObjectNode answer, int part) {
    String body = answer.path(BODY).asString("");
    if (body.length() <= LONGEST) {
      return answer;
    }
    List<String> parts = split(body);
    int shown = Math.min(part, parts.size());
    String rest =
        shown == parts.size()
            ? ""
            : "\n\n(Part %d of %d. Ask for part %d next.)"
                .formatted(shown, parts.size(), shown + 1);
    return answer
        .deepCopy()
        .put("part", shown)
        .put("parts", parts.size())
        .put(BODY, parts.get(shown - 1) + rest);
  }

  private static List<String> split(String body) {
    List<String> parts = new ArrayList<>();
    int start = 0;
    while (body.length() - start > LONGEST) {
      int end = end(body, start);
      parts.add(body.substring(start, end));
      start = end;
    }
    parts.add(body.substring(start));
    return parts;
  }

  private static int end(String body, int start) {
    int heading = body.lastIndexOf(HEADING, start + LONGEST);
    int line = body.lastIndexOf('\n', start + LONGEST);
    if (heading > start) {
      return heading + 1;
    }
    int limit = start + LONGEST;
    return line > start
        ? line + 1
        : Character.isLowSurrogate(body.charAt(limit)) ? limit - 1 : limit;
  }
}
