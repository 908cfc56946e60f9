package be.becivic.site.identity;

import be.becivic.corpus.site.SiteTheme;
import be.becivic.corpus.site.ThemeColour;
import java.util.Map;
import java.util.stream.Collectors;

/** The colours of a site as rules that follow those of the style sheet. */
public final class ThemeStyle {
  private ThemeStyle() {}

  /** Nothing where a site has the usual colours. */
  public static String of(SiteTheme theme) {
    return rules(":root", theme.light())
        + wrapped(
            "@media (prefers-color-scheme: dark)",
            rules(":root:not([data-theme='light'])", theme.dark()))
        + rules(":root[data-theme='dark']", theme.dark());
  }

  private static String wrapped(String condition, String rules) {
    return rules.isEmpty() ? "" : condition + "{" + rules + "}";
  }

  private static String rules(String selector, Map<String, ThemeColour> colours) {
    return colours.isEmpty()
        ? ""
        : colours.entrySet().stream()
            .map(colour -> "--" + colour.getKey() + ":" + colour.getValue().hex())
            .collect(Collectors.joining(";", selector + "{", "}"));
  }
}
