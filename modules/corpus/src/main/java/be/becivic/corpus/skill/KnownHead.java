package be.becivic.corpus.skill;

import be.becivic.corpus.text.Span;
import be.becivic.protocol.json.StrictJson;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/**
 * A frontmatter without fault as it was read before: what it says, as JSON within some bytes, and
 * where it stands in its file.
 */
final class KnownHead {
  private final Span yaml;
  private final int bodyOffset;
  private final byte[] bytes;
  private final int from;
  private final int to;

  KnownHead(Span yaml, int bodyOffset, byte[] bytes, int from, int to) {
    this.yaml = yaml;
    this.bodyOffset = bodyOffset;
    this.bytes = bytes;
    this.from = from;
    this.to = to;
  }

  /** Nothing where it has faults, or JSON would not say the same. */
  static Optional<KnownHead> of(FrontmatterReader.Split split) {
    Frontmatter frontmatter = split.frontmatter();
    byte[] bytes = frontmatter.json().toString().getBytes(StandardCharsets.UTF_8);
    KnownHead head = new KnownHead(split.yaml(), split.bodyOffset(), bytes, 0, bytes.length);
    return frontmatter.problems().isEmpty() && head.says(frontmatter.json())
        ? Optional.of(head)
        : Optional.empty();
  }

  private boolean says(JsonNode json) {
    try {
      return json().equals(json);
    } catch (JacksonException _) {
      return false;
    }
  }

  FrontmatterReader.Split split(FrontmatterReader.TextSource text) {
    return new FrontmatterReader.Split(
        new Frontmatter(json(), List.of(), () -> FrontmatterReader.parse(text.get(), yaml)),
        yaml,
        bodyOffset);
  }

  /** Whether it may have a field of a plain name, by a look at the bytes alone. */
  boolean mayName(String field) {
    return new String(bytes, from, to - from, StandardCharsets.ISO_8859_1)
        .contains('"' + field + '"');
  }

  Span yaml() {
    return yaml;
  }

  int bodyOffset() {
    return bodyOffset;
  }

  String text() {
    return new String(bytes, from, to - from, StandardCharsets.UTF_8);
  }

  private ObjectNode json() {
    return StrictJson.parseStored(text()).asObject();
  }
}
