package be.becivic.corpus.check;

import java.util.List;
import java.util.regex.Pattern;

/** What can be wrong with the file of a site. */
final class SiteCases {
  private static final String FILE = "sites/homes/site.json";
  private static final String HERE = "error sites " + FILE;

  /** A site that is right; each member stands on a line of its own, from the second on. */
  private static final String RIGHT =
      """
      {
        "schema_version": 1,
        "name": "Homes",
        "base_url": "https://homes.example",
        "languages": ["fr", "en"],
        "theme": {"light": {"link": "#7a1f5c"}, "dark": {"link": "#f0a8d8"}},
        "scope": {"topics": ["residency"], "regions": ["brussels"]}
      }
      """;

  private SiteCases() {}

  static List<Case> all() {
    return List.of(
        of("a site of its own", "Homes", "Homes"),
        of("a version nobody knows", "\"schema_version\": 1", "\"schema_version\": 2", HERE + ":2"),
        of("a name with markup in it", "Homes", "<b>", HERE + ":3"),
        of("no name", "Homes", "", HERE + ":3"),
        of("an address with a slash at its end", "homes.example", "homes.example/", HERE + ":4"),
        of("an address that runs a script", "https://homes.example", "javascript:x", HERE + ":4"),
        of(
            "programs from an address anybody can change",
            "\"languages\"",
            "\"downloads\": \"http://homes.example/get\", \"languages\"",
            HERE + ":5"),
        of("a language without an interface", "\"fr\"", "\"es\"", HERE + ":5"),
        of("a site without English", ", \"en\"", "", HERE + ":5"),
        of("a language twice", "\"fr\"", "\"en\"", HERE + ":5"),
        of("what is no colour", "#7a1f5c", "red;}", HERE + ":6"),
        of("a colour for nothing", "\"light\": {\"link\"", "\"light\": {\"lnk\"", HERE + ":6"),
        of(
            "a link that cannot be read on the page",
            "#f0a8d8",
            "#2a2024",
            HERE + ":6",
            HERE + ":6"),
        of("a theme for the twilight", "\"light\"", "\"dusk\"", HERE + ":6"),
        of("a topic nothing is about", "residency", "gardening", HERE + ":7"),
        of("a region that is none", "brussels", "not-in-belgium-yet", HERE + ":7"),
        of("topics that are no list", "[\"residency\"]", "\"residency\"", HERE + ":7"),
        of("a member that means nothing", "\"name\"", "\"motto\": 1, \"name\"", HERE + ":1"),
        Case.of("a site that is no object", c -> c.write(FILE, "[]\n"), HERE + ":1"),
        Case.of(
            "a file beside the site's",
            c -> c.write(FILE, RIGHT).write("sites/homes/more.json", "{}\n"),
            "error sites sites/homes/more.json:1"),
        Case.of(
            "a folder that cannot be a site",
            c -> c.write("sites/My Homes/site.json", RIGHT),
            "error sites sites/My Homes/site.json:1"),
        Case.of("a site that is no JSON", c -> c.write(FILE, "{\n"), "error json " + FILE + ":2"));
  }

  private static Case of(String what, String from, String to, String... findings) {
    return Case.of(what, c -> c.write(FILE, RIGHT.replaceFirst(Pattern.quote(from), to)), findings);
  }
}
