package be.becivic.site.agents;

import be.becivic.protocol.operation.Operation;
import be.becivic.protocol.operation.OperationBuilder;
import be.becivic.protocol.operation.Parameter;
import be.becivic.protocol.operation.Shape;
import be.becivic.protocol.schema.SchemaName;
import java.util.List;

/** The documents agents fetch, as operations that the manifest lists. */
final class DocumentOperations {
  static final List<Operation> ALL =
      List.of(
          shaped("manifest", Manifest.PATH, "This document.", SchemaName.MANIFEST),
          shaped(
              "scrub_rules",
              ScrubFiles.RULES,
              "What to take out before you send.",
              SchemaName.REGEX_RULES),
          document(
                  "scrub_patterns",
                  ScrubFiles.PATTERNS,
                  "The patterns among the scrub rules that need no program.")
              .open(),
          shaped(
              "communes",
              "/communes.json",
              "Every commune with its languages and codes.",
              SchemaName.COMMUNES),
          shaped(
              "paths_index",
              "/paths/index.json",
              "The path directory: every path with its sources.",
              SchemaName.PATHS_INDEX),
          document("triggers", "/agents/triggers.json", "Words that suggest a Belgian procedure.")
              .open(),
          document("schemas", SchemaFiles.INDEX, "Where each schema is.").open(),
          document(
                  "bootstrap",
                  InstallableSkills.BUNDLE,
                  "The session method as installable skills.")
              .open(),
          document(
                  "skill_source",
                  "/skills/{id}/canonical.md",
                  "The bytes of a skill to make a diff against, with their commit in a header.")
              .takes(Parameter.segment("id").says("Id of the skill."))
              .open(),
          document("openapi", "/openapi.json", "The HTTP interface in OpenAPI 3.1.").open());

  private DocumentOperations() {}

  private static Operation shaped(String name, String path, String summary, SchemaName schema) {
    return document(name, path, summary).answers(200, "The document", Shape.of(schema)).open();
  }

  private static OperationBuilder document(String name, String path, String summary) {
    return Operation.get(name, path).says(summary).notAsTool();
  }
}
