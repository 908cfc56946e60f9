package be.becivic.server.operator;

import be.becivic.server.operation.ServedOperation;
import java.util.List;
import java.util.stream.Stream;

/** Everything behind the operator's token, the review queue apart. */
public final class OperatorOperations {
  public static final List<ServedOperation> ALL =
      Stream.of(
              StateOperations.SERVED,
              StatsOperations.SERVED,
              List.of(CatalogueEntryOperation.SERVED, JobOperation.SERVED))
          .flatMap(List::stream)
          .toList();

  private OperatorOperations() {}
}
