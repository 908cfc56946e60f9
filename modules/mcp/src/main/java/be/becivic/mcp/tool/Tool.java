package be.becivic.mcp.tool;

import be.becivic.mcp.app.AppUse;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/**
 * Something a model can call.
 *
 * @param needs capabilities a client must have declared, such as {@code sampling}
 */
public record Tool<A>(
    String name,
    Optional<String> title,
    String description,
    ToolSchema input,
    Optional<ToolSchema> output,
    ToolHints hints,
    Set<String> needs,
    AppUse app,
    ToolHandler<A> handler) {
  private static final Pattern NAME = Pattern.compile("[A-Za-z0-9_.-]{1,128}");

  public Tool {
    needs = Set.copyOf(needs);
    if (!NAME.matcher(name).matches()) {
      throw new IllegalArgumentException("not a tool name: " + name);
    }
  }

  public static <A> Tool<A> of(
      String name, String description, ToolSchema input, ToolHandler<A> handler) {
    return new Tool<>(
        name,
        Optional.empty(),
        description,
        input,
        Optional.empty(),
        ToolHints.UNSAID,
        Set.of(),
        AppUse.NONE,
        handler);
  }

  public Tool<A> titled(String text) {
    return new Tool<>(
        name, Optional.of(text), description, input, output, hints, needs, app, handler);
  }

  public Tool<A> returning(ToolSchema schema) {
    return new Tool<>(
        name, title, description, input, Optional.of(schema), hints, needs, app, handler);
  }

  public Tool<A> hinting(ToolHints said) {
    return new Tool<>(name, title, description, input, output, said, needs, app, handler);
  }

  public Tool<A> needing(String... capabilities) {
    return new Tool<>(
        name, title, description, input, output, hints, Set.of(capabilities), app, handler);
  }

  /** Says which page shows its results, or calls it. */
  public Tool<A> using(AppUse use) {
    return new Tool<>(name, title, description, input, output, hints, needs, use, handler);
  }

  public ObjectNode json() {
    ObjectNode json = JsonNodeFactory.instance.objectNode().put("name", name);
    title.ifPresent(text -> json.put("title", text));
    json.put("description", description).set("inputSchema", input.json());
    output.ifPresent(schema -> json.set("outputSchema", schema.json()));
    json.set("annotations", hints.json());
    app.meta().ifPresent(meta -> json.set("_meta", meta));
    return json;
  }
}
