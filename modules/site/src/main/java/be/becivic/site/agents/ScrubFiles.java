package be.becivic.site.agents;

import be.becivic.protocol.identity.BannedNames;
import be.becivic.protocol.json.StrictJson;
import be.becivic.site.page.common.PageContext;
import be.becivic.site.page.common.PageFreshness;
import java.nio.charset.StandardCharsets;
import java.util.List;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/** What an agent needs to keep identifiers out by itself: rules, test vectors, programs, names. */
final class ScrubFiles {
  static final String RULES = "/scrub-rules.json";
  static final String PATTERNS = "/scrub-patterns.json";
  static final String VECTORS = "/scrub-vectors.json";
  static final String BANNED_NAMES = "/banned-names.json";
  static final String FOR_PYTHON = "/agents/scrub.py";
  static final String FOR_NODE = "/agents/scrub.mjs";
  private static final String RULES_FILE = "tools/scrub/regex-rules.json";
  private static final String WRITTEN_FOR = "https://becivic.be";

  private ScrubFiles() {}

  static List<Document> documents() {
    return List.of(
        Document.file(RULES, RULES_FILE),
        Document.of(PATTERNS, "application/json", PageFreshness.CORPUS, ScrubFiles::patterns),
        Document.file(VECTORS, "tools/scrub/vectors.json"),
        Document.json(BANNED_NAMES, PageFreshness.CORPUS, ScrubFiles::bannedNames),
        program(FOR_PYTHON, "agents/scrub.py", "text/x-python; charset=utf-8"),
        program(FOR_NODE, "agents/scrub.mjs", "text/javascript; charset=utf-8"));
  }

  /** A program asks the server it came from unless told otherwise. */
  private static Document program(String path, String file, String contentType) {
    return new Document(
        path,
        contentType,
        PageFreshness.CORPUS,
        context ->
            context
                .corpus()
                .findFile(file)
                .map(found -> found.text().replace(WRITTEN_FOR, context.baseUrl()))
                .map(text -> text.getBytes(StandardCharsets.UTF_8)));
  }

  /** The rules that a reader without a program can apply: patterns that need no check beside. */
  private static String patterns(PageContext context) {
    ObjectNode json = JsonNodeFactory.instance.objectNode().put("schema_version", 1);
    json.put("all_rules", context.baseUrl() + RULES);
    ArrayNode rules = json.putArray("rules");
    context
        .corpus()
        .findFile(RULES_FILE)
        .ifPresent(
            file ->
                StrictJson.parseStored(file.text())
                    .path("rules")
                    .forEach(
                        rule ->
                            rules.add(
                                rule.deepCopy()
                                    .asObject()
                                    .retain("name", "description", "pattern", "flags"))));
    return json.toString();
  }

  private static JsonNode bannedNames(PageContext context) {
    ObjectNode json = JsonNodeFactory.instance.objectNode().put("schema_version", 1);
    json.putArray("documentation")
        .add(
            "A name is split into words at capitals and at whatever is no letter or digit; case,"
                + " accents and look-alike letters (folding.letters in /scrub-rules.json) make no"
                + " difference.")
        .add(
            "Banned are: the names; any name with one of the words; a name whose first word is one"
                + " of people and whose last is one of traits; one whose first word is one of"
                + " numbered and whose last is one of numbers; and at the top of a submission the"
                + " names at_the_top.");
    put(json, "names", BannedNames.NAMES);
    put(json, "words", BannedNames.WORDS);
    put(json, "people", BannedNames.PEOPLE);
    put(json, "traits", BannedNames.TRAITS);
    put(json, "numbered", BannedNames.NUMBERED);
    put(json, "numbers", BannedNames.NUMBERS);
    put(json, "at_the_top", BannedNames.AT_THE_TOP);
    return json;
  }

  private static void put(ObjectNode json, String name, List<String> words) {
    words.forEach(json.putArray(name)::add);
  }
}
