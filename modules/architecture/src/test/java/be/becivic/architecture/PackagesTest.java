package be.becivic.architecture;

import static java.util.stream.Collectors.counting;
import static java.util.stream.Collectors.groupingBy;
import static java.util.stream.Collectors.mapping;
import static java.util.stream.Collectors.toList;
import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.library.dependencies.SliceAssignment;
import com.tngtech.archunit.library.dependencies.SliceIdentifier;
import com.tngtech.archunit.library.dependencies.SlicesRuleDefinition;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/** Packages are small, depend on each other one way, and keep what is internal to themselves. */
class PackagesTest {
  private static final int LARGEST = 27;
  private static final String INTERNAL = ".internal";

  /** Every program begins in a class of that name. */
  private static final Set<String> SAME_IDEA = Set.of("Main");

  @Test
  void noPackageDependsOnItselfThroughOthers() {
    SlicesRuleDefinition.slices()
        .assignedFrom(new ByPackage())
        .should()
        .beFreeOfCycles()
        .check(House.CLASSES);
  }

  @Test
  void aPackageHoldsOneSubject() {
    Map<String, Long> sizes =
        House.types().collect(groupingBy(JavaClass::getPackageName, counting()));
    sizes.values().removeIf(size -> size <= LARGEST);
    assertThat(sizes).isEmpty();
  }

  @Test
  void whatIsInternalIsUsedOnlyBelowThePackageThatHidesIt() {
    List<String> intrusions =
        House.CLASSES.stream()
            .flatMap(type -> type.getDirectDependenciesFromSelf().stream())
            .filter(each -> isIntrusion(each.getOriginClass(), each.getTargetClass()))
            .map(
                each ->
                    each.getOriginClass().getName() + " uses " + each.getTargetClass().getName())
            .distinct()
            .toList();
    assertThat(intrusions).isEmpty();
  }

  private static boolean isIntrusion(JavaClass user, JavaClass used) {
    String name = used.getPackageName();
    int hidden = (name + ".").indexOf(INTERNAL + ".");
    if (!name.startsWith("be.becivic.") || hidden < 0) {
      return false;
    }
    return !(user.getPackageName() + ".").startsWith(name.substring(0, hidden) + ".");
  }

  @Test
  void noNameStandsForTwoIdeas() {
    Map<String, List<String>> byName =
        House.types()
            .collect(groupingBy(JavaClass::getSimpleName, mapping(JavaClass::getName, toList())));
    byName.entrySet().removeIf(each -> each.getValue().size() == 1);
    byName.keySet().removeAll(SAME_IDEA);
    assertThat(byName).isEmpty();
  }

  @Test
  void everyPackageSaysWhatItIsForAndForbidsNull() {
    Set<String> described =
        House.CLASSES.stream()
            .filter(each -> each.getSimpleName().equals("package-info"))
            .map(JavaClass::getPackageName)
            .collect(Collectors.toSet());
    assertThat(
            House.types()
                .map(JavaClass::getPackageName)
                .distinct()
                .filter(name -> !described.contains(name)))
        .isEmpty();
  }

  /** A slice a package; what is generated belongs to none. */
  private static final class ByPackage implements SliceAssignment {
    @Override
    public SliceIdentifier getIdentifierOf(JavaClass type) {
      return House.isGenerated(type) || !type.getPackageName().startsWith("be.becivic.")
          ? SliceIdentifier.ignore()
          : SliceIdentifier.of(type.getPackageName());
    }

    @Override
    public String getDescription() {
      return "packages";
    }
  }
}
