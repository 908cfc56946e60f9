package be.becivic.architecture;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import java.util.stream.Stream;

/** Every class of ours that is compiled from sources in this repository, tests apart. */
final class House {
  static final JavaClasses CLASSES =
      new ClassFileImporter()
          .withImportOption(new ImportOption.DoNotIncludeTests())
          .importPackages("be.becivic");

  private static final String GENERATED_TABLES = "be.becivic.records.internal.jooq";
  private static final String GENERATED_TEMPLATES = "be.becivic.site.template";

  private House() {}

  /** Types with a file of their own; what the build generates is nobody's to tidy. */
  static Stream<JavaClass> types() {
    return CLASSES.stream()
        .filter(each -> each.isTopLevelClass() && !isGenerated(each))
        .filter(each -> !each.getSimpleName().equals("package-info"));
  }

  static boolean isGenerated(JavaClass type) {
    return type.getPackageName().startsWith(GENERATED_TABLES)
        || type.getPackageName().startsWith(GENERATED_TEMPLATES);
  }

  /** The second word after the group: {@code be.becivic.records.vote} is in {@code records}. */
  static String room(JavaClass type) {
    return type.getPackageName().split("\\.")[2];
  }
}
