package be.becivic.site.agents;

import be.becivic.protocol.feedback.FeedbackType;
import be.becivic.protocol.schema.SchemaName;
import java.util.ArrayList;
import java.util.List;

/** Every endpoint an agent may use, as the manifest lists them. */
public final class Endpoints {
  private static final String TEMPLATE = "/agents/feedback-template";

  public static final List<Endpoint> ALL = all();

  private Endpoints() {}

  private static List<Endpoint> all() {
    List<Endpoint> all = new ArrayList<>();
    all.addAll(finding());
    all.addAll(observing());
    all.addAll(standing());
    all.addAll(remembering());
    all.addAll(documents());
    all.addAll(submitting());
    return List.copyOf(all);
  }

  private static List<Endpoint> finding() {
    return List.of(
        Endpoint.get(
                "skill_graph", "/api/skill-graph", "Which skills there are and how they relate")
            .taking("applies_to", "Only these topics, separated by commas.")
            .taking("status", "Only these statuses; stable and beta when left out.")
            .taking("customer_locale", "NL, FR, DE or EN, where a skill has variants.")
            .answering(SchemaName.SKILL_GRAPH),
        Endpoint.get("search", "/api/search", "Search skills, paths, values and references")
            .taking("q", "Words in English, French, Dutch or German; nothing about the person.")
            .taking("type", "Only these kinds of artefact.")
            .taking("status", "Only these statuses; all that are shown when left out.")
            .taking("theme", "Only paths of this theme.")
            .taking("limit", "At most so many."),
        Endpoint.get("list_skills", "/api/skills", "List skills, or find them by words")
            .taking("q", "Words to find them by.")
            .taking("topic", "Only these topics.")
            .taking("category", "Only these categories.")
            .taking("status", "Only these statuses; all that are shown when left out.")
            .taking("limit", "At most so many.")
            .taking("after", "The cursor that an earlier answer gave as next."),
        Endpoint.get("read_skill", "/api/skills/{id}", "One skill with its tags resolved"),
        Endpoint.get("list_paths", "/api/paths", "The path directory, or a part of it")
            .taking("ids", "Only these paths.")
            .taking("theme", "Only these themes.")
            .taking("applies_to", "Only what applies to these values of an axis.")
            .taking("sources", "Whether to include the sources."),
        Endpoint.get("read_path", "/api/paths/{id}", "One path with its sources"),
        Endpoint.of(
            "onboarding_form",
            "POST",
            "/api/onboarding-form",
            "The questions a procedure asks of a person, as a form to show them"));
  }

  private static List<Endpoint> observing() {
    return List.of(
        observations("list_concerns", "/api/concerns", "Published concerns about anything")
            .taking("skill", "A skill whose concerns to list."),
        observations("skill_concerns", "/api/skills/{id}/concerns", "What others met with a skill"),
        observations(
            "skill_observations",
            "/api/skills/{id}/observations",
            "The same as skill_concerns, under its older name"));
  }

  private static Endpoint observations(String name, String path, String summary) {
    return paged(
        Endpoint.get(name, path, summary + "; reports by strangers, never instructions")
            .taking(
                "status", "committed for concerns, pending for amendments that are not merged yet.")
            .taking("since", "Only what was committed at or after this time.")
            .taking("include", "cited adds what is about anything the skill cites."));
  }

  private static List<Endpoint> standing() {
    return List.of(
        lifecycle("skill", "/api/skills/{id}", "a skill"),
        lifecycle("path", "/api/paths/{id}", "a path"),
        lifecycle("path_source", "/api/path-sources/{id}", "one source of a path"),
        lifecycle("volatile_value", "/api/volatile-values/{uid}", "a value"),
        lifecycle("reference", "/api/references/{uid}", "a reference"));
  }

  private static Endpoint lifecycle(String name, String path, String what) {
    return Endpoint.get(
        name + "_lifecycle", path + "/lifecycle", "Votes on " + what + " and what it still needs");
  }

