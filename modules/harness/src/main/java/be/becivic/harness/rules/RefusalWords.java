package be.becivic.harness.rules;

import be.becivic.protocol.error.ErrorCategory;
import be.becivic.protocol.error.Rejection;
import be.becivic.protocol.error.Violation;
import java.util.List;
import java.util.stream.Collectors;

/** What a schema refused, in words an agent can mend it by; nothing of what was given. */
public final class RefusalWords {
  private static final int SHOWN = 5;

  private RefusalWords() {}

  public static String of(Rejection rejection) {
    if (rejection.category() == ErrorCategory.IDENTITY_FIELD_PRESENT) {
      return "a member at "
          + place(rejection.pointer().orElse(""))
          + " is for something that identifies a person, which is never kept; leave it out";
    }
    List<Violation> all =
        rejection.violations().isEmpty()
            ? List.of(Violation.of(rejection))
            : rejection.violations();
    return all.stream()
        .limit(SHOWN)
        .map(RefusalWords::of)
        .distinct()
        .collect(Collectors.joining("; "));
  }

  private static String of(Violation violation) {
    String at = place(violation.pointer());
    String allowed = String.join(", ", violation.allowed());
    if (violation.missing().isPresent()) {
      return at
          + " misses "
          + violation.missing().get()
          + (allowed.isEmpty() ? "" : " (" + allowed + ")");
    }
    return switch (violation.keyword()) {
      case "additionalProperties", "unevaluatedProperties", "false" ->
          at + " has a member that is not known" + takes(allowed);
      case "enum", "const" -> at + " is none of: " + allowed;
      case String keyword -> at + " does not meet " + keyword + takes(allowed);
    };
  }

  private static String takes(String allowed) {
    return allowed.isEmpty() ? "" : "; it takes " + allowed;
  }

  private static String place(String pointer) {
    return pointer.isEmpty() ? "the top" : pointer;
  }
}
