package be.becivic.harness.rules;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import tools.jackson.databind.JsonNode;

/** What this session has to look with, which decides what it may do (§24.3). */
public sealed interface SessionRules {

  /** Fetched at the start: the session may write and submit. */
  record Fetched(Screen screen) implements SessionRules {}

  /** Those of an earlier session: it may write, and submits nothing. */
  record Kept(Screen screen) implements SessionRules {}

  /** None: nothing a person wrote freely may be kept, and nothing is submitted. */
  record Missing() implements SessionRules {}

  /** What is reported where nothing could be looked for. */
  String NO_RULES = "no_rules";

  default boolean maySubmit() {
    return this instanceof Fetched;
  }

  default List<String> look(String text) {
    return findScreen().map(screen -> screen.look(text)).orElseGet(() -> List.of(NO_RULES));
  }

  default List<String> look(JsonNode document, Set<String> freeTexts) {
    return findScreen()
        .map(screen -> screen.look(document, freeTexts))
        .orElseGet(() -> List.of(NO_RULES));
  }

  private Optional<Screen> findScreen() {
    return switch (this) {
      case Fetched(Screen screen) -> Optional.of(screen);
      case Kept(Screen screen) -> Optional.of(screen);
      case Missing() -> Optional.empty();
    };
  }
}
