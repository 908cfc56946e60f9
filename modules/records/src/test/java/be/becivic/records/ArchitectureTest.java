package be.becivic.records;

import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAnyPackage;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideOutsideOfPackage;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import org.junit.jupiter.api.Test;

final class ArchitectureTest {
  private static final JavaClasses ROOM =
      new ClassFileImporter()
          .withImportOption(new ImportOption.DoNotIncludeTests())
          .importPackages("be.becivic");

  @Test
  void recordsKnowsNoOtherRoomThanProtocol() {
    classes()
        .that()
        .resideInAPackage("be.becivic.records..")
        .should()
        .onlyDependOnClassesThat(
            resideInAnyPackage("be.becivic.records..", "be.becivic.protocol..")
                .or(resideOutsideOfPackage("be.becivic..")))
        .check(ROOM);
  }

  @Test
  void theFrontDoorShowsNothingOfHowItIsBuilt() {
    noClasses()
        .that()
        .resideInAnyPackage("be.becivic.records", "be.becivic.records.model")
        .should()
        .dependOnClassesThat()
        .resideInAnyPackage(
            "org.jooq..", "org.sqlite..", "org.flywaydb..", "com.zaxxer..", "java.sql..")
        .check(ROOM);
  }

  @Test
  void enginesDoNotKnowEachOther() {
    noClasses()
        .that()
        .resideInAPackage("..internal.embedded..")
        .should()
        .dependOnClassesThat()
        .resideInAPackage("..internal.postgres..")
        .check(ROOM);
    noClasses()
        .that()
        .resideInAPackage("..internal.postgres..")
        .should()
        .dependOnClassesThat()
        .resideInAPackage("..internal.embedded..")
        .check(ROOM);
  }
}
