package be.becivic.corpus.check;

import java.util.List;
import java.util.stream.Collectors;

/** What can be wrong with redirects that somebody wrote. */
final class RedirectCases {
  private static final String FILE = "data/redirects.json";
  private static final String SKILL = "/skills/residence-certificate";

  private RedirectCases() {}

  static List<Case> all() {
    return List.of(
        of(
            "redirects to a page, its part, and on to another redirect",
            List.of(
                "/skills/old-certificate " + SKILL,
                "/skills/older-certificate /skills/old-certificate",
                "/ixelles /communes#ixelles",
                "/start /",
                "/worth /values/val-00001",
                "/skills/history /paths/residence-history#sources")),
        of(
            "an address redirected twice",
            List.of("/a " + SKILL, "/b " + SKILL, "/a /paths"),
            "error redirects data/redirects.json:4"),
        of(
            "a redirect to itself",
            List.of("/a /a", "/b " + SKILL),
            "error redirects data/redirects.json:2"),
        of(
            "redirects in a circle, and one that leads into it",
            List.of("/a /b#x", "/b /c", "/c /a", "/d /b"),
            "error redirects data/redirects.json:2",
            "error redirects data/redirects.json:3",
            "error redirects data/redirects.json:4",
            "error redirects data/redirects.json:5"),
        of(
            "redirects to what is not there",
            List.of(
                "/a /skills/gone", "/b /paths/gone", "/c /values/val-99999", "/d /communes#gone"),
            "error redirects data/redirects.json:2",
            "error redirects data/redirects.json:3",
            "error redirects data/redirects.json:4",
            "error redirects data/redirects.json:5"),
        of(
            "redirects where a page stands, or may stand once the database knows it",
            List.of(
                SKILL + " /skills",
                "/values/val-99999 /values",
                "/paths/themes/family /paths",
                "/problems/gone /skills",
                "/api/old /skills"),
            "error redirects data/redirects.json:2",
            "error redirects data/redirects.json:3",
            "error redirects data/redirects.json:4",
            "error redirects data/redirects.json:5",
            "error redirects data/redirects.json:6"),
        of(
            "addresses of other sites, and what is no address",
            List.of("/a //evil.example", "/b https://evil.example/", "//c /skills", "/D /skills"),
            "error redirects data/redirects.json:2",
            "error redirects data/redirects.json:3",
            "error redirects data/redirects.json:4",
            "error redirects data/redirects.json:5"),
        Case.of(
            "an entry that is no redirect",
            c -> c.write(FILE, "{\"redirects\": [\n7,\n{\"from\": \"/a\"}]}\n"),
            "error redirects data/redirects.json:2",
            "error redirects data/redirects.json:3"),
        Case.of(
            "a file without redirects",
            c -> c.write(FILE, "{}\n"),
            "error redirects data/redirects.json:1"));
  }

  /** The first redirect stands on the second line. */
  private static Case of(String what, List<String> redirects, String... findings) {
    String list =
        redirects.stream()
            .map(line -> line.split(" "))
            .map(pair -> "{\"from\": \"%s\", \"to\": \"%s\"}".formatted(pair[0], pair[1]))
            .collect(Collectors.joining(",\n"));
    return Case.of(what, c -> c.write(FILE, "{\"redirects\": [\n" + list + "\n]}\n"), findings);
  }
}
