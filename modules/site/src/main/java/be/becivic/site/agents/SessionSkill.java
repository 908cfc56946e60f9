package be.becivic.site.agents;

import be.becivic.corpus.skill.Skill;
import be.becivic.corpus.text.SourceFile;
import be.becivic.protocol.id.SkillId;
import be.becivic.site.page.common.PageContext;
import be.becivic.site.page.common.PageFreshness;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.Optional;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/**
 * The skill that leads an agent through a session over HTTP: to install as a folder, to read, and
 * to be discovered. Procedures stay on the site, so that a copy cannot go stale.
 */
final class SessionSkill {
  static final String NAME = "becivic";
  static final String BUNDLE = "/agents/bootstrap.zip";
  static final String TEXT = "/.well-known/agent-skills/" + NAME + "/SKILL.md";
  private static final String INDEX = "/.well-known/agent-skills/index.json";
  private static final String DISCOVERY =
      "https://schemas.agentskills.io/discovery/0.2.0/schema.json";
  private static final String FILE = "agents/" + NAME + "/SKILL.md";
  private static final String WRITTEN_FOR = "https://becivic.be";

  private SessionSkill() {}

  static Document text() {
    return new Document(
        TEXT, "text/markdown; charset=utf-8", PageFreshness.CORPUS, SessionSkill::bytes);
  }

  static Document bundle() {
    return new Document(
        BUNDLE,
        "application/zip",
        PageFreshness.CORPUS,
        context -> bytes(context).map(text -> StoredZip.of(NAME + "/SKILL.md", text)));
  }

  /** What there is to install, for clients that look before they are told (agentskills.io). */
  static Document index() {
    return Document.json(
        INDEX,
        PageFreshness.CORPUS,
        context -> {
          ObjectNode index = JsonNodeFactory.instance.objectNode().put("$schema", DISCOVERY);
          var skills = index.putArray("skills");
          find(context).map(text -> entry(text, context.baseUrl())).ifPresent(skills::add);
          return index;
        });
  }

  private static ObjectNode entry(String text, String baseUrl) {
    Skill skill = Skill.parse(new SkillId(NAME), SourceFile.of(FILE, text));
    return JsonNodeFactory.instance
        .objectNode()
        .put("name", NAME)
        .put("type", "skill-md")
        .put("description", skill.frontmatter().text("description").orElse(""))
        .put("url", baseUrl + TEXT)
        .put("digest", "sha256:" + sha256(text.getBytes(StandardCharsets.UTF_8)));
  }

  private static Optional<byte[]> bytes(PageContext context) {
    return find(context).map(text -> text.getBytes(StandardCharsets.UTF_8));
  }

  /**
   * It is read away from the site, so its addresses are absolute and name the site it came from.
   */
  private static Optional<String> find(PageContext context) {
    return context
        .corpus()
        .findFile(FILE)
        .map(file -> file.text().replace(WRITTEN_FOR, context.baseUrl()));
  }

  private static String sha256(byte[] bytes) {
    try {
      return HexFormat.of().formatHex(MessageDigest.getInstance("SHA-256").digest(bytes));
    } catch (NoSuchAlgorithmException impossible) {
      throw new IllegalStateException(impossible);
    }
  }
}
