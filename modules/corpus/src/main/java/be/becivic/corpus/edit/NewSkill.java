package be.becivic.corpus.edit;

import be.becivic.corpus.yaml.YamlWriter;
import java.util.List;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/** The file of a skill that comes in as a draft submission (§6.2.4). */
public final class NewSkill {
  private static final List<String> FIRST =
      List.of(
          "id", "title", "summary", "schema_version", "version", "status", "origin", "category");

  private NewSkill() {}

  /** Writes frontmatter in a fixed order, and the body with exactly one newline at its end. */
  public static String write(ObjectNode frontmatter, String body) {
    ObjectNode ordered = JsonNodeFactory.instance.objectNode();
    FIRST.stream()
        .filter(frontmatter::has)
        .forEach(name -> ordered.set(name, frontmatter.get(name)));
    ordered.setAll(frontmatter);
    return "---\n" + YamlWriter.write(ordered) + "---\n\n" + body.strip() + "\n";
  }
}
