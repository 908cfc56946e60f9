package be.becivic.harness.tool.noting;

import be.becivic.protocol.schema.SchemaName;
import be.becivic.protocol.schema.Schemas;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/** What a person is asked about themselves: one question a member of the profile. */
final class ProfileQuestions {
  private static final JsonMapper MAPPER = new JsonMapper();

  private final JsonNode words = MAPPER.readTree(resource());
  private final JsonNode profile;
  private final JsonNode common;

  ProfileQuestions(Schemas schemas) {
    this.profile = MAPPER.readTree(schemas.source(SchemaName.PROFILE));
    this.common = MAPPER.readTree(schemas.source(SchemaName.COMMON));
  }

  /** The members, each with its question, its choices and the shape of an answer. */
  ObjectNode of(List<String> members) {
    ObjectNode fields = JsonNodeFactory.instance.objectNode();
    for (String name : members) {
      JsonNode schema = profile.path("properties").path(name);
      if (schema.isObject()) {
        ObjectNode field = fields.putObject(name);
        words.path(name).properties().forEach(each -> field.set(each.getKey(), each.getValue()));
        if (!field.has("choices")) {
          field.set("shape", resolved(schema));
        }
      }
    }
    return fields;
  }

  private static String resource() {
    try (InputStream in = ProfileQuestions.class.getResourceAsStream("questions.json")) {
      return new String(Objects.requireNonNull(in).readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Without references, which whoever is asked cannot follow. */
  private JsonNode resolved(JsonNode schema) {
    if (schema instanceof ArrayNode list) {
      ArrayNode copy = JsonNodeFactory.instance.arrayNode();
      list.forEach(each -> copy.add(resolved(each)));
      return copy;
    }
    if (!(schema instanceof ObjectNode object)) {
      return schema;
    }
    ObjectNode copy = JsonNodeFactory.instance.objectNode();
    String reference = object.path("$ref").stringValue("");
    if (!reference.isEmpty()) {
      JsonNode file = reference.startsWith("#") ? profile : common;
      copy.setAll(resolved(file.at(reference.substring(reference.indexOf('#') + 1))).asObject());
    }
    for (Map.Entry<String, JsonNode> each : object.properties()) {
      if (!each.getKey().equals("$ref")) {
        copy.set(each.getKey(), resolved(each.getValue()));
      }
    }
    return copy;
  }
}
