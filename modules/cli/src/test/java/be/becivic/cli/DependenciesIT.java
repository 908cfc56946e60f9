package be.becivic.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/** docs/dependencies.md names what is shipped, and under which licence. */
class DependenciesIT {
  private static final Pattern ROW =
      Pattern.compile("^\\| `(\\S+\\.jar)` \\| [\\w.-]+ \\| (.+) \\|$", Pattern.MULTILINE);
  private static final Set<String> ALLOWED =
      Set.of("Apache-2.0", "BSD-2-Clause", "BSD-3-Clause", "CC0-1.0", "EPL-1.0", "EPL-2.0", "MIT");

  @Test
  void everyLibraryBesideTheProgramIsListedAndNoOther() throws IOException {
    List<String> shipped;
    try (var jars = Files.list(Path.of("target", "lib"))) {
      shipped =
          jars.map(jar -> jar.getFileName().toString())
              .filter(jar -> !jar.endsWith("-SNAPSHOT.jar"))
              .toList();
    }
    assertThat(listed().keySet()).containsExactlyInAnyOrderElementsOf(shipped);
  }

  @Test
  void eachHasALicenceThatLetsUsPassItOn() throws IOException {
    assertThat(listed())
        .allSatisfy((jar, licences) -> assertThat(licences.split(" OR ")[0]).as(jar).isIn(ALLOWED));
  }

  private static Map<String, String> listed() throws IOException {
    String page = Files.readString(Path.of("..", "..", "docs", "dependencies.md"));
    return ROW.matcher(page)
        .results()
        .collect(Collectors.toMap(row -> row.group(1), DependenciesIT::licence));
  }

  private static String licence(MatchResult row) {
    return row.group(2);
  }
}
