package be.becivic.mcp.tool;

import com.networknt.schema.Error;
import com.networknt.schema.Schema;
import com.networknt.schema.SchemaRegistry;
import com.networknt.schema.SchemaRegistryConfig;
import com.networknt.schema.dialect.Dialects;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;

/**
 * A JSON Schema 2020-12 for the object that goes into a tool or comes out of it. Safe to share
 * between threads.
 */
public final class ToolSchema {
  /** An object without members. */
  public static final ToolSchema NOTHING =
      compiledLater(
          new JsonMapper()
              .readTree("{\"type\": \"object\", \"additionalProperties\": false}")
              .asObject());

  private static final String HEADER_PARAMETER = "x-mcp-header";

  private final ObjectNode json;
  private final boolean isChecked;
  private volatile Optional<Schema> compiled = Optional.empty();
  private final Set<String> names = new HashSet<>();

  private ToolSchema(ObjectNode json, boolean isChecked) {
    if (!json.path("type").stringValue("").equals("object")) {
      throw new IllegalArgumentException("a tool's schema is of type object");
    }
    collect(json);
    this.json = json;
    this.isChecked = isChecked;
  }

  public static ToolSchema of(String json) {
    return of(new JsonMapper().readTree(json).asObject());
  }

  public static ToolSchema of(ObjectNode json) {
    return compiledLater(json).checkedNow();
  }

  /** For a program whose first answer must not wait: a mistake in it shows with its first use. */
  public static ToolSchema compiledLater(ObjectNode json) {
    return new ToolSchema(json.deepCopy(), true);
  }

  /** A schema that tells clients what to send, while a handler checks it in words of its own. */
  public static ToolSchema unchecked(ObjectNode json) {
    return new ToolSchema(json.deepCopy(), false).checkedNow();
  }

  /** The schema as clients see it; not a copy. */
  public ObjectNode json() {
    return json;
  }

  /** What is wrong with the value, in words that repeat the schema's names but never the value. */
  public List<String> findProblems(ObjectNode value) {
    if (!isChecked) {
      return List.of();
    }
    if (UnsafeNumbers.areIn(value)) {
      return List.of("a number is out of range");
    }
    var errors = new FirstErrors();
    compiled().validate(value, context -> context.setErrors(errors));
    return errors.stream().map(this::describe).distinct().toList();
  }

  /** A schema that cannot be used stops the start. */
  private ToolSchema checkedNow() {
    compiled();
    return this;
  }

  /** Two threads at once may both compile it, to the same end. */
  private Schema compiled() {
    Optional<Schema> known = compiled;
    if (known.isPresent()) {
      return known.get();
    }
    Schema fresh =
        SchemaRegistry.withDialect(
                Dialects.getDraft202012(),
                builder ->
                    builder.schemaRegistryConfig(
                        SchemaRegistryConfig.builder().formatAssertionsEnabled(true).build()))
            .getSchema(json);
    fresh.initializeValidators();
    compiled = Optional.of(fresh);
    return fresh;
  }

  private String describe(Error error) {
    var place = new StringBuilder();
    for (int i = 0; i < error.getInstanceLocation().getNameCount(); i++) {
      Object step = error.getInstanceLocation().getElement(i);
      if (step instanceof String name && !names.contains(name)) {
        break;
      }
      place.append('/').append(step);
    }
    String at = place.isEmpty() ? "" : place + ": ";
    return switch (error.getKeyword()) {
      case "required" -> at + "misses " + error.getProperty();
      case "additionalProperties", "unevaluatedProperties", "false" ->
          at + "holds a member that is not known";
      case String keyword -> at + "does not meet " + keyword + limit(error);
    };
  }

  /** What the schema asks for there, where that is short enough to help. */
  private static String limit(Error error) {
    JsonNode asked = error.getSchemaNode();
    String text = asked == null ? "" : asked.toString();
    return text.isEmpty() || text.length() > 200 ? "" : " " + text;
  }

  private void collect(JsonNode schema) {
    if (schema.has(HEADER_PARAMETER)) {
      throw new IllegalArgumentException(HEADER_PARAMETER + " is not supported");
    }
    names.addAll(schema.path("properties").propertyNames());
    schema.forEach(this::collect);
  }

  /** A hostile value could otherwise make the validator hold one error a byte. */
  private static final class FirstErrors extends ArrayList<Error> {
    private static final int LIMIT = 10;

    @Override
    public boolean add(Error error) {
      return size() < LIMIT && super.add(error);
    }
  }
}
