package be.becivic.protocol.schema;

import be.becivic.protocol.error.Rejection;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;
import tools.jackson.core.JsonPointer;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;
import tools.jackson.databind.node.StringNode;

/**
 * The instances under {@code fixtures/<schema>}: whole ones in {@code valid}, and in {@code
 * invalid} named changes to a valid one with what each must fail on.
 */
public final class Fixtures {
  private static final JsonMapper MAPPER = new JsonMapper();
  private static final Path ROOT = root();

  /** An instance its schema accepts. */
  public record Valid(SchemaName schema, String name, JsonNode instance) {
    @Override
    public String toString() {
      return schema + " " + name;
    }
  }

  /** An instance its schema refuses, and the refusal. */
  public record Invalid(SchemaName schema, String name, JsonNode instance, Rejection expected) {
    @Override
    public String toString() {
      return schema + " " + name;
    }
  }

  private Fixtures() {}

  public static List<Valid> valid() {
    return schemas().flatMap(Fixtures::valid).toList();
  }

  public static Stream<Valid> valid(SchemaName schema) {
    return files(schema, "valid").map(file -> new Valid(schema, stem(file), read(file)));
  }

  public static Valid valid(SchemaName schema, String name) {
    return new Valid(schema, name, read(folder(schema, "valid").resolve(name + ".json")));
  }

  public static List<Invalid> invalid() {
    return schemas().flatMap(Fixtures::invalid).toList();
  }

  public static Stream<Invalid> invalid(SchemaName schema) {
    return files(schema, "invalid").flatMap(file -> cases(schema, file).stream());
  }

  private static List<Invalid> cases(SchemaName schema, Path file) {
    JsonNode content = read(file);
    JsonNode base = read(folder(schema, "valid").resolve(content.get("base").asString() + ".json"));
    var cases = new ArrayList<Invalid>();
    content
        .get("cases")
        .properties()
        .forEach(
            entry ->
                cases.add(
                    new Invalid(
                        schema,
                        stem(file) + ": " + entry.getKey(),
                        change(base, entry.getValue()),
                        expected(entry.getValue()))));
    return cases;
  }

  private static JsonNode change(JsonNode base, JsonNode change) {
    if (change.has("instance")) {
      return change.get("instance");
    }
    JsonNode changed = base.deepCopy();
    change.path("remove").forEach(pointer -> remove(changed, pointer.asString()));
    change.path("set").properties().forEach(e -> set(changed, e.getKey(), e.getValue()));
    change
        .path("repeat")
        .properties()
        .forEach(
            e -> {
              String text = e.getValue().get(0).asString();
              set(
                  changed,
                  e.getKey(),
                  StringNode.valueOf(text.repeat(e.getValue().get(1).asInt())));
            });
    return changed;
  }

  private static Rejection expected(JsonNode expectation) {
    String pointer = expectation.get("pointer").asString();
    return expectation.has("missing")
        ? Rejection.missing(pointer, expectation.get("missing").asString())
        : Rejection.schema(pointer, expectation.get("keyword").asString());
  }

  private static void set(JsonNode root, String pointer, JsonNode value) {
    JsonPointer place = JsonPointer.compile(pointer);
    switch (root.at(place.head())) {
      case ObjectNode object -> object.set(place.last().getMatchingProperty(), value);
      case ArrayNode array when place.last().getMatchingIndex() == array.size() -> array.add(value);
      case ArrayNode array -> array.set(place.last().getMatchingIndex(), value);
      case JsonNode other -> throw new IllegalArgumentException(pointer + " lies in " + other);
    }
  }

  private static void remove(JsonNode root, String pointer) {
    JsonPointer place = JsonPointer.compile(pointer);
    String name = place.last().getMatchingProperty();
    Objects.requireNonNull(((ObjectNode) root.at(place.head())).remove(name), pointer);
  }

  private static Stream<SchemaName> schemas() {
    return Stream.of(SchemaName.values()).filter(name -> name != SchemaName.COMMON);
  }

  private static Path folder(SchemaName schema, String kind) {
    return ROOT.resolve(schema.fileName().replace(".schema.json", "")).resolve(kind);
  }

  private static Stream<Path> files(SchemaName schema, String kind) {
    try (Stream<Path> files = Files.list(folder(schema, kind))) {
      return files.sorted().toList().stream();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static JsonNode read(Path file) {
    return MAPPER.readTree(file.toFile());
  }

  private static String stem(Path file) {
    return file.getFileName().toString().replace(".json", "");
  }

  private static Path root() {
    try {
      return Path.of(Objects.requireNonNull(Fixtures.class.getResource("/fixtures")).toURI());
    } catch (URISyntaxException e) {
      throw new IllegalStateException(e);
    }
  }
}
