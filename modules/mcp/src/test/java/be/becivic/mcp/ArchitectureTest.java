package be.becivic.mcp;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import org.junit.jupiter.api.Test;

class ArchitectureTest {
  private static final JavaClasses MCP =
      new ClassFileImporter()
          .withImportOption(new ImportOption.DoNotIncludeTests())
          .importPackages("be.becivic.mcp");

  @Test
  void subpackagesAreFreeOfCycles() {
    slices().matching("be.becivic.mcp.(*)..").should().beFreeOfCycles().check(MCP);
  }

  @Test
  void nothingOfBeCivicIsKnownButTheWayToReadJson() {
    classes()
        .should()
        .onlyDependOnClassesThat()
        .resideInAnyPackage(
            "be.becivic.mcp..",
            "be.becivic.protocol.json",
            "be.becivic.protocol.error",
            "java..",
            "javax.crypto..",
            "tools.jackson..",
            "com.networknt..",
            "org.jspecify..")
        .check(MCP);
  }

  @Test
  void theBindingsDoNotKnowEachOther() {
    classes()
        .that()
        .resideInAPackage("be.becivic.mcp.http")
        .should()
        .onlyBeAccessed()
        .byAnyPackage("be.becivic.mcp.http")
        .check(MCP);
    classes()
        .that()
        .resideInAPackage("be.becivic.mcp.stdio")
        .should()
        .onlyBeAccessed()
        .byAnyPackage("be.becivic.mcp.stdio")
        .check(MCP);
  }
}
