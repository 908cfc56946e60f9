package be.becivic.protocol.schema;

import be.becivic.protocol.error.Rejection;
import com.networknt.schema.Error;
import com.networknt.schema.path.NodePath;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.IntStream;

/**
 * What a validation run found. The one reported is a missing or mistyped member if there is one,
 * else a wrong value, else a member that should not be there, else a failed combination; among
 * equals the shallowest, then the first in the schema. What lies inside a member that should not be
 * there does not count.
 */
final class Violations extends ArrayList<Error> {
  /** A hostile body could otherwise make the validator hold one error a byte. */
  private static final int LIMIT = 500;

  private static final String REFUSED = "additionalProperties";

  @Override
  public boolean add(Error error) {
    return size() < LIMIT && super.add(error);
  }

  Optional<Error> mostUseful() {
    List<NodePath> refused =
        stream().filter(Violations::isRefused).map(Error::getInstanceLocation).distinct().toList();
    return stream()
        .filter(error -> isRefused(error) || refused.stream().noneMatch(contains(error)))
        .min(
            Comparator.comparingInt(Violations::rank)
                .thenComparingInt(error -> error.getInstanceLocation().getNameCount()));
  }

  static Rejection toRejection(Error error, Vocabulary vocabulary) {
    List<Object> steps = new ArrayList<>(steps(error.getInstanceLocation()));
    String keyword = keyword(error);
    if (keyword.equals("required")) {
      return Rejection.missing(vocabulary.pointer(steps), error.getProperty());
    }
    if (keyword.equals(REFUSED) && error.getProperty() != null) {
      steps.add(error.getProperty());
    }
    return Rejection.schema(vocabulary.pointer(steps), keyword);
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
      case "allOf", "anyOf", "oneOf", "not", "if" -> 3;
      default -> 1;
    };
  }

  private static List<Object> steps(NodePath path) {
    return IntStream.range(0, path.getNameCount()).mapToObj(path::getElement).toList();
  }
}
