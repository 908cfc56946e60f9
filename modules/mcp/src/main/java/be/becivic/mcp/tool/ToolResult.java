package be.becivic.mcp.tool;

import be.becivic.mcp.input.InputRequired;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.io.SerializedString;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;
import tools.jackson.databind.util.RawValue;

/**
 * What a tool gives back. A handler that gives the same result again spares the server checking and
 * writing it again.
 */
public final class ToolResult {
  /** What is shorter than this may as well be sent twice. */
  private static final int SHORT = 2000;

  private static final Content IN_THE_OBJECT =
      new Content.Text("The result is the object in structuredContent.");

  private final List<Content> content;
  private final Optional<ObjectNode> structured;
  private final boolean isError;
  private final Optional<InputRequired> asks;
  private final Optional<ObjectNode> meta;
  private final boolean isTextACopy;
  private volatile @Nullable ObjectNode sent;
  private volatile @Nullable ObjectNode sentOnce;

  private ToolResult(List<Content> content, Optional<ObjectNode> structured, boolean isError) {
    this(content, structured, isError, Optional.empty(), Optional.empty(), false);
  }

  private ToolResult(
      List<Content> content,
      Optional<ObjectNode> structured,
      boolean isError,
      Optional<InputRequired> asks,
      Optional<ObjectNode> meta,
      boolean isTextACopy) {
    this.content = List.copyOf(content);
    this.structured = structured;
    this.isError = isError;
    this.asks = asks;
    this.meta = meta;
    this.isTextACopy = isTextACopy;
  }

  /** No result yet: the person has to be asked, and the tool is called again with the answers. */
  public static ToolResult asking(InputRequired input) {
    return new ToolResult(
        List.of(), Optional.empty(), false, Optional.of(input), Optional.empty(), false);
  }

  public static ToolResult of(Content... content) {
    return new ToolResult(List.of(content), Optional.empty(), false);
  }

  public static ToolResult text(String text) {
    return of(new Content.Text(text));
  }

  /** The object, and its text for clients that do not look at objects. */
  public static ToolResult structured(ObjectNode value) {
    String text = value.toString();
    return new ToolResult(
        List.of(new Content.Text(text)),
        Optional.of(value),
        false,
        Optional.empty(),
        Optional.empty(),
        text.length() > SHORT);
  }

  /**
   * The object, and a text that says the same better than its JSON would.
   *
   * @param value an object, since older revisions know nothing else; leave it alone afterwards
   */
  public static ToolResult structured(String text, ObjectNode value) {
    return new ToolResult(List.of(new Content.Text(text)), Optional.of(value), false);
  }

  /**
   * An explanation of what went wrong, for the model to act on. It is text alone, since clients
   * hold any object against the schema of what went well.
   */
  public static ToolResult error(String text) {
    return new ToolResult(List.of(new Content.Text(text)), Optional.empty(), true);
  }

  public Optional<ObjectNode> structured() {
    return structured;
  }

  /** The same, with members for a page that the client keeps from the model. */
  public ToolResult noting(ObjectNode members) {
    return new ToolResult(content, structured, isError, asks, Optional.of(members), isTextACopy);
  }

  /** What has to be asked before there is a result. */
  public Optional<InputRequired> asks() {
    return asks;
  }

  public boolean isError() {
    return isError;
  }

  /**
   * The members as they are sent, large ones in bytes already; not a copy.
   *
   * @param check looks at the result before it is written the first time
   */
  public ObjectNode sent(Consumer<ToolResult> check) {
    ObjectNode known = sent;
    if (known == null) {
      check.accept(this);
      known = write(content);
      sent = known;
    }
    return known;
  }

  /**
   * The same without the copy of a long object as text, for clients whose revision looks at
   * objects.
   */
  public ObjectNode sentOnce(Consumer<ToolResult> check) {
    if (!isTextACopy) {
      return sent(check);
    }
    ObjectNode known = sentOnce;
    if (known == null) {
      check.accept(this);
      known = write(List.of(IN_THE_OBJECT));
      sentOnce = known;
    }
    return known;
  }

  private ObjectNode write(List<Content> shown) {
    ArrayNode pieces = JsonNodeFactory.instance.arrayNode();
    shown.stream().map(Content::json).forEach(pieces::add);
    ObjectNode json = JsonNodeFactory.instance.objectNode();
    json.putRawValue("content", written(pieces));
    structured.ifPresent(value -> json.putRawValue("structuredContent", written(value)));
    meta.ifPresent(members -> json.set("_meta", members));
    return json.put("isError", isError);
  }

  private static RawValue written(JsonNode value) {
    return new RawValue(new SerializedString(value.toString()));
  }
}
