package be.becivic.corpus.check.path;

import be.becivic.corpus.Corpus;
import be.becivic.corpus.check.rule.FileCase;
import be.becivic.corpus.check.rule.FileRule;
import be.becivic.corpus.check.rule.JsonFile;
import be.becivic.corpus.check.rule.Reporter;
import be.becivic.corpus.check.rule.SchemaWords;
import be.becivic.corpus.path.PathDirectory;
import be.becivic.protocol.schema.SchemaName;
import be.becivic.protocol.schema.SchemaViolation;
import be.becivic.protocol.schema.Schemas;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/** The path directory and each of its entries satisfy their schemas (§6.12). */
public final class PathSchemaRule implements FileRule {
  @Override
  public String id() {
    return "path_schema";
  }

  @Override
  public Stream<String> files(Corpus corpus) {
    return Stream.of(PathDirectory.FILE).filter(corpus::has);
  }

  @Override
  public void check(FileCase file, Reporter report) {
    if (file.json().json().isObject()) {
      check(file.json(), file.schemas(), report);
    }
  }

  private static void check(JsonFile file, Schemas schemas, Reporter report) {
    ObjectNode frame = ((ObjectNode) file.json()).deepCopy();
    JsonNode paths = file.json().path("paths");
    if (paths.isObject()) {
      frame.putObject("paths");
    }
    report(file, "", schemas.listViolations(SchemaName.PATHS_INDEX, frame), report);
    for (Map.Entry<String, JsonNode> entry : paths.properties()) {
      String pointer = "/paths/" + entry.getKey().replace("~", "~0").replace("/", "~1");
      report(file, pointer, schemas.listViolations(SchemaName.PATH, entry.getValue()), report);
    }
  }

  private static void report(
      JsonFile file, String base, List<SchemaViolation> violations, Reporter report) {
    for (SchemaViolation violation : violations) {
      report.error(
          file.locate(base + violation.pointer()),
          SchemaWords.message(violation),
          "See schemas/path.schema.json and schemas/path-source.schema.json.");
    }
  }
}
