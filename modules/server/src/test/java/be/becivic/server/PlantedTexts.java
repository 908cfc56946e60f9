package be.becivic.server;

import be.becivic.corpus.diff.TextDiff;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/** Amendments by strangers, one of every kind, each with a word of its own. */
final class PlantedTexts {
  static final String SKILL = "change-of-address";
  static final String PATH = "birth-certificate-belgian";
  private static final String OTHER_SKILL = "household-composition-certificate";
  private static final String SUMMED_UP = "sworn-translation";
  private static final String MINTING = "driving-licence-exchange";

  private final Running server;

  PlantedTexts(Running server) {
    this.server = server;
  }

  String value() {
    ObjectNode amendment = amendment("volatile_value", "val-00001");
    amendment.putObject("content").put("proposed_value", 1037).put("value_type", "integer");
    return plant("amendments", "amendment_id", amendment);
  }

  String reference() {
    ObjectNode amendment = amendment("reference", "ref-00029");
    amendment
        .putObject("content")
        .put("proposed_title", "Change of residence, the quixref page")
        .put("proposed_url", "https://www.st.vith.be/Dienste/quixref");
    return plant("amendments", "amendment_id", amendment);
  }

  String body() {
    return diff(SKILL, "You contact only the new one", "You contact only the quixbody one");
  }

  /** A value that the text introduces itself. */
  String mint() {
    return diff(
        MINTING,
        "## Known surprises\n\n",
        "## Known surprises\n\n- Ask for <VV name=\"mobilit-quixmint-fee-eur\">€25</VV> back"
            + " [mobilit-foreign-licences].\n");
  }

  String field() {
    return change("skill", OTHER_SKILL, "frontmatter", "tags", text("[\"quixfield\"]"));
  }

  String summary() {
    return change(
        "skill", SUMMED_UP, "frontmatter", "summary", text("\"Get a quixsummary of a paper.\""));
  }

  String path() {
    return change(
        "path", PATH, "field_edit", "description.en", text("\"Copy of the quixpath act.\""));
  }

  String source() {
    return change(
        "path_source",
        "marriage-certificate-belgian:"
            + source("marriage-certificate-belgian").get("id").asString(),
        "field_edit",
        "notes",
        text("\"Ask at the quixsource desk.\""));
  }

  /** A counter that another path has. */
  String newSource() {
    ObjectNode source =
        server
            .get("/api/paths/" + PATH)
            .at("/paths/" + PATH + "/sources")
            .valueStream()
            .filter(each -> each.get("source_class").asString().equals("offline"))
            .findFirst()
            .orElseThrow()
            .deepCopy()
            .asObject();
    source.put("id", "quixadded-desk").put("notes", "Ask at the quixadded desk.");
    source.withObject("/actor/handoff").put("resumption", "Say what you received.");
    ObjectNode amendment = amendment("path_source", "certificat-residence-historique");
    amendment.putObject("content").put("amendment_subtype", "source_add").set("source_add", source);
    return plant("amendments", "amendment_id", amendment);
  }

  String concern() {
    ObjectNode concern = Strangers.about("skill", SKILL);
    concern.putObject("context").put("language_used", "en");
    concern
        .putObject("content")
        .put("scope", "commune-specific")
        .put("specifier", "21009")
        .put("body", "The quixconcern counter was closed.")
        .put("evidence_date", "2026-11-10")
        .put("evidence_source", "customer-report");
    return plant("concerns", "concern_id", concern);
  }

  private String change(String type, String id, String subtype, String field, JsonNode value) {
    ObjectNode amendment = amendment(type, id);
    ObjectNode content = amendment.putObject("content").put("amendment_subtype", subtype);
    content.putObject("frontmatter_change").put("field_path", field).set("proposed_value", value);
    return plant("amendments", "amendment_id", amendment);
  }

  private String diff(String skill, String from, String to) {
    var raw = server.send(server.request("/skills/" + skill + "/canonical.md").GET());
    String changed = raw.body().replace(from, to);
    if (changed.equals(raw.body())) {
      throw new AssertionError(skill + " does not say " + from);
    }
    ObjectNode amendment = amendment("skill", skill);
    amendment
        .putObject("content")
        .put("amendment_subtype", "body")
        .put("skill_commit", raw.headers().firstValue("X-Be-Civic-Commit").orElseThrow())
        .put(
            "body_diff",
            TextDiff.of(
                "skills/" + skill + "/canonical.md",
                Strangers.bytes(raw.body()),
                Strangers.bytes(changed)));
    return plant("amendments", "amendment_id", amendment);
  }

  private ObjectNode source(String path) {
    return server.get("/api/paths/" + path).at("/paths/" + path + "/sources/0").asObject();
  }

  private ObjectNode amendment(String type, String id) {
    return Strangers.about(type, id).put("rationale", "The counter says so.");
  }

  private String plant(String collection, String idName, ObjectNode submission) {
    String id = Strangers.freshId(collection.equals("concerns") ? "con_" : "amd_");
    var answer = server.post("/api/" + collection, submission.put(idName, id).toString());
    if (answer.statusCode() != 201) {
      throw new AssertionError(submission + " was refused: " + answer.body());
    }
    return "/api/" + collection + "/" + id;
  }

  private static JsonNode text(String json) {
    return Running.parse(json);
  }
}
