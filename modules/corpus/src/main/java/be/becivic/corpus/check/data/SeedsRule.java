package be.becivic.corpus.check.data;

import be.becivic.corpus.Corpus;
import be.becivic.corpus.check.rule.FileCase;
import be.becivic.corpus.check.rule.FileRule;
import be.becivic.corpus.check.rule.Reporter;
import be.becivic.corpus.check.rule.SchemaWords;
import be.becivic.corpus.json.JsonFields;
import be.becivic.protocol.id.Uid;
import be.becivic.protocol.lifecycle.Status;
import be.becivic.protocol.schema.SchemaName;
import be.becivic.protocol.schema.SchemaViolation;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import tools.jackson.databind.JsonNode;

/** Catalogue seeds are complete, and each uid and name has one current row (§6.3). */
public final class SeedsRule implements FileRule {
  private static final List<String> VALUE_FIELDS = List.of("value", "value_type");
  private static final List<String> REFERENCE_FIELDS = List.of("title", "url");
  private static final Set<String> CONTENT = Set.of("value", "value_type", "title", "url");

  @Override
  public String id() {
    return "seeds";
  }

  @Override
  public Stream<String> files(Corpus corpus) {
    return SeedRow.files(corpus);
  }

  @Override
  public void check(FileCase file, Reporter report) {
    Set<String> seen = new HashSet<>();
    for (SeedRow row : SeedRow.in(file.file())) {
      JsonFields fields = row.fields();
      for (SchemaViolation violation :
          file.schemas().listViolations(schema(row), row.document().json())) {
        report.error(
            row.at(violation.pointer().replaceFirst("^/", "").replaceFirst("/.*", "")),
            SchemaWords.message(violation),
            "See schemas/%s.".formatted(schema(row).fileName()));
      }
      for (String name : row.kind() == Uid.Kind.REFERENCE ? REFERENCE_FIELDS : VALUE_FIELDS) {
        if (fields.object().has(name) && fields.find(name).isEmpty() && !mayBeNull(row, name)) {
          report.error(row.at(name), "The row has no %s.".formatted(name), "Add it.");
        }
      }
      fault(row)
          .ifPresent(
              name ->
                  report.error(
                      row.at(name), "The %s is malformed.".formatted(name), "Correct it."));
      for (String name : List.of("uid", "name")) {
        fields
            .text(name)
            .filter(value -> row.isCurrent() && !seen.add(name + value))
            .ifPresent(
                value ->
                    report.error(
                        row.at(name),
                        "'%s' has another current row.".formatted(value),
                        "Supersede one of them, or give it its own."));
      }
    }
  }

  /** A row without content says so: one that waits for its first, or a quarantined one (§6.3). */
  private static boolean mayBeNull(SeedRow row, String name) {
    JsonFields fields = row.fields();
    Optional<Status> status = fields.text("status").flatMap(Status::parse);
    boolean isMarker =
        fields.find("value").isEmpty()
            && fields.find("url").isEmpty()
            && status.filter(is -> is == Status.ALPHA || is == Status.QUARANTINED).isPresent();
    return fields.object().has(name) && isMarker && CONTENT.contains(name);
  }

  private static SchemaName schema(SeedRow row) {
    return row.kind() == Uid.Kind.REFERENCE ? SchemaName.REFERENCE : SchemaName.VOLATILE_VALUE;
  }

  private static Optional<String> fault(SeedRow row) {
    JsonFields fields = row.fields();
    return fields
        .find("value")
        .filter(value -> !hasType(value, fields.text("value_type").orElse("")))
        .map(_ -> "value");
  }

  private static boolean hasType(JsonNode value, String type) {
    return switch (type) {
      case "number" -> value.isNumber();
      case "integer" -> value.isIntegralNumber();
      case "string" -> value.isString();
      default -> false;
    };
  }
}
