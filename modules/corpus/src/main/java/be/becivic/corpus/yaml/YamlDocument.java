package be.becivic.corpus.yaml;

import be.becivic.corpus.text.FileProblem;
import be.becivic.corpus.text.Span;
import java.util.List;
import java.util.Optional;
import tools.jackson.core.JsonPointer;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/**
 * A parsed document: whatever could be read, and everything that was wrong with it.
 *
 * @param root empty when the text is no mapping at all
 */
public record YamlDocument(Optional<YamlNode.Mapping> root, List<FileProblem> problems) {
  public YamlDocument {
    problems = List.copyOf(problems);
  }

  public ObjectNode json() {
    return root.map(mapping -> (ObjectNode) mapping.json())
        .orElseGet(JsonNodeFactory.instance::objectNode);
  }

  public Optional<YamlNode> find(JsonPointer pointer) {
    Optional<YamlNode> node = root.map(mapping -> mapping);
    for (JsonPointer rest = pointer; !rest.matches() && node.isPresent(); rest = rest.tail()) {
      node = child(node.get(), rest);
    }
    return node;
  }

  /** Where the value at a pointer stands, or its nearest ancestor that exists. */
  public Span locate(JsonPointer pointer) {
    JsonPointer at = pointer;
    while (find(at).isEmpty() && !at.matches()) {
      at = at.head();
    }
    if (at.matches()) {
      return Span.at(root.map(mapping -> mapping.span().start()).orElse(0));
    }
    return keyOf(at).orElseGet(() -> find(pointer).map(YamlNode::span).orElse(Span.at(0)));
  }

  private Optional<Span> keyOf(JsonPointer pointer) {
    Optional<YamlNode> parent = find(pointer.head());
    if (parent.isPresent() && parent.get() instanceof YamlNode.Mapping mapping) {
      return mapping.find(pointer.last().getMatchingProperty()).map(entry -> entry.key().span());
    }
    return find(pointer).map(YamlNode::span);
  }

  private static Optional<YamlNode> child(YamlNode node, JsonPointer step) {
    return switch (node) {
      case YamlNode.Mapping mapping ->
          mapping.find(step.getMatchingProperty()).map(YamlNode.Entry::value);
      case YamlNode.Sequence sequence -> {
        int index = step.getMatchingIndex();
        yield index >= 0 && index < sequence.items().size()
            ? Optional.of(sequence.items().get(index))
            : Optional.empty();
      }
      case YamlNode.Scalar _ -> Optional.empty();
    };
  }
}
