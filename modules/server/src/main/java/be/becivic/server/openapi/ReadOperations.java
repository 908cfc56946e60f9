package be.becivic.server.openapi;

import static be.becivic.protocol.error.ErrorCategory.BAD_REQUEST;
import static be.becivic.protocol.error.ErrorCategory.NOT_FOUND;
import static be.becivic.protocol.error.ErrorCategory.STAGING_UNAVAILABLE;

import be.becivic.protocol.schema.SchemaName;
import java.util.List;

/** What programs read: the twins of the tools that read. */
final class ReadOperations {
  private ReadOperations() {}

  static List<Operation> list() {
    return List.of(
        read("/api/skill-graph", "getSkillGraph", "How skills depend on each other")
            .answering(200, "Nodes and edges", SchemaRef.of(SchemaName.SKILL_GRAPH)),
        read("/api/search", "search", "Search skills, paths, values, references and communes")
            .taking(
                Parameter.query("q", "What to look for."),
                Parameter.query("type", "Only these kinds, separated by commas."),
                Parameter.query("status", "Only these statuses, separated by commas."),
                Parameter.query("limit", "At most so many, up to 50."))
            .answering(200, "What was found, best first", SchemaRef.local("Document")),
        read("/api/skills", "listSkills", "Every skill that can be read")
            .answering(200, "The skills", SchemaRef.local("Document")),
        read("/api/skills/{id}", "getSkill", "A skill with its tags resolved")
            .answering(200, "The skill", SchemaRef.local("Document")),
        read("/api/paths", "listPaths", "Routes to documents and portals")
            .answering(200, "The paths", SchemaRef.local("Document")),
        read("/api/paths/{id}", "getPath", "A path with its sources")
            .answering(200, "The path", SchemaRef.local("Document")),
        Operation.post(
                "/api/onboarding-form",
                "composeOnboardingForm",
                "The questions a procedure asks of a person, as a form to show them",
                SchemaRef.local("Document"))
            .answering(200, "The form", SchemaRef.local("Document"))
            .refusing(NOT_FOUND));
  }

  private static Operation read(String path, String id, String summary) {
    return Operation.get(path, id, summary).refusing(NOT_FOUND, BAD_REQUEST, STAGING_UNAVAILABLE);
  }
}
