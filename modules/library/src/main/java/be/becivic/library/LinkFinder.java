package be.becivic.library;

import be.becivic.corpus.data.SourceClasses;
import be.becivic.protocol.json.JsonSearch;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import tools.jackson.databind.JsonNode;

/** Finds addresses in the texts of a submission. */
final class LinkFinder {
  private static final Pattern ADDRESS =
      Pattern.compile(
          "(?:[a-z][a-z0-9+.-]{0,20}+://|www\\.)[^\\s<>\"`\\\\^|]++", Pattern.CASE_INSENSITIVE);
  private static final Pattern TEMPLATE = Pattern.compile("\\{[a-z0-9_]{1,40}\\}");
  private static final String CLOSING = ".,;:!?'*_~”’»)]}";

  private LinkFinder() {}

  static List<String> strange(JsonNode document, SourceClasses classes) {
    List<String> strange = new ArrayList<>();
    JsonSearch.find(
        document,
        (_, value) -> {
          if (value.isString()) {
            collect(value.stringValue(), classes, strange);
          }
          return false;
        });
    return strange.stream().distinct().toList();
  }

  private static void collect(String text, SourceClasses classes, List<String> strange) {
    Matcher matcher = ADDRESS.matcher(text);
    while (matcher.find()) {
      String address = trimmed(matcher.group());
      if (!classes.allows(TEMPLATE.matcher(absolute(address)).replaceAll("x"))) {
        strange.add(address);
      }
    }
  }

  private static String absolute(String address) {
    return address.regionMatches(true, 0, "www.", 0, 4) ? "https://" + address : address;
  }

  /** Without the punctuation of the sentence around it. */
  private static String trimmed(String address) {
    int end = address.length();
    while (end > 0 && CLOSING.indexOf(address.charAt(end - 1)) >= 0) {
      end--;
    }
    return address.substring(0, end);
  }
}
