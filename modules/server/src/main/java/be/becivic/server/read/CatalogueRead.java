package be.becivic.server.read;

import be.becivic.library.Library;
import be.becivic.library.history.CatalogueReader;
import be.becivic.protocol.error.ErrorCategory;
import be.becivic.protocol.error.Outcome;
import be.becivic.protocol.error.Rejection;
import be.becivic.protocol.id.Uid;
import be.becivic.protocol.operation.Arguments;
import be.becivic.protocol.operation.Operation;
import be.becivic.protocol.operation.Parameter;
import be.becivic.records.Tables;
import be.becivic.server.operation.FrontDoors;
import be.becivic.server.operation.ServedOperation;
import java.util.List;
import java.util.Optional;
import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.stream.Stream;
import tools.jackson.databind.node.ObjectNode;

/** The catalogues with their revisions (S36). */
record CatalogueRead<C>(
    Library library, Uid.Kind kind, Function<Tables, CatalogueReader<C>> reader) {
  private static final Parameter<String> UID =
      Parameter.segment("uid").says("A catalogue number such as val-00042 or ref-00007.");

  static final List<ServedOperation> SERVED =
      Stream.concat(
              served(
                  "volatile_value",
                  "/api/volatile-values",
                  "value",
                  doors ->
                      new CatalogueRead<>(
                          doors.library(),
                          Uid.Kind.VOLATILE_VALUE,
                          tables -> CatalogueReader.values(tables, doors.thresholds()))),
              served(
                  "reference",
                  "/api/references",
                  "reference",
                  doors ->
                      new CatalogueRead<>(
                          doors.library(),
                          Uid.Kind.REFERENCE,
                          tables -> CatalogueReader.references(tables, doors.thresholds()))))
          .toList();

  private static <C> Stream<ServedOperation> served(
      String name, String path, String what, Function<FrontDoors, CatalogueRead<C>> open) {
    return Stream.of(
        new ServedOperation(
            Operation.get("list_" + name + "s", path)
                .says("What is ours of every " + what + ", by number.")
                .takes(Filters.UP_TO_100, Filters.AFTER)
                .answers(200, "By number", CatalogueShapes.ROWS)
                .keptFor(Filters.SIGNALS)
                .notAsTool()
                .open(),
            doors -> (Read) open.apply(doors)::list),
        new ServedOperation(
            Operation.get(name, path + "/{uid}")
                .says(
                    "One "
                        + what
                        + " as we say it, with the latest stable one and what is under review.")
                .takes(UID)
                .answers(200, "The row", CatalogueShapes.VOICED_ROW)
                .refuses(ErrorCategory.NOT_FOUND)
                .keptFor(Filters.SIGNALS)
                .notAsTool()
                .open(),
            doors -> open.apply(doors).one(CatalogueReader::find)),
        new ServedOperation(
            Operation.get(name + "_history", path + "/{uid}/history")
                .says("What a " + what + " was, and when; what was never ours is untrusted.")
                .takes(UID)
                .answers(200, "Newest first", CatalogueShapes.HISTORY)
                .refuses(ErrorCategory.NOT_FOUND)
                .keptFor(Filters.SIGNALS)
                .notAsTool()
                .open(),
            doors -> open.apply(doors).one(CatalogueReader::findHistory)));
  }

  private Outcome<ObjectNode> list(Arguments arguments) {
    Optional<String> cursor = arguments.find(Filters.AFTER);
    Optional<Uid> after = cursor.flatMap(text -> Uid.parse(kind, text));
    if (cursor.isPresent() && after.isEmpty()) {
      return Outcome.refused(Rejection.schema("/" + Filters.AFTER.name(), "pattern"));
    }
    int limit = arguments.get(Filters.UP_TO_100);
    return Outcome.ok(library.records().read(tables -> reader.apply(tables).list(after, limit)));
  }

  private Read one(BiFunction<CatalogueReader<C>, Uid, Optional<ObjectNode>> look) {
    return arguments ->
        Uid.parse(kind, arguments.get(UID))
            .flatMap(uid -> library.records().read(tables -> look.apply(reader.apply(tables), uid)))
            .map(Outcome::ok)
            .orElseGet(() -> Outcome.refused(Rejection.of(ErrorCategory.NOT_FOUND)));
  }
}
