package be.becivic.corpus.site;

import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * The colours of a site, where they differ from the usual ones.
 *
 * @param light by what they colour, as {@code #rrggbb}
 * @param dark the same for readers who prefer dark pages
 */
public record SiteTheme(Map<String, ThemeColour> light, Map<String, ThemeColour> dark) {
  /** What can be coloured. The colours of cautions mean something and are the same everywhere. */
  public static final List<String> NAMES =
      List.of(
          "paper", "card", "ink", "soft", "line", "link", "focus", "mark", "emblem-1", "emblem-2");

  /** The usual colours, as the style sheet has them. */
  public static final SiteTheme USUAL =
      new SiteTheme(
          colours(
              "paper #fbfaf7 card #ffffff ink #1d2226 soft #545b61 line #e2ded5 link #0d5a6e"
                  + " focus #0d5a6e mark #fbe9b7 emblem-1 #c78a12 emblem-2 #b5453c"),
          colours(
              "paper #15181b card #1c2024 ink #e7e5e0 soft #a6abae line #30363b link #86cbdb"
                  + " focus #86cbdb mark #5c4a12 emblem-1 #c78a12 emblem-2 #b5453c"));

  public static final SiteTheme PLAIN = new SiteTheme(Map.of(), Map.of());

  public SiteTheme {
    light = Collections.unmodifiableMap(new TreeMap<>(light));
    dark = Collections.unmodifiableMap(new TreeMap<>(dark));
    if (!NAMES.containsAll(light.keySet()) || !NAMES.containsAll(dark.keySet())) {
      throw new IllegalArgumentException("nothing is coloured by that name");
    }
  }

  private static Map<String, ThemeColour> colours(String pairs) {
    String[] words = pairs.split(" ");
    Map<String, ThemeColour> colours = new TreeMap<>();
    for (int i = 0; i < words.length; i += 2) {
      colours.put(words[i], new ThemeColour(words[i + 1]));
    }
    return colours;
  }
}
