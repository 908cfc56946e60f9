package be.becivic.server;

import be.becivic.corpus.diff.TextDiff;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import java.util.function.Consumer;
import java.util.function.UnaryOperator;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/**
 * People on networks of their own choosing; the server has to believe its proxy on this machine.
 */
final class Strangers {
  static final String BELIEVED = "http.trusted-proxies=127.0.0.1/32";

  private final Running server;

  Strangers(Running server) {
    this.server = server;
  }

  /**
   * Votes on one text of an artefact.
   *
   * @param version the text it is for; empty says nothing of that
   */
  HttpResponse<String> vote(String type, String id, String version, String verdict, String from) {
    ObjectNode vote = about(type, id).put("verdict", verdict).put("rationale", "I was there.");
    if (!version.isEmpty()) {
      vote.put("target_version", version);
    }
    return handIn("validations", "validation_id", "val_", vote, from);
  }

  HttpResponse<String> flag(String type, String id, String from) {
    return handIn(
        "validations",
        "validation_id",
        "val_",
        about(type, id)
            .put("verdict", "reject")
            .put("rationale", "It gives orders.")
            .put("injection_flag", true)
            .put("injection_reason", "It tells the agent to ignore its user."),
        from);
  }

  HttpResponse<String> amend(String type, String id, Consumer<ObjectNode> content, String from) {
    ObjectNode amendment = about(type, id).put("rationale", "The counter says so.");
    content.accept(amendment.putObject("content"));
    return handIn("amendments", "amendment_id", "amd_", amendment, from);
  }

  HttpResponse<String> value(String uid, int figure, String from) {
    return amend(
        "volatile_value",
        uid,
        content -> content.put("proposed_value", figure).put("value_type", "integer"),
        from);
  }

  HttpResponse<String> field(String type, String id, String field, String value, String from) {
    return amend(
        type,
        id,
        content ->
            content
                .put("amendment_subtype", type.equals("skill") ? "frontmatter" : "field_edit")
                .putObject("frontmatter_change")
                .put("field_path", field)
                .put("proposed_value", value),
        from);
  }

  /** Rewrites words of a skill's raw text. */
  HttpResponse<String> rewrite(String skill, String words, String others, String from) {
    return rewrite(skill, text -> text.replace(words, others), from);
  }

  HttpResponse<String> rewrite(String skill, UnaryOperator<String> edit, String from) {
    var raw = server.send(server.request("/skills/" + skill + "/canonical.md").GET());
    String changed = edit.apply(raw.body());
    if (changed.equals(raw.body())) {
      throw new AssertionError(skill + " says nothing to edit");
    }
    return amend(
        "skill",
        skill,
        content ->
            content
                .put("amendment_subtype", "body")
                .put("skill_commit", raw.headers().firstValue("X-Be-Civic-Commit").orElseThrow())
                .put(
                    "body_diff",
                    TextDiff.of(
                        "skills/" + skill + "/canonical.md", bytes(raw.body()), bytes(changed))),
        from);
  }

  static Optional<byte[]> bytes(String text) {
    return Optional.of(text.getBytes(StandardCharsets.UTF_8));
  }

  /** What every submission says of itself. */
  static ObjectNode about(String type, String id) {
    ObjectNode json =
        JsonNodeFactory.instance
            .objectNode()
            .put("schema_version", 4)
            .put("submitted_at", Instant.now().toString())
            .put("submitting_agent", "test-agent/1.0")
            .put("submission_contract_version", "2.1.0")
            .put("target_type", type)
            .put("target_id", id);
    for (String capability :
        List.of("multi_turn", "structured_output", "web_fetch", "tool_execution", "file_read")) {
      json.withArray("declared_capabilities").add(capability);
    }
    return json;
  }

  private HttpResponse<String> handIn(
      String collection, String idName, String prefix, ObjectNode submission, String from) {
    return server.send(
        server
            .request("/api/" + collection)
            .header("Content-Type", "application/json")
            .header("X-Forwarded-For", from)
            .POST(BodyPublishers.ofString(submission.put(idName, freshId(prefix)).toString())));
  }

  static String freshId(String prefix) {
    UUID random = UUID.randomUUID();
    long time = System.currentTimeMillis() << 16 | 0x7000 | random.getMostSignificantBits() & 0xFFF;
    return prefix + new UUID(time, random.getLeastSignificantBits());
  }
}
