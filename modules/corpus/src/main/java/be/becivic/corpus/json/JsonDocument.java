package be.becivic.corpus.json;

import be.becivic.corpus.text.FileProblem;
import be.becivic.corpus.text.Span;
import java.util.List;
import java.util.Optional;
import tools.jackson.core.JacksonException;
import tools.jackson.core.JsonPointer;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.MissingNode;

/**
 * A JSON file with positions.
 *
 * @param root empty when the text is not JSON
 */
public record JsonDocument(String text, Optional<JsonTree> root, List<FileProblem> problems) {
  public JsonDocument {
    problems = List.copyOf(problems);
  }

  public static JsonDocument parse(String text) {
    try {
      return new JsonDocument(text, Optional.of(JsonTreeReader.read(text)), List.of());
    } catch (JacksonException failure) {
      int offset =
          Optional.ofNullable(failure.getLocation())
              .map(place -> Math.clamp(place.getCharOffset(), 0, text.length()))
              .orElse(0);
      FileProblem problem =
          new FileProblem(
              Span.at(offset),
              failure.getOriginalMessage().startsWith("Duplicate")
                  ? "A name appears twice in one object."
                  : "This is not valid JSON.",
              "Write strict JSON without comments, trailing commas or repeated names.");
      return new JsonDocument(text, Optional.empty(), List.of(problem));
    }
  }

  /** The value of a text alone, for those who look at no positions, which take most of the time. */
  public static JsonNode valueOf(String text) {
    try {
      return JsonValueReader.read(text);
    } catch (JacksonException _) {
      return MissingNode.getInstance();
    }
  }

  /** The value; a missing node when the text is not JSON. */
  public JsonNode json() {
    return root.map(JsonTree::value).orElseGet(MissingNode::getInstance);
  }

  public Optional<JsonTree> find(JsonPointer pointer) {
    Optional<JsonTree> tree = root;
    for (JsonPointer rest = pointer; !rest.matches() && tree.isPresent(); rest = rest.tail()) {
      tree = child(tree.get(), rest);
    }
    return tree;
  }

  /** Where the value at a pointer stands, or its nearest ancestor that exists. */
  public Span locate(JsonPointer pointer) {
    JsonPointer at = pointer;
    while (!at.matches() && find(at).isEmpty()) {
      at = at.head();
    }
    if (at.matches()) {
      return Span.at(root.map(tree -> tree.span().start()).orElse(0));
    }
    String name = at.last().getMatchingProperty();
    JsonTree tree = find(at).orElseThrow();
    return find(at.head())
        .flatMap(parent -> parent.member(name))
        .map(JsonTree.Member::nameSpan)
        .orElse(tree.span());
  }

  private static Optional<JsonTree> child(JsonTree tree, JsonPointer step) {
    int index = step.getMatchingIndex();
    if (index >= 0 && index < tree.items().size()) {
      return Optional.of(tree.items().get(index));
    }
    return tree.member(step.getMatchingProperty()).map(JsonTree.Member::value);
  }
}
