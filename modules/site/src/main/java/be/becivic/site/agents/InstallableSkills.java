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
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/**
 * The skills that lead an agent through a session, one for all of it and one for each of its parts:
 * to install as folders, to read, and to be discovered. Procedures stay on the site, so that a copy
 * cannot go stale.
 */
final class InstallableSkills {
  static final String BUNDLE = "/agents/bootstrap.zip";
  private static final List<String> NAMES =
      List.of(
          "becivic",
          "becivic-onboarding",
          "becivic-discovery",
          "becivic-documents",
          "becivic-path-traversal",
          "becivic-session-close",
          "becivic-dossier");
  private static final String FOLDER = "/.well-known/agent-skills/";
  private static final String INDEX = FOLDER + "index.json";
  private static final String DISCOVERY =
      "https://schemas.agentskills.io/discovery/0.2.0/schema.json";
  private static final String WRITTEN_FOR = "https://becivic.be";

  private InstallableSkills() {}

  static List<Document> texts() {
    return NAMES.stream()
        .map(
            name ->
                new Document(
                    address(name),
                    "text/markdown; charset=utf-8",
                    PageFreshness.CORPUS,
                    context -> find(name, context).map(InstallableSkills::bytes)))
        .toList();
  }

  /** All of them, a folder each; none while the one for all of a session is not there. */
  static Document bundle() {
    return new Document(
        BUNDLE,
        "application/zip",
        PageFreshness.CORPUS,
        context -> {
          Map<String, byte[]> files = new LinkedHashMap<>();
          for (String name : NAMES) {
            find(name, context).ifPresent(text -> files.put(name + "/SKILL.md", bytes(text)));
          }
          return files.isEmpty() ? Optional.empty() : Optional.of(StoredZip.of(files));
        });
  }

  /** What there is to install, for clients that look before they are told (agentskills.io). */
  static Document index() {
    return Document.json(
        INDEX,
        PageFreshness.CORPUS,
        context -> {
          ObjectNode index = JsonNodeFactory.instance.objectNode().put("$schema", DISCOVERY);
          var skills = index.putArray("skills");
          for (String name : NAMES) {
            find(name, context)
                .map(text -> entry(name, text, context.baseUrl()))
                .ifPresent(skills::add);
          }
          return index;
        });
  }

  private static ObjectNode entry(String name, String text, String baseUrl) {
    Skill skill = Skill.parse(new SkillId(name), SourceFile.of(file(name), text));
    return JsonNodeFactory.instance
        .objectNode()
        .put("name", name)
        .put("type", "skill-md")
        .put("description", skill.frontmatter().text("description").orElse(""))
        .put("url", baseUrl + address(name))
        .put("digest", "sha256:" + sha256(bytes(text)));
  }

  private static String address(String name) {
    return FOLDER + name + "/SKILL.md";
  }

  private static String file(String name) {
    return "agents/" + name + "/SKILL.md";
  }

  private static byte[] bytes(String text) {
    return text.getBytes(StandardCharsets.UTF_8);
  }

  /**
   * They are read away from the site, so their addresses are absolute and name the site they came
   * from.
   */
  private static Optional<String> find(String name, PageContext context) {
    return context
        .corpus()
        .findFile(file(name))
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
