package be.becivic.server.review;

import be.becivic.server.operation.ServedOperation;
import java.util.List;
import java.util.stream.Stream;

/** What a maintainer's commands speak to. */
public final class MaintenanceOperations {
  public static final List<ServedOperation> ALL =
      Stream.of(ReviewOperations.SERVED, ChangeOperations.SERVED).flatMap(List::stream).toList();

  private MaintenanceOperations() {}
}
