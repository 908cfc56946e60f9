package be.becivic.corpus.data;

import be.becivic.protocol.json.JsonSearch;
import be.becivic.protocol.text.Folding;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import tools.jackson.databind.JsonNode;

/** Finds web addresses in texts, with or without a scheme, also behind look-alike characters. */
public final class LinkFinder {
  private static final String REST = "[^\\s<>\"`\\\\^|]";

  /** Endings under which a name is an address even when nothing follows. */
  private static final String PLAIN_ENDINGS =
      "be|com|net|org|eu|fr|nl|lu|uk|ch|info|io|app|dev|xyz|example|brussels|vlaanderen";

  /** Endings that are words or files of ours unless a path follows. */
  private static final String OTHER_ENDINGS =
      "de|at|it|es|pt|pl|ro|ru|cn|us|ca|biz|co|me|top|site|online|shop|club|link|test|page|tv|gg|ly";

  private static final Pattern WAYBACK =
      Pattern.compile("https://web\\.archive\\.org/web/\\d{4,14}(?:[a-z]{2}_)?/(https?://.++)");

  private static final Pattern ADDRESS =
      Pattern.compile(
          "[a-z][a-z0-9+.-]{0,20}+://"
              + REST
              + "++"
              + "|www\\."
              + REST
              + "++"
              + "|(?<![:\\w/.])//(?=[a-z0-9-]++\\.[a-z0-9])"
              + REST
              + "++"
              + "|(?<![\\w@./:%-])(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?+\\.){1,6}(?:(?:"
              + PLAIN_ENDINGS
              + ")(?![\\w-])(?:[/?#:]"
              + REST
              + "*+)?+|(?:"
              + OTHER_ENDINGS
              + ")/"
              + REST
              + "++)",
          Pattern.CASE_INSENSITIVE);
  private static final Pattern TEMPLATE = Pattern.compile("\\{[a-z0-9_]{1,40}\\}");
  private static final Pattern SCHEME =
      Pattern.compile("[a-z][a-z0-9+.-]{0,20}+://.*", Pattern.CASE_INSENSITIVE | Pattern.DOTALL);
  private static final String CLOSING = ".,;:!?'*_~”’»)]}";

  private LinkFinder() {}

  /** The addresses in a text that no source class allows, as they are written. */
  public static List<String> strange(String text, SourceClasses classes) {
    Set<String> strange = new LinkedHashSet<>();
    collect(text, classes, strange);
    String folded = Folding.fold(text);
    if (!folded.equals(text)) {
      collect(folded, classes, strange);
    }
    return List.copyOf(strange);
  }

  /** The same for every text of a document. */
  public static List<String> strange(JsonNode document, SourceClasses classes) {
    Set<String> strange = new LinkedHashSet<>();
    JsonSearch.find(
        document,
        (_, value) -> {
          value.stringValueOpt().ifPresent(text -> strange.addAll(strange(text, classes)));
          return false;
        });
    return List.copyOf(strange);
  }

  private static void collect(String text, SourceClasses classes, Set<String> strange) {
    Matcher matcher = ADDRESS.matcher(text);
    while (matcher.find()) {
      String address = trimmed(matcher.group());
      if (!classes.allows(TEMPLATE.matcher(original(absolute(address))).replaceAll("x"))) {
        strange.add(address);
      }
    }
  }

  /** A copy in the Wayback Machine is as good as the page it is a copy of. */
  private static String original(String address) {
    Matcher copy = WAYBACK.matcher(address);
    return copy.matches() ? copy.group(1) : address;
  }

  private static String absolute(String address) {
    if (address.startsWith("//")) {
      return "https:" + address;
    }
    return SCHEME.matcher(address).matches() ? address : "https://" + withSmallHost(address);
  }

  private static String withSmallHost(String address) {
    int end = 0;
    while (end < address.length() && "/?#:".indexOf(address.charAt(end)) < 0) {
      end++;
    }
    return address.substring(0, end).toLowerCase(Locale.ROOT) + address.substring(end);
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
