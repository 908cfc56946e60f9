package be.becivic.corpus.graph;

import be.becivic.corpus.skill.Skill;
import be.becivic.protocol.id.SkillId;

/** The graph as drawings for people: Graphviz and Mermaid. */
public final class GraphDrawing {
  private GraphDrawing() {}

  public static String dot(SkillGraph graph) {
    StringBuilder text =
        new StringBuilder("digraph skills {\n  rankdir=LR;\n  node [shape=box];\n");
    for (Skill skill : graph.nodes()) {
      text.append(
          "  \"%s\" [label=\"%s\\n%s\"];\n"
              .formatted(
                  skill.id(),
                  title(skill).replace("\\", "\\\\").replace("\"", "\\\""),
                  status(skill)));
    }
    for (SkillEdge edge : graph.edges()) {
      String style =
          switch (edge.type()) {
            case REQUIRES -> edge.isConditional() ? "dashed" : "solid";
            case PREREQUISITES -> "bold";
            case RELATED -> "dotted";
          };
      text.append("  \"%s\" -> \"%s\" [style=%s];\n".formatted(edge.from(), edge.to(), style));
    }
    return text.append("}\n").toString();
  }

  public static String mermaid(SkillGraph graph) {
    StringBuilder text = new StringBuilder("flowchart LR\n");
    for (Skill skill : graph.nodes()) {
      text.append(
          "  %s[\"%s<br/>%s\"]\n"
              .formatted(name(skill.id()), escaped(title(skill)), status(skill)));
    }
    for (SkillEdge edge : graph.edges()) {
      String arrow =
          switch (edge.type()) {
            case REQUIRES -> edge.isConditional() ? "-->|in some cases|" : "-->";
            case PREREQUISITES -> "==>";
            case RELATED -> "-.->";
          };
      text.append("  %s %s %s\n".formatted(name(edge.from()), arrow, name(edge.to())));
    }
    return text.toString();
  }

  private static String title(Skill skill) {
    return skill.frontmatter().title().orElse(skill.id().value());
  }

  private static String status(Skill skill) {
    return skill.frontmatter().status().map(status -> status.wireName()).orElse("");
  }

  /** Mermaid reserves words such as {@code end}, so no name is left bare. */
  private static String name(SkillId id) {
    return "skill_" + id.value().replace('-', '_');
  }

  private static String escaped(String title) {
    return title
        .replace("&", "&amp;")
        .replace("\"", "&quot;")
        .replace("<", "&lt;")
        .replace("#", "&num;");
  }
}
