package be.becivic.harness.state;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/**
 * What other programs that read a {@code profile.json} ask of it beyond our schema, so that a
 * person can change programs and keep their file.
 */
final class SharedProfile {
  private static final Map<String, List<String>> PERIODS =
      Map.of(
          "residency_history", List.of("country_of_last_residence"),
          "employment_history", List.of("type"),
          "education_history", List.of("level", "country_of_institution"));
  private static final Set<String> TRANSITIONS =
      Set.of("address-change", "divorce", "marriage-planned");
  private static final int LONGEST_PROCEDURE = 100;

  private SharedProfile() {}

  /** What is wrong with it for them, and what would do. */
  static Optional<String> findProblem(ObjectNode profile) {
    for (Map.Entry<String, List<String>> history : PERIODS.entrySet()) {
      for (JsonNode period : profile.path(history.getKey())) {
        for (String name : history.getValue()) {
          if (!period.has(name)) {
            return Optional.of("every period of " + history.getKey() + " needs " + name);
          }
        }
        if (period.path("days_per_week").isNumber()
            && !period.path("days_per_week").canConvertToExactIntegral()) {
          return Optional.of("days_per_week of employment_history is a whole number");
        }
      }
    }
    if (profile.path("transitions_in_progress").valueStream().anyMatch(SharedProfile::isUnknown)) {
      return Optional.of(
          "transitions_in_progress holds address-change, divorce or marriage-planned");
    }
    if (profile.path("active_procedures").valueStream().anyMatch(SharedProfile::isTooLong)) {
      return Optional.of("a procedure's id has at most " + LONGEST_PROCEDURE + " characters");
    }
    return Optional.empty();
  }

  private static boolean isUnknown(JsonNode transition) {
    return !TRANSITIONS.contains(transition.asString(""));
  }

  private static boolean isTooLong(JsonNode procedure) {
    return procedure.asString("").length() > LONGEST_PROCEDURE;
  }
}
