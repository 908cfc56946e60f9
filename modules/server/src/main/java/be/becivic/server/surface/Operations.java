package be.becivic.server.surface;

import be.becivic.protocol.operation.Operation;
import be.becivic.server.operation.BoundOperation;
import be.becivic.server.operation.FrontDoors;
import be.becivic.server.operation.ServedOperation;
import be.becivic.server.operator.OperatorOperations;
import be.becivic.server.read.Reads;
import be.becivic.server.review.MaintenanceOperations;
import be.becivic.server.submission.SubmissionOperations;
import java.util.List;
import java.util.stream.Stream;

/** Every operation there is; tools and tables show them in this order. */
public final class Operations {
  private static final List<ServedOperation> ALL =
      Stream.of(
              Reads.ALL,
              SubmissionOperations.ALL,
              OperatorOperations.ALL,
              MaintenanceOperations.ALL)
          .flatMap(List::stream)
          .toList();

  private Operations() {}

  public static List<Operation> list() {
    return ALL.stream().map(ServedOperation::operation).toList();
  }

  public static List<BoundOperation> bind(FrontDoors doors) {
    return bind(ALL, doors);
  }

  /** Only those a maintainer's commands speak to. */
  public static List<BoundOperation> bindMaintenance(FrontDoors doors) {
    return bind(MaintenanceOperations.ALL, doors);
  }

  private static List<BoundOperation> bind(List<ServedOperation> served, FrontDoors doors) {
    return served.stream().map(each -> each.bind(doors)).toList();
  }
}
