package be.becivic.harness.tool.reading;

import be.becivic.harness.folder.PrivateFiles;
import be.becivic.harness.match.Eligibility;
import be.becivic.harness.match.SkillMatch;
import be.becivic.harness.session.Wordings;
import be.becivic.harness.tool.Catalogues;
import be.becivic.harness.tool.HarnessParts;
import be.becivic.harness.tool.LocalClient;
import be.becivic.harness.tool.OpenSession;
import be.becivic.harness.tool.SessionTool;
import be.becivic.mcp.call.CallContext;
import be.becivic.mcp.tool.ToolResult;
import java.util.List;
import java.util.Optional;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/** {@code match_skills}: which procedures fit the task and the profile, both kept here. */
public final class MatchTool implements SessionTool {
  private static final int SHOWN = 5;

  private final HarnessParts parts;
  private final Catalogues catalogues;

  public MatchTool(HarnessParts parts, Catalogues catalogues) {
    this.parts = parts;
    this.catalogues = catalogues;
  }

  @Override
  public ToolResult call(
      OpenSession session, ObjectNode arguments, CallContext<LocalClient> context) {
    Optional<Eligibility> eligibility = catalogues.eligibility();
    if (eligibility.isEmpty()) {
      return CatalogueTools.outOfReach();
    }
    if (!eligibility.get().hasFallback()) {
      return ToolResult.error(
          "The catalogue lacks its routing floor; do not route until it is published again.");
    }
    ObjectNode profile =
        session.tier().remembers()
            ? parts.profile().read().orElseGet(JsonNodeFactory.instance::objectNode)
            : JsonNodeFactory.instance.objectNode();
    List<SkillMatch> matches =
        eligibility.get().rank(arguments.path("task").stringValue(""), profile, done());
    if (matches.stream().noneMatch(SkillMatch::isFitting)) {
      return ToolResult.text(
          "No skill fits. Say to the person: “"
              + Wordings.NO_SKILL
              + "” Then read the skill "
              + Eligibility.FALLBACK
              + " and follow it; remember progress under no-skill-fallback:<a-few-words>, and offer"
              + " at the end to propose the procedure as a new page."
              + (matches.isEmpty() ? "" : " Left out: " + json(matches)));
    }
    return ToolResult.text(json(matches).toString());
  }

  private List<String> done() {
    return PrivateFiles.list(parts.folder().archive()).stream()
        .map(file -> file.getFileName().toString().replaceFirst("\\.md$", ""))
        .toList();
  }

  private static ArrayNode json(List<SkillMatch> matches) {
    ArrayNode list = JsonNodeFactory.instance.arrayNode();
    for (SkillMatch match : matches.stream().limit(SHOWN).toList()) {
      ObjectNode node =
          list.addObject()
              .put("id", match.id().value())
              .put("title", match.title())
              .put("status", match.status().wireName())
              .put("fits", match.isFitting())
              .put("needs_opt_in", match.needsOptIn());
      strings(node, "ask_for", match.missing());
      strings(node, "first_do", match.prerequisites());
      strings(node, "left_out_because", match.reasons());
    }
    return list;
  }

  private static void strings(ObjectNode node, String name, List<String> values) {
    if (!values.isEmpty()) {
      values.forEach(node.putArray(name)::add);
    }
  }
}
