package be.becivic.architecture;

import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAPackage;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.JavaClass;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

/** The picture in ARCHITECTURE.md, asserted. */
class RoomsTest {

  /** What each room may use. A room that is not here does not exist. */
  private static final Map<String, Set<String>> ARROWS =
      Map.ofEntries(
          Map.entry("protocol", Set.of()),
          Map.entry("mcp", Set.of("protocol")),
          Map.entry("ner", Set.of()),
          Map.entry("training", Set.of("ner")),
          Map.entry("diagram", Set.of()),
          Map.entry("corpus", Set.of("protocol", "diagram")),
          Map.entry("records", Set.of("protocol")),
          Map.entry("library", Set.of("corpus", "records", "protocol")),
          Map.entry("fixtures", Set.of("corpus", "ner", "protocol")),
          Map.entry("snapshot", Set.of("corpus", "records", "protocol")),
          Map.entry("intake", Set.of("library", "records", "protocol")),
          Map.entry("changes", Set.of("library", "corpus", "records", "ner", "protocol")),
          Map.entry(
              "upkeep", Set.of("changes", "snapshot", "library", "corpus", "records", "protocol")),
          Map.entry(
              "lifecycle", Set.of("changes", "library", "corpus", "records", "ner", "protocol")),
          Map.entry("site", Set.of("library", "corpus", "records", "diagram", "protocol")),
          Map.entry(
              "server",
              Set.of(
                  "intake",
                  "lifecycle",
                  "upkeep",
                  "changes",
                  "snapshot",
                  "site",
                  "library",
                  "corpus",
                  "records",
                  "mcp",
                  "ner",
                  "protocol")),
          Map.entry("harness", Set.of("mcp", "ner", "protocol")),
          Map.entry("citizen", Set.of("harness", "mcp", "ner", "protocol")),
          Map.entry(
              "cli",
              Set.of(
                  "server",
                  "citizen",
                  "site",
                  "library",
                  "corpus",
                  "diagram",
                  "mcp",
                  "ner",
                  "protocol")),
          Map.entry(
              "bench",
              Set.of("server", "intake", "site", "library", "corpus", "records", "protocol")),
          Map.entry("torture", Set.of("bench", "server", "protocol")),
          Map.entry(
              "simulation",
              Set.of(
                  "intake",
                  "lifecycle",
                  "upkeep",
                  "changes",
                  "snapshot",
                  "library",
                  "corpus",
                  "records",
                  "ner",
                  "protocol")));

  @Test
  void arrowsBetweenRoomsAreThoseOfThePicture() {
    Map<String, Set<String>> surplus = new TreeMap<>();
    for (JavaClass type : House.CLASSES) {
      String room = House.room(type);
      type.getDirectDependenciesFromSelf().stream()
          .map(dependency -> dependency.getTargetClass())
          .filter(used -> used.getPackageName().startsWith("be.becivic."))
          .map(House::room)
          .filter(used -> !used.equals(room) && !ARROWS.getOrDefault(room, Set.of()).contains(used))
          .forEach(used -> surplus.computeIfAbsent(room, _ -> new TreeSet<>()).add(used));
    }
    assertThat(surplus).isEmpty();
  }

  @Test
  void everyRoomIsInThePicture() {
    assertThat(House.types().map(House::room)).allMatch(ARROWS::containsKey);
    assertThat(House.types().map(House::room).distinct()).hasSize(ARROWS.size());
  }

  @Test
  void onlyTheListenerKnowsTheHttpLibrary() {
    noClasses()
        .that()
        .resideOutsideOfPackage("be.becivic.server.listener..")
        .and()
        .doNotHaveSimpleName("LibraryServer")
        .should()
        .dependOnClassesThat()
        .resideInAPackage("io.helidon..")
        .check(House.CLASSES);
  }

  @Test
  void onlyRecordsKnowsTheDatabase() {
    noClasses()
        .that()
        .resideOutsideOfPackage("be.becivic.records..")
        .should()
        .dependOnClassesThat(
            resideInAPackage("org.jooq..")
                .or(resideInAPackage("org.flywaydb.."))
                .or(resideInAPackage("java.sql..")))
        .check(House.CLASSES);
  }

  @Test
  void onlySearchKnowsTheSearchLibrary() {
    noClasses()
        .that()
        .resideOutsideOfPackage("be.becivic.library.search..")
        .should()
        .dependOnClassesThat()
        .resideInAPackage("org.apache.lucene..")
        .check(House.CLASSES);
  }

  @Test
  void onlyDiagramKnowsTheLayoutLibrary() {
    noClasses()
        .that()
        .resideOutsideOfPackage("be.becivic.diagram.layout..")
        .should()
        .dependOnClassesThat()
        .resideInAPackage("org.eclipse.elk..")
        .check(House.CLASSES);
  }

  @Test
  void onlyCorpusKnowsGit() {
    noClasses()
        .that()
        .resideOutsideOfPackage("be.becivic.corpus..")
        .should()
        .dependOnClassesThat()
        .resideInAPackage("org.eclipse.jgit..")
        .check(House.CLASSES);
  }
}
