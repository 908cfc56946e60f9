package be.becivic.site.agents;

import be.becivic.protocol.schema.SchemaName;
import be.becivic.site.page.common.PageContext;
import be.becivic.site.page.common.PageFreshness;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.Optional;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/** The schemas as they are published. */
final class SchemaFiles {
  static final String INDEX = "/schemas/index.json";
  private static final String FOLDER = "/schemas/";

  private SchemaFiles() {}

  static String path(SchemaName name) {
    return FOLDER + name.fileName();
  }

  static Document document(SchemaName name) {
    return new Document(
        path(name), "application/schema+json", PageFreshness.CORPUS, _ -> Optional.of(read(name)));
  }

  static JsonNode index(PageContext context) {
    ObjectNode index = JsonNodeFactory.instance.objectNode();
    ArrayNode schemas = index.putArray("schemas");
    for (SchemaName name : SchemaName.values()) {
      schemas
          .addObject()
          .put("name", name.fileName())
          .put("id", name.id())
          .put("url", context.baseUrl() + path(name));
    }
    return index;
  }

  private static byte[] read(SchemaName name) {
    try (InputStream file = SchemaName.class.getResourceAsStream(name.fileName())) {
      return file.readAllBytes();
    } catch (IOException broken) {
      throw new UncheckedIOException(broken);
    }
  }
}
