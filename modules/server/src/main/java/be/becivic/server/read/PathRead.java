package be.becivic.server.read;

import be.becivic.protocol.error.ErrorCategory;
import be.becivic.protocol.error.Outcome;
import be.becivic.protocol.operation.Arguments;
import be.becivic.protocol.operation.Operation;
import be.becivic.protocol.operation.Parameter;
import be.becivic.server.operation.ServedOperation;
import java.util.Optional;
import tools.jackson.databind.node.ObjectNode;

/** The path directory with one path in it. */
record PathRead(PathDirectoryRead directory) implements Read {
  private static final Parameter<String> ID = Parameter.segment("id").says("Id of the path.");

  private static final Operation OPERATION =
      Operation.get("read_path", "/api/paths/{id}")
          .says("One path with its sources.")
          .takes(ID, Filters.SHOWN_STATUS, PathDirectoryRead.SOURCES)
          .answers(200, "The path with its sources", PathDirectoryRead.PATHS)
          .refuses(ErrorCategory.NOT_FOUND)
          .keptFor(Filters.CONTENT)
          .notAsTool()
          .open();

  static final ServedOperation SERVED =
      new ServedOperation(OPERATION, doors -> new PathRead(PathDirectoryRead.of(doors)));

  @Override
  public Outcome<ObjectNode> answer(Arguments arguments) {
    String id = arguments.get(ID);
    return directory.list(
        arguments.get(Filters.SHOWN_STATUS),
        arguments.find(PathDirectoryRead.SOURCES).orElse(true)
            ? PathsView.FULL
            : PathsView.WITHOUT_SOURCES,
        path -> path.id().value().equals(id),
        Optional.of(id));
  }
}