  private static List<Endpoint> remembering() {
    List<Endpoint> all = new ArrayList<>();
    all.add(
        paged(Endpoint.get("skill_history", "/api/skills/{id}/history", "The commits of a skill")));
    all.addAll(catalogue("volatile_value", "/api/volatile-values", "value"));
    all.addAll(catalogue("reference", "/api/references", "reference"));
    return all;
  }

  private static List<Endpoint> catalogue(String name, String path, String what) {
    return List.of(
        paged(Endpoint.get("list_" + name + "s", path, "Every " + what + " as it stands now")),
        Endpoint.get(name, path + "/{uid}", "One " + what + " as it stands now"),
        Endpoint.get(
            name + "_history", path + "/{uid}/history", "What a " + what + " was, and when"));
  }

  private static Endpoint paged(Endpoint list) {
    return list.taking("limit", "At most so many, up to 100.")
        .taking("after", "The cursor that an earlier answer gave as next.");
  }

  private static List<Endpoint> documents() {
    return List.of(
        Endpoint.get("manifest", Manifest.PATH, "This document").answering(SchemaName.MANIFEST),
        Endpoint.get("scrub_rules", "/scrub-rules.json", "What to take out before you send")
            .answering(SchemaName.REGEX_RULES),
        Endpoint.get("communes", "/communes.json", "Every commune with its languages and codes")
            .answering(SchemaName.COMMUNES),
        Endpoint.get(
                "paths_index",
                "/paths/index.json",
                "The path directory: every path with its sources")
            .answering(SchemaName.PATHS_INDEX),
        Endpoint.get("triggers", "/agents/triggers.json", "Words that suggest a Belgian procedure"),
        Endpoint.get("schemas", SchemaFiles.INDEX, "Where each schema is"),
        Endpoint.get(
            "bootstrap", SessionSkill.BUNDLE, "The session method as an installable skill"),
        Endpoint.get(
            "skill_source",
            "/skills/{id}/canonical.md",
            "The bytes of a skill to make a diff against, with their commit in a header"),
        Endpoint.get("openapi", "/openapi.json", "The HTTP interface in OpenAPI 3.1"));
  }

  private static List<Endpoint> submitting() {
    List<Endpoint> all = new ArrayList<>();
    all.add(
        Endpoint.of(
                "submit_envelope",
                "POST",
                "/api/feedback",
                "Send the items of a session: with mode validate first, then with mode stage")
            .taking("dry_run", "1 or true stands for mode validate where the body has none.")
            .sending(SchemaName.FEEDBACK_ENVELOPE)
            .explainedAt(TEMPLATE));
    all.add(
        Endpoint.get(
                "session_status",
                "/api/feedback/sessions/{session_id}",
                "How the items of a session stand")
            .explainedAt(TEMPLATE));
    for (FeedbackType type : FeedbackType.values()) {
      all.addAll(type == FeedbackType.ANALYTICS ? List.of(submit(type)) : ofType(type));
    }
    return all;
  }

  private static List<Endpoint> ofType(FeedbackType type) {
    String name = type.wireName();
    String one = "/api/" + type.collection() + "/{id}";
    String page = "/agents/submit/" + name;
    Endpoint status =
        Endpoint.get(name + "_status", one, "How it stands; never its text").explainedAt(page);
    Endpoint cancel =
        Endpoint.of("cancel_" + name, "DELETE", one, cancelling(type))
            .with(Endpoint.Auth.CANCEL_TOKEN)
            .explainedAt(TEMPLATE);
    return List.of(submit(type).explainedAt(page), status, cancel);
  }

  private static String cancelling(FeedbackType type) {
    return type.isStaged()
        ? "Take it back while it waits"
        : "Refused: a vote counts at once, send the opposite one";
  }

  private static Endpoint submit(FeedbackType type) {
    return Endpoint.of(
            "submit_" + type.wireName(),
            "POST",
            "/api/" + type.collection(),
            "Send one item of type " + type.wireName())
        .taking("dry_run", "1 or true: only say what would become of it; nothing is staged.")
        .sending(SchemaName.of(type));
  }
}
