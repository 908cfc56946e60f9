package be.becivic.harness.state;

import be.becivic.protocol.error.Outcome;
import be.becivic.protocol.json.StrictJson;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.JsonNodeFactory;

/**
 * A file of notes: frontmatter and a text. Values of the frontmatter are JSON, which is YAML too.
 *
 * @param members what the frontmatter says, in its order
 */
public record Note(Map<String, JsonNode> members, String body) {
  private static final String FENCE = "---";

  public Note {
    members = Collections.unmodifiableMap(new LinkedHashMap<>(members));
  }

  public static Note of(MemoryType type, String name, String description, String body) {
    Map<String, JsonNode> members = new LinkedHashMap<>();
    members.put("name", JsonNodeFactory.instance.stringNode(name));
    members.put("description", JsonNodeFactory.instance.stringNode(description));
    members.put("type", JsonNodeFactory.instance.stringNode(type.wireName()));
    return new Note(members, body);
  }

  public Note with(String name, JsonNode value) {
    Map<String, JsonNode> more = new LinkedHashMap<>(members);
    more.put(name, value);
    return new Note(more, body);
  }

  public Note with(String name, String value) {
    return with(name, JsonNodeFactory.instance.stringNode(value));
  }

  public String text(String name) {
    return members.containsKey(name) ? members.get(name).stringValue("") : "";
  }

  public String file() {
    var text = new StringBuilder(FENCE).append('\n');
    members.forEach((name, value) -> text.append(name).append(": ").append(value).append('\n'));
    return text.append(FENCE).append("\n\n").append(body.strip()).append('\n').toString();
  }

  /** Reads a file; empty when a person made something else of it. */
  public static Optional<Note> parse(String file) {
    Map<String, JsonNode> members = new LinkedHashMap<>();
    String[] lines = file.split("\n", -1);
    if (!lines[0].strip().equals(FENCE)) {
      return Optional.empty();
    }
    int at = 1;
    for (; at < lines.length && !lines[at].strip().equals(FENCE); at++) {
      int colon = lines[at].indexOf(':');
      if (colon > 0) {
        members.put(lines[at].substring(0, colon).strip(), value(lines[at].substring(colon + 1)));
      }
    }
    if (at == lines.length) {
      return Optional.empty();
    }
    String body = String.join("\n", Arrays.asList(lines).subList(at + 1, lines.length));
    return Optional.of(new Note(members, body.strip()));
  }

  /** What people type by hand is taken as text. */
  private static JsonNode value(String text) {
    return StrictJson.parse(text.strip().getBytes(StandardCharsets.UTF_8))
            instanceof Outcome.Ok<JsonNode>(JsonNode value)
        ? value
        : JsonNodeFactory.instance.stringNode(text.strip());
  }
}
