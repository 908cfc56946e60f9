package be.becivic.cli;

import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAPackage;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.Architectures.layeredArchitecture;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import org.junit.jupiter.api.Test;

/** The picture in ARCHITECTURE.md, asserted. */
class RoomsTest {
  private static final JavaClasses HOUSE =
      new ClassFileImporter()
          .withImportOption(new ImportOption.DoNotIncludeTests())
          .importPackages("be.becivic");

  @Test
  void arrowsBetweenRoomsPointOneWay() {
    layeredArchitecture()
        .consideringOnlyDependenciesInLayers()
        .layer("protocol")
        .definedBy("be.becivic.protocol..")
        .layer("mcp")
        .definedBy("be.becivic.mcp..")
        .layer("ner")
        .definedBy("be.becivic.ner..")
        .layer("diagram")
        .definedBy("be.becivic.diagram..")
        .layer("corpus")
        .definedBy("be.becivic.corpus..")
        .layer("records")
        .definedBy("be.becivic.records..")
        .layer("library")
        .definedBy("be.becivic.library..")
        .layer("intake")
        .definedBy("be.becivic.intake..")
        .layer("lifecycle")
        .definedBy("be.becivic.lifecycle..")
        .layer("site")
        .definedBy("be.becivic.site..")
        .layer("server")
        .definedBy("be.becivic.server..")
        .layer("cli")
        .definedBy("be.becivic.cli..")
        .whereLayer("cli")
        .mayNotBeAccessedByAnyLayer()
        .whereLayer("server")
        .mayOnlyBeAccessedByLayers("cli")
        .whereLayer("intake")
        .mayOnlyBeAccessedByLayers("server")
        .whereLayer("lifecycle")
        .mayOnlyBeAccessedByLayers("server")
        .whereLayer("site")
        .mayOnlyBeAccessedByLayers("server", "cli")
        .whereLayer("library")
        .mayOnlyBeAccessedByLayers("intake", "lifecycle", "site", "server")
        .whereLayer("records")
        .mayOnlyBeAccessedByLayers("library", "intake", "lifecycle", "site", "server")
        .whereLayer("mcp")
        .mayOnlyBeAccessedByLayers("server")
        .whereLayer("ner")
        .mayOnlyBeAccessedByLayers("lifecycle", "server", "cli")
        .whereLayer("diagram")
        .mayOnlyBeAccessedByLayers("site", "cli")
        .whereLayer("diagram")
        .mayNotAccessAnyLayer()
        .whereLayer("corpus")
        .mayOnlyBeAccessedByLayers("library", "intake", "lifecycle", "site", "server", "cli")
        .check(HOUSE);
  }

  @Test
  void whatARoomKeepsInternalStaysThere() {
    for (String room : new String[] {"corpus", "ner", "records"}) {
      noClasses()
          .that()
          .resideOutsideOfPackage("be.becivic." + room + "..")
          .should()
          .dependOnClassesThat()
          .resideInAPackage("be.becivic." + room + ".internal..")
          .check(HOUSE);
    }
  }

  @Test
  void thePackagesOfARoomHaveNoCycles() {
    for (String room : new String[] {"protocol", "lifecycle", "server", "site"}) {
      slices().matching("be.becivic." + room + ".(*)..").should().beFreeOfCycles().check(HOUSE);
    }
  }

  @Test
  void onlyTheListenerKnowsTheHttpLibrary() {
    noClasses()
        .that()
        .resideOutsideOfPackage("be.becivic.server.http..")
        .should()
        .dependOnClassesThat()
        .resideInAPackage("io.helidon..")
        .check(HOUSE);
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
        .check(HOUSE);
  }

  @Test
  void onlySearchKnowsTheSearchLibrary() {
    noClasses()
        .that()
        .resideOutsideOfPackage("be.becivic.library.search..")
        .should()
        .dependOnClassesThat()
        .resideInAPackage("org.apache.lucene..")
        .check(HOUSE);
  }

  @Test
  void onlyDiagramKnowsTheLayoutLibrary() {
    noClasses()
        .that()
        .resideOutsideOfPackage("be.becivic.diagram..")
        .should()
        .dependOnClassesThat()
        .resideInAPackage("org.eclipse.elk..")
        .check(HOUSE);
  }

  @Test
  void onlyCorpusKnowsGit() {
    noClasses()
        .that()
        .resideOutsideOfPackage("be.becivic.corpus..")
        .should()
        .dependOnClassesThat()
        .resideInAPackage("org.eclipse.jgit..")
        .check(HOUSE);
  }
}
