package be.becivic.server.mcp;

import be.becivic.intake.hash.ClientNetwork;
import be.becivic.mcp.tool.Tool;
import be.becivic.mcp.tool.ToolHints;
import be.becivic.mcp.tool.ToolResult;
import be.becivic.server.read.Arguments;
import be.becivic.server.read.Read;
import be.becivic.server.read.Reads;
import be.becivic.site.form.OnboardingForm;
import java.util.List;
import tools.jackson.databind.node.ObjectNode;

/** The tools that look things up. */
record ReadTools(Reads reads, ToolWords words) {

  List<Tool<ClientNetwork>> list() {
    return List.of(
        tool("find_skill", reads.skills()),
        skill(),
        tool("search_corpus", reads.search()),
        tool("get_skill_graph", reads.skillGraph()),
        tool("get_graph", reads.skillGraph()),
        tool("get_path_directory", reads.paths()),
        tool("get_skill_observations", reads.observations()),
        form(),
        tool("get_current_status", reads.status()));
  }

  private Tool<ClientNetwork> tool(String name, Read read) {
    return words.tool(
        name,
        ToolHints.LOOKS_UP,
        (arguments, _) -> ToolResults.of(() -> read.answer(Arguments.of(arguments))));
  }

  private Tool<ClientNetwork> skill() {
    KnownResults known = new KnownResults();
    return words.tool(
        "read_skill",
        ToolHints.LOOKS_UP,
        (arguments, _) ->
            ToolResults.of(
                () -> reads.skill().answer(Arguments.of(arguments)),
                skill -> known.of(arguments, skill, ReadTools::result)));
  }

  private Tool<ClientNetwork> form() {
    return words.tool(
        "get_onboarding_form",
        ToolHints.LOOKS_UP,
        (arguments, _) ->
            ToolResults.of(() -> reads.forms().compose(arguments).map(OnboardingForm::json)));
  }

  /** A page reads better as a page than as a string in an object. */
  private static ToolResult result(ObjectNode skill) {
    return skill.has("format")
        ? ToolResult.structured(skill.get("body").stringValue(), skill)
        : ToolResult.structured(skill);
  }
}
