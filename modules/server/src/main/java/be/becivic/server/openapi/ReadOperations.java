package be.becivic.server.openapi;

import static be.becivic.protocol.error.ErrorCategory.NOT_FOUND;
import static be.becivic.protocol.error.ErrorCategory.SCHEMA_FAIL;
import static be.becivic.protocol.error.ErrorCategory.STAGING_UNAVAILABLE;

import be.becivic.protocol.schema.SchemaName;
import java.util.List;

/** What can be read; each is the twin of a tool. */
final class ReadOperations {
  private static final Parameter STATUS =
      Parameter.query("status", "Only these statuses, separated by commas.");

  private ReadOperations() {}

  static List<Operation> list() {
    return List.of(graph(), search(), skills(), skill(), paths(), path(), form());
  }

  private static Operation graph() {
    return Operation.get("/api/skill-graph", "getSkillGraph", "Skills and how they lead on")
        .taking(
            Parameter.query("applies_to", "Only these topics, separated by commas."),
            STATUS,
            Parameter.query(
                "customer_locale", "Repeated in the answer; narrows nothing.", "NL|FR|DE|EN"),
            Parameter.query("profile_match", "Not looked at."))
        .answering(
            200,
            "Nodes and edges, the fallback skill always among them",
            SchemaRef.of(SchemaName.SKILL_GRAPH))
        .refusing(SCHEMA_FAIL, STAGING_UNAVAILABLE);
  }

  private static Operation search() {
    return Operation.get("/api/search", "searchCorpus", "Search everything, in four languages")
        .taking(
            Parameter.query("q", "What to look for."),
            Parameter.query("type", "Only these kinds, separated by commas."),
            Parameter.query("theme", "Only this topic of skills or theme of paths."),
            STATUS,
            Parameter.query("limit", "At most so many, up to 50."))
        .answering(200, "Finds, best first", SchemaRef.local("Finds"))
        .refusing(SCHEMA_FAIL, STAGING_UNAVAILABLE);
  }

  private static Operation skills() {
    return Operation.get("/api/skills", "findSkills", "Skills, all or those that fit some words")
        .taking(
            Parameter.query("q", "What a person wants to do."),
            Parameter.query("topic", "Only these topics, separated by commas."),
            Parameter.query("category", "Only these categories, separated by commas."),
            STATUS,
            Parameter.query("limit", "At most so many, up to 50."),
            Parameter.query("after", "The cursor that an earlier answer gave as next."))
        .answering(200, "Skills, and the one to fall back on", SchemaRef.local("SkillList"))
        .refusing(SCHEMA_FAIL, STAGING_UNAVAILABLE);
  }

  private static Operation skill() {
    return Operation.get("/api/skills/{id}", "readSkill", "One skill")
        .taking(
            Parameter.query(
                "format",
                "With everything filled in, as one document, or as the file to diff against.",
                "markdown|json|source"))
        .answering(
            200, "The skill with commit, cautions and what was reported", SchemaRef.local("Skill"))
        .refusing(NOT_FOUND, SCHEMA_FAIL, STAGING_UNAVAILABLE);
  }

  private static Operation paths() {
    return Operation.get("/api/paths", "getPathDirectory", "The path directory, whole or in part")
        .taking(
            Parameter.query("ids", "Only these paths, separated by commas."),
            Parameter.query("theme", "Only these themes, separated by commas."),
            Parameter.query("applies_to", "Only for categories such as civic_status:married."),
            STATUS,
            Parameter.query("sources", "Whether to include the sources.", "true|false"))
        .answering(200, "Paths with their sources", SchemaRef.local("PathDirectory"))
        .refusing(NOT_FOUND, SCHEMA_FAIL, STAGING_UNAVAILABLE);
  }

  private static Operation path() {
    return Operation.get("/api/paths/{id}", "getPath", "The directory with one path in it")
        .answering(200, "The path with its sources", SchemaRef.local("PathDirectory"))
        .refusing(NOT_FOUND, STAGING_UNAVAILABLE);
  }

  private static Operation form() {
    return Operation.post(
            "/api/onboarding-form",
            "getOnboardingForm",
            "A form to begin with; what is filled in stays with the person",
            SchemaRef.local("FormRequest"))
        .answering(200, "A self-contained document", SchemaRef.local("Form"))
        .refusing(NOT_FOUND);
  }
}
