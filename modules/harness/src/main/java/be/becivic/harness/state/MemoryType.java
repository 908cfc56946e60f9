package be.becivic.harness.state;

import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;

/** The kinds of notes there are; no other is written (§8.7.5). */
public enum MemoryType {
  CUSTOMER_CONTEXT,
  PROCEDURE_PROGRESS,
  DECISION_LOG,
  DOCUMENT_REFERENCE,
  PATH_HISTORY;

  private final String wireName = name().toLowerCase(Locale.ROOT);

  public String wireName() {
    return wireName;
  }

  /** A note's file; a fallback's colon is not part of a file's name. */
  public String fileName(String id) {
    return this == CUSTOMER_CONTEXT
        ? wireName + ".md"
        : wireName + "_" + id.replace(':', '-') + ".md";
  }

  public static Optional<MemoryType> parse(String wireName) {
    return Stream.of(values()).filter(type -> type.wireName.equals(wireName)).findFirst();
  }
}
