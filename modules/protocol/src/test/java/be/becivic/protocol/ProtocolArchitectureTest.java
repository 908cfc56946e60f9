package be.becivic.protocol;

import static com.tngtech.archunit.base.DescribedPredicate.not;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.assignableTo;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.belongToAnyOf;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAPackage;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAnyPackage;
import static com.tngtech.archunit.core.domain.JavaModifier.STATIC;
import static com.tngtech.archunit.core.domain.JavaModifier.SYNTHETIC;
import static com.tngtech.archunit.core.domain.properties.HasName.Predicates.name;
import static com.tngtech.archunit.core.domain.properties.HasOwner.Predicates.With.owner;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.fields;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noFields;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.JavaCall;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import java.io.File;
import java.net.IDN;
import java.net.URI;
import java.net.URISyntaxException;
import java.time.Clock;
import java.util.AbstractCollection;
import java.util.AbstractMap;
import java.util.concurrent.Executor;
import java.util.concurrent.Executors;
import org.junit.jupiter.api.Test;

final class ProtocolArchitectureTest {
  private static final JavaClasses PROTOCOL =
      new ClassFileImporter()
          .withImportOption(new ImportOption.DoNotIncludeTests())
          .importPackages("be.becivic.protocol");

  @Test
  void subpackagesAreFreeOfCycles() {
    slices().matching("be.becivic.protocol.(*)..").should().beFreeOfCycles().check(PROTOCOL);
  }

  @Test
  void nothingTouchesFilesDatabasesOrLogs() {
    noClasses()
        .should()
        .dependOnClassesThat(
            resideInAnyPackage(
                    "java.nio.file..",
                    "java.sql..",
                    "javax.sql..",
                    "org.slf4j..",
                    "java.util.logging..")
                .or(belongToAnyOf(File.class)))
        .check(PROTOCOL);
  }

  @Test
  void nothingTouchesTheNetworkThoughAddressesMayBeParsed() {
    noClasses()
        .should()
        .dependOnClassesThat(
            resideInAnyPackage("java.net..")
                .and(not(belongToAnyOf(URI.class, URISyntaxException.class, IDN.class))))
        .check(PROTOCOL);
  }

  @Test
  void nothingStartsThreadsOrProcesses() {
    noClasses()
        .should()
        .dependOnClassesThat(
            belongToAnyOf(
                Thread.class,
                Executor.class,
                Executors.class,
                ProcessBuilder.class,
                Process.class,
                Runtime.class))
        .check(PROTOCOL);
  }

  @Test
  void nothingReadsTheClock() {
    DescribedPredicate<JavaCall<?>> now =
        JavaCall.Predicates.target(name("now"))
            .and(JavaCall.Predicates.target(owner(resideInAPackage("java.time.."))));
    noClasses()
        .should()
        .callMethodWhere(now)
        .orShould()
        .callMethod(System.class, "currentTimeMillis")
        .orShould()
        .dependOnClassesThat(belongToAnyOf(Clock.class))
        .check(PROTOCOL);
  }

  @Test
  void staticFieldsAreFinal() {
    fields().that().areStatic().should().beFinal().check(PROTOCOL);
  }

  @Test
  void staticFieldsDoNotHoldMutableThings() {
    DescribedPredicate<JavaClass> mutable =
        assignableTo(AbstractCollection.class)
            .or(assignableTo(AbstractMap.class))
            .or(assignableTo(StringBuilder.class))
            .or(resideInAPackage("java.util.concurrent.."));
    noFields()
        .that()
        .haveModifier(STATIC)
        .and()
        .doNotHaveModifier(SYNTHETIC)
        .should()
        .haveRawType(mutable)
        .check(PROTOCOL);
  }

  @Test
  void staticArraysStayInsideTheirClass() {
    fields()
        .that()
        .areStatic()
        .and()
        .doNotHaveModifier(SYNTHETIC)
        .and()
        .haveRawType(DescribedPredicate.describe("array", JavaClass::isArray))
        .should()
        .bePrivate()
        .check(PROTOCOL);
  }
}
