package be.becivic.corpus.site;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import tools.jackson.databind.JsonNode;

/** Reads the colours of a site, which must leave its texts readable. */
final class ThemeReader {
  /** What WCAG 2.2 asks for texts (AA). */
  private static final double READABLE = 4.5;

  private static final List<String> TEXTS = List.of("ink", "soft", "link");
  private static final List<String> GROUNDS = List.of("paper", "card");

  private final JsonNode json;
  private final List<SiteProblem> problems;

  ThemeReader(JsonNode json, List<SiteProblem> problems) {
    this.json = json;
    this.problems = problems;
  }

  SiteTheme read() {
    if (!json.isObject() || !Set.of("light", "dark").containsAll(json.propertyNames())) {
      problem(
          "", "A theme has colours for light and for dark pages.", "{\"light\": {}, \"dark\": {}}");
      return SiteTheme.PLAIN;
    }
    return new SiteTheme(
        colours("light", SiteTheme.USUAL.light()), colours("dark", SiteTheme.USUAL.dark()));
  }

  private Map<String, ThemeColour> colours(String mode, Map<String, ThemeColour> usual) {
    JsonNode object = json.path(mode);
    if (!object.isObject() && !object.isMissingNode()) {
      problem("/" + mode, "Colours stand in an object by what they colour.", "Write {}.");
    }
    Map<String, ThemeColour> own = new HashMap<>();
    for (Map.Entry<String, JsonNode> each : object.properties()) {
      Optional<ThemeColour> colour = ThemeColour.parse(each.getValue().asString(""));
      if (!SiteTheme.NAMES.contains(each.getKey())) {
        problem(
            "/" + mode,
            "Nothing is coloured by that name.",
            "Use " + String.join(", ", SiteTheme.NAMES) + ".");
      } else if (colour.isEmpty()) {
        problem("/" + mode + "/" + each.getKey(), "This is not a colour.", "Write it as #0d5a6e.");
      } else {
        own.put(each.getKey(), colour.get());
      }
    }
    Map<String, ThemeColour> shown = new HashMap<>(usual);
    shown.putAll(own);
    TEXTS.forEach(text -> GROUNDS.forEach(ground -> contrast(mode, text, ground, shown)));
    return own;
  }

  private void contrast(String mode, String text, String ground, Map<String, ThemeColour> shown) {
    ThemeColour letters = Objects.requireNonNull(shown.get(text));
    if (letters.contrastWith(Objects.requireNonNull(shown.get(ground))) < READABLE) {
      problem(
          "/" + mode,
          "%s is hard to read on %s.".formatted(text, ground),
          "Choose colours with a contrast of at least 4.5 to 1.");
    }
  }

  private void problem(String pointer, String message, String remedy) {
    problems.add(new SiteProblem("/theme" + pointer, message, remedy));
  }
}
