package be.becivic.server.openapi;

import be.becivic.protocol.operation.Operation;
import be.becivic.protocol.operation.Shape;
import be.becivic.protocol.operation.Surface;
import be.becivic.protocol.schema.SchemaName;
import be.becivic.protocol.schema.Schemas;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.net.URI;
import java.util.List;
import java.util.Locale;
import java.util.TreeMap;
import java.util.stream.Stream;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;

/** The OpenAPI 3.1 document. */
public final class ApiDocument {
  private static final JsonMapper MAPPER = new JsonMapper();

  private ApiDocument() {}

  public static ObjectNode of(List<Operation> operations, Schemas published, URI base) {
    List<Operation> served = operations.stream().filter(each -> each.isOn(Surface.HTTP)).toList();
    ObjectNode document = read("document.json");
    document.withArray("servers").addObject().put("url", base.toString());
    ObjectNode paths = document.putObject("paths");
    for (Operation operation : served) {
      Operation.Address address = operation.address().orElseThrow();
      paths
          .withObjectProperty(address.path())
          .set(address.method().name().toLowerCase(Locale.ROOT), OperationEntry.of(operation));
    }
    ObjectNode components = document.putObject("components");
    ObjectNode shapes = shapes(served);
    new BundledSchemas(published).addTo(shapes, published(served));
    components.set("schemas", shapes);
    components.set("securitySchemes", read("access.json"));
    return document;
  }

  private static ObjectNode shapes(List<Operation> operations) {
    TreeMap<String, Shape.Named> byName = new TreeMap<>();
    used(operations)
        .flatMap(ApiDocument::withUsed)
        .forEach(
            shape -> {
              Shape.Named known = byName.putIfAbsent(shape.name(), shape);
              if (known != null && !known.equals(shape)) {
                throw new IllegalStateException("two shapes are called " + shape.name());
              }
            });
    ObjectNode schemas = MAPPER.createObjectNode();
    schemas.set("Problem", read("problem.json"));
    byName.forEach((name, shape) -> schemas.set(name, shape.schema()));
    return schemas;
  }

  private static Stream<Shape> used(List<Operation> operations) {
    return operations.stream()
        .flatMap(
            operation ->
                Stream.concat(
                    operation.body().stream(),
                    operation.answers().stream().map(answer -> answer.shape())));
  }

  private static Stream<SchemaName> published(List<Operation> operations) {
    return used(operations)
        .flatMap(
            shape ->
                switch (shape) {
                  case Shape.Published(SchemaName name) -> Stream.of(name);
                  case Shape.Named _ -> Stream.empty();
                });
  }

  private static Stream<Shape.Named> withUsed(Shape shape) {
    return switch (shape) {
      case Shape.Published _ -> Stream.empty();
      case Shape.Named named ->
          Stream.concat(Stream.of(named), named.uses().stream().flatMap(ApiDocument::withUsed));
    };
  }

  private static ObjectNode read(String resource) {
    try (InputStream in = ApiDocument.class.getResourceAsStream(resource)) {
      if (in == null) {
        throw new IllegalStateException("the program lacks " + resource);
      }
      return (ObjectNode) MAPPER.readTree(in);
    } catch (IOException broken) {
      throw new UncheckedIOException(broken);
    }
  }
}
