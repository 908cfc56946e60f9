package be.becivic.server;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/** Takes out of an answer whatever it marks as anybody's words, and leaves what it says itself. */
final class Untrusted {
  private static final Pattern BLOCKS =
      Pattern.compile(
          "(?s)<(UnderReview|Observations)\\b[^>]*\\buntrusted=\"true\"[^>]*>.*?</\\1>");
  private static final Pattern GEOMETRY =
      Pattern.compile(" (?:d|x|y|x1|x2|y1|y2|cx|cy|width|height|points|viewBox)=\"[0-9A-Z .,-]*\"");
  private static final Pattern TAG = Pattern.compile("<(/?)([a-zA-Z][a-zA-Z0-9]*)([^>]*)>");
  private static final Set<String> VOID =
      Set.of("meta", "link", "input", "br", "hr", "img", "path", "rect", "col", "source", "wbr");

  private Untrusted() {}

  static String withoutBlocks(String markdown) {
    return BLOCKS.matcher(markdown).replaceAll("");
  }

  /**
   * HTML without its marked elements, and without the coordinates of drawings, which say nothing.
   */
  static String withoutElements(String page) {
    String html = GEOMETRY.matcher(page).replaceAll("");
    StringBuilder kept = new StringBuilder();
    Deque<String> open = new ArrayDeque<>();
    int markedAt = -1;
    int done = 0;
    Matcher tag = TAG.matcher(html);
    while (tag.find()) {
      String name = tag.group(2).toLowerCase(Locale.ROOT);
      boolean isClosing = !tag.group(1).isEmpty();
      if (markedAt < 0) {
        kept.append(html, done, tag.start());
      }
      done = tag.end();
      if (isClosing) {
        while (!open.isEmpty() && !open.pop().equals(name)) {
          // Elements that need no end tag end with their parent.
        }
        if (markedAt >= 0 && open.size() <= markedAt) {
          markedAt = -1;
          continue;
        }
      } else if (!VOID.contains(name) && !tag.group(3).endsWith("/")) {
        if (markedAt < 0 && tag.group(3).contains("data-untrusted=\"true\"")) {
          markedAt = open.size();
        }
        open.push(name);
      }
      if (markedAt < 0) {
        kept.append(tag.group());
      }
    }
    return kept.append(html.substring(done)).toString();
  }

  /** JSON without its marked objects, and with the blocks taken out of every text in it. */
  static JsonNode withoutMarked(JsonNode json) {
    JsonNode copy = json.deepCopy();
    strip(copy);
    return copy;
  }

  private static void strip(JsonNode node) {
    switch (node) {
      case ObjectNode object -> {
        if (object.path("observations_untrusted").asBoolean(false)) {
          object.remove(List.of("observations_block", "items"));
        }
        for (String name : List.copyOf(object.propertyNames())) {
          JsonNode child = object.get(name);
          if (child.path("untrusted").asBoolean(false)) {
            object.remove(name);
          } else if (child.isString()) {
            object.put(name, withoutBlocks(child.stringValue()));
          } else {
            strip(child);
          }
        }
      }
      case ArrayNode array -> {
        array.removeIf(child -> child.path("untrusted").asBoolean(false));
        for (int i = 0; i < array.size(); i++) {
          if (array.get(i).isString()) {
            array.set(i, array.stringNode(withoutBlocks(array.get(i).stringValue())));
          } else {
            strip(array.get(i));
          }
        }
      }
      default -> {}
    }
  }
}
