package be.becivic.protocol.schema;

import be.becivic.protocol.error.Rejection;
import be.becivic.protocol.error.Violation;
import com.networknt.schema.Error;
import com.networknt.schema.path.NodePath;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import tools.jackson.databind.JsonNode;

/**
 * What a validation run found. The one reported is a missing or mistyped member if there is one,
 * else a wrong value, else a member that should not be there, else a failed combination; among
 * equals the shallowest, then the first in the schema. What lies inside a member that should not be
 * there does not count.
 */
final class SchemaViolations extends ArrayList<Error> {
  /** A hostile body could otherwise make the validator hold one error a byte. */
  private static final int LIMIT = 500;

  private static final int MOST_TOLD = 40;
  private static final int COMBINATION = 3;
  private static final String REFUSED = "additionalProperties";
  private static final Comparator<Error> USEFUL =
      Comparator.comparingInt(SchemaViolations::rank)
          .thenComparingInt(error -> error.getInstanceLocation().getNameCount());

  @Override
  public boolean add(Error error) {
    return size() < LIMIT && super.add(error);
  }

  Optional<Error> mostUseful() {
    return outsideRefused().min(USEFUL);
  }

  /** All of them as a submitter is told, the most useful first. */
  List<Violation> tell(MemberNames vocabulary, AllowedValues allowed) {
    return outsideRefused()
        .filter(error -> rank(error) < COMBINATION)
        .sorted(USEFUL)
        .map(
            error ->
                new Violation(
                    vocabulary.pointer(place(error)),
                    keyword(error),
                    isMissing(error) ? Optional.of(error.getProperty()) : Optional.empty(),
                    allowed.of(error)))
        .distinct()
        .limit(MOST_TOLD)
        .toList();
  }

  /** All of them; a failed combination only where nothing more precise is said. */
  List<SchemaViolation> list() {
    List<Error> errors = outsideRefused().toList();
    boolean isPrecise = errors.stream().anyMatch(error -> rank(error) < COMBINATION);
    return errors.stream()
        .filter(error -> !isPrecise || rank(error) < COMBINATION)
        .map(SchemaViolations::toViolation)
        .distinct()
        .toList();
  }

  private Stream<Error> outsideRefused() {
    List<NodePath> refused =
        stream()
            .filter(SchemaViolations::isRefused)
            .map(Error::getInstanceLocation)
            .distinct()
            .toList();
    return stream()
        .filter(error -> isRefused(error) || refused.stream().noneMatch(contains(error)));
  }

  static Rejection toRejection(Error error, MemberNames vocabulary) {
    String pointer = vocabulary.pointer(place(error));
    return isMissing(error)
        ? Rejection.missing(pointer, error.getProperty())
        : Rejection.schema(pointer, keyword(error));
  }

  private static SchemaViolation toViolation(Error error) {
    return new SchemaViolation(
        pointer(place(error)),
        keyword(error),
        isMissing(error) ? Optional.of(error.getProperty()) : Optional.empty(),
        allowed(error));
  }

  private static List<String> allowed(Error error) {
    return switch (error.getKeyword()) {
      case "enum" -> error.getSchemaNode().values().stream().map(JsonNode::asString).toList();
      case "const" -> List.of(error.getSchemaNode().asString());
      default -> List.of();
    };
  }

  /** A JSON pointer along names and indexes. */
  static String pointer(List<Object> steps) {
    return steps.stream()
        .map(step -> "/" + step.toString().replace("~", "~0").replace("/", "~1"))
        .collect(Collectors.joining());
  }

  private static boolean isMissing(Error error) {
    return keyword(error).equals("required");
  }

  /** Where the offending value is; for a member nobody knows, the member itself. */
  private static List<Object> place(Error error) {
    List<Object> steps = new ArrayList<>(steps(error.getInstanceLocation()));
    if (keyword(error).equals(REFUSED) && error.getProperty() != null) {
      steps.add(error.getProperty());
    }
    return steps;
  }

  private static boolean isRefused(Error error) {
    return error.getKeyword().equals("false");
  }

  private static Predicate<NodePath> contains(Error error) {
    return place -> error.getInstanceLocation().startsWith(place);
  }

  /** To the submitter a member the schema forbids and one it does not name are the same thing. */
  private static String keyword(Error error) {
    return switch (error.getKeyword()) {
      case "false" -> REFUSED;
      case "minContains" -> "contains";
      case String other -> other;
    };
  }

  private static int rank(Error error) {
    return switch (keyword(error)) {
      case "required", "type" -> 0;
      case REFUSED -> 2;
      case "allOf", "anyOf", "oneOf", "not", "if" -> COMBINATION;
      default -> 1;
    };
  }

  private static List<Object> steps(NodePath path) {
    return IntStream.range(0, path.getNameCount()).mapToObj(path::getElement).toList();
  }
}
