package be.becivic.site.export;

import java.util.Collections;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Turns a page as a server sends it into one that stands in the export. */
final class Markup {
  private static final Pattern TAG =
      Pattern.compile("<[a-z][a-z0-9]*+(?:\\s++[^\\s=>\"/]++(?:=\"[^\"]*+\")?+)++");
  private static final Pattern ATTRIBUTE = Pattern.compile("\\s(href|src|action|id)=\"([^\"]*+)\"");

  private final Place place;
  private final String baseUrl;
  private final Function<Target, String> link;
  private final Map<String, Target> targets = new TreeMap<>();
  private final Set<String> ids = new HashSet<>();

  /**
   * Prepares for one page.
   *
   * @param link how the page names a target
   */
  Markup(Place place, String baseUrl, Function<Target, String> link) {
    this.place = place;
    this.baseUrl = baseUrl;
    this.link = link;
  }

  String rewrite(String page) {
    return TAG.matcher(page).replaceAll(tag -> Matcher.quoteReplacement(tag(tag.group())));
  }

  /** Where its links within the site lead, by how they stood on the page. */
  Map<String, Target> targets() {
    return Collections.unmodifiableMap(targets);
  }

  /** What fragments can name in it. */
  Set<String> ids() {
    return Collections.unmodifiableSet(ids);
  }

  private String tag(String tag) {
    boolean isTranslation = tag.contains(" hreflang=");
    String marked = tag.startsWith("<html") ? tag + " data-copy" : tag;
    return ATTRIBUTE
        .matcher(marked)
        .replaceAll(found -> Matcher.quoteReplacement(attribute(found, isTranslation)));
  }

  private String attribute(MatchResult found, boolean isTranslation) {
    String value = found.group(2).replace("&amp;", "&");
    if (found.group(1).equals("id")) {
      ids.add(value);
      return found.group();
    }
    boolean isFull = isTranslation && value.startsWith(baseUrl + "/");
    String written = written(isFull ? value.substring(baseUrl.length()) : value);
    return " %s=\"%s\"".formatted(found.group(1), written.replace("&", "&amp;"));
  }

  private String written(String value) {
    if (value.startsWith("#")) {
      targets.put(value, new Target(place, "", value));
      return value;
    }
    if (!value.startsWith("/") || value.startsWith("//")) {
      return value;
    }
    return Target.parse(value)
        .map(
            target -> {
              targets.put(value, target);
              return link.apply(target);
            })
        .orElseGet(() -> Target.live(value, baseUrl));
  }
}
