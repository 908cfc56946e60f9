package be.becivic.harness.state;

import java.time.LocalDate;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/** What may be kept of a document somebody showed: the named fields and nothing else (§8.9.2). */
public record DocumentReference(String sourceCategory, Map<String, String> fields) {
  private static final Pattern LABEL =
      Pattern.compile("(?!.*[0-9]{3})[A-Za-z][A-Za-z0-9 +-]{0,31}");
  private static final Pattern COUNTRY = Pattern.compile("[a-z]{2}");
  private static final Pattern DATE = Pattern.compile("\\d{4}-\\d{2}-\\d{2}");
  private static final Set<String> AUTHORITIES = Set.of("commune", "CGVS", "OCMW", "other");
  private static final Set<String> SUBJECTS = Set.of("invitation", "refusal", "decision");
  private static final Set<String> SOURCES =
      Set.of(
          "identity-card",
          "residence-card",
          "passport",
          "work-permit",
          "diploma",
          "letter",
          "other");

  public DocumentReference {
    fields = Collections.unmodifiableMap(new LinkedHashMap<>(fields));
  }

  /** Reads what an agent extracted; empty as soon as one field is not on the list. */
  public static Optional<DocumentReference> parse(String sourceCategory, JsonNode given) {
    Map<String, String> fields = new LinkedHashMap<>();
    for (Map.Entry<String, JsonNode> each : given.properties()) {
      Optional<String> text = each.getValue().stringValueOpt();
      if (text.isEmpty() || !admits(each.getKey(), text.get())) {
        return Optional.empty();
      }
      fields.put(each.getKey(), text.get());
    }
    return SOURCES.contains(sourceCategory) && !fields.isEmpty()
        ? Optional.of(new DocumentReference(sourceCategory, fields))
        : Optional.empty();
  }

  /** What would be kept, in a line a person can read. */
  public String words() {
    return fields.entrySet().stream()
        .map(each -> each.getKey().replace('_', ' ') + ": " + each.getValue())
        .collect(Collectors.joining(", ", sourceCategory + ", ", ""));
  }

  public Note note(String id, LocalDate today) {
    ObjectNode values = JsonNodeFactory.instance.objectNode();
    ArrayNode names = JsonNodeFactory.instance.arrayNode();
    fields.forEach(
        (name, value) -> {
          values.put(name, value);
          names.add(name);
        });
    return Note.of(MemoryType.DOCUMENT_REFERENCE, id, "What was read on a " + sourceCategory, "")
        .with("source_category", sourceCategory)
        .with("extraction_date", today.toString())
        .with("fields_extracted", names)
        .with("fields", values);
  }

  private static boolean admits(String name, String value) {
    return switch (name) {
      case "permit_type" -> LABEL.matcher(value).matches();
      case "issuing_country" -> COUNTRY.matcher(value).matches();
      case "validity_start", "validity_end", "deadline_date" -> DATE.matcher(value).matches();
      case "issuing_authority_category" -> AUTHORITIES.contains(value);
      case "subject_category" -> SUBJECTS.contains(value);
      default -> false;
    };
  }
}
