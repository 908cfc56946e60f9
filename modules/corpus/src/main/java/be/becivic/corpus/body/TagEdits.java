package be.becivic.corpus.body;

import be.becivic.corpus.text.TextEdit;
import java.util.Optional;

/** Changes one tag of a file and nothing around it. */
public final class TagEdits {
  private TagEdits() {}

  /** Sets an attribute; one that is not there yet comes last. */
  public static TextEdit setAttribute(Tag tag, String name, String value) {
    String written = Attribute.escape(value);
    return tag.attribute(name)
        .map(attribute -> new TextEdit(attribute.valueSpan(), written))
        .orElseGet(
            () -> TextEdit.insert(afterAttributes(tag), " " + name + "=\"" + written + "\""));
  }

  /** Replaces what a tag wraps; nothing when it wraps nothing. */
  public static Optional<TextEdit> setContent(Tag tag, String content) {
    return tag.content().map(span -> new TextEdit(span, content));
  }

  private static int afterAttributes(Tag tag) {
    return tag.attributes().isEmpty()
        ? tag.opening().start() + 1 + tag.kind().tagName().length()
        : tag.attributes().getLast().span().end();
  }
}
