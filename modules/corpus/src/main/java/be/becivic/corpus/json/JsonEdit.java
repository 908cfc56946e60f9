package be.becivic.corpus.json;

import be.becivic.corpus.text.Span;
import be.becivic.corpus.text.TextEdit;
import be.becivic.protocol.error.ErrorCategory;
import be.becivic.protocol.error.Outcome;
import be.becivic.protocol.error.Rejection;
import java.util.List;
import java.util.Optional;
import tools.jackson.core.JsonPointer;
import tools.jackson.databind.JsonNode;

/** Changes one value of a JSON file and leaves every other byte as it was. */
public final class JsonEdit {
  private JsonEdit() {}

  /** Sets a member or item; a member that is not there yet becomes the last of its object. */
  public static Outcome<String> set(String text, JsonPointer pointer, JsonNode value) {
    JsonDocument document = JsonDocument.parse(text);
    Optional<JsonTree> existing = document.find(pointer);
    if (existing.isPresent()) {
      Span span = existing.get().span();
      return Outcome.ok(
          new TextEdit(span, JsonText.value(value, indentAt(text, span.start()))).applyTo(text));
    }
    String name = pointer.matches() ? "" : pointer.last().getMatchingProperty();
    return document
        .find(pointer.matches() ? pointer : pointer.head())
        .filter(parent -> parent.value().isObject())
        .map(parent -> insert(text, parent, JsonText.quote(name) + ": ", value))
        .map(Outcome::ok)
        .orElseGet(JsonEdit::nowhere);
  }

  /** Adds an item at the end of an array. */
  public static Outcome<String> append(String text, JsonPointer array, JsonNode value) {
    return JsonDocument.parse(text)
        .find(array)
        .filter(parent -> parent.value().isArray())
        .map(parent -> insert(text, parent, "", value))
        .map(Outcome::ok)
        .orElseGet(JsonEdit::nowhere);
  }

  private static Outcome<String> nowhere() {
    return Outcome.refused(Rejection.of(ErrorCategory.CROSS_REF_FAIL));
  }

  private static String insert(String text, JsonTree parent, String label, JsonNode value) {
    List<Span> children =
        parent.value().isObject()
            ? parent.members().stream().map(m -> m.nameSpan().to(m.value().span())).toList()
            : parent.items().stream().map(JsonTree::span).toList();
    String outer = indentAt(text, parent.span().start());
    if (children.isEmpty()) {
      String inner = outer + "  ";
      String body = "\n" + inner + label + JsonText.value(value, inner) + "\n" + outer;
      Span inside = new Span(parent.span().start() + 1, parent.span().end() - 1);
      return new TextEdit(inside, body).applyTo(text);
    }
    String inner = indentAt(text, children.getLast().start());
    String body = ",\n" + inner + label + JsonText.value(value, inner);
    return TextEdit.insert(children.getLast().end(), body).applyTo(text);
  }

  private static String indentAt(String text, int offset) {
    int start = text.lastIndexOf('\n', offset - 1) + 1;
    int end = start;
    while (end < offset && text.charAt(end) == ' ') {
      end++;
    }
    return text.substring(start, end);
  }
}
