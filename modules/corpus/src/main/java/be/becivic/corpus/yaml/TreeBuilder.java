package be.becivic.corpus.yaml;

import be.becivic.corpus.text.FileProblem;
import be.becivic.corpus.text.Span;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.Iterator;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.snakeyaml.engine.v2.events.AliasEvent;
import org.snakeyaml.engine.v2.events.CollectionStartEvent;
import org.snakeyaml.engine.v2.events.DocumentStartEvent;
import org.snakeyaml.engine.v2.events.Event;
import org.snakeyaml.engine.v2.events.MappingStartEvent;
import org.snakeyaml.engine.v2.events.NodeEvent;
import org.snakeyaml.engine.v2.events.ScalarEvent;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.JsonNodeFactory;

/** Builds the tree from parser events and notes what the strict dialect refuses. */
final class TreeBuilder {
  private static final int DEEPEST = 24;

  private final Iterator<Event> events;
  private final Offsets offsets;
  private final List<FileProblem> problems;

  TreeBuilder(Iterator<Event> events, Offsets offsets, List<FileProblem> problems) {
    this.events = events;
    this.offsets = offsets;
    this.problems = problems;
  }

  Optional<YamlNode.Mapping> document() {
    events.next();
    if (!(events.next() instanceof DocumentStartEvent start)) {
      problem(Span.at(offsets.of(0)), "The frontmatter is empty.", "Write the required fields.");
      return Optional.empty();
    }
    if (start.getSpecVersion().isPresent() || !start.getTags().isEmpty()) {
      problem(offsets.of(start), "A YAML directive is not allowed.", "Remove the % line.");
    }
    YamlNode root = node(events.next(), 0);
    events.next();
    Event after = events.next();
    if (after instanceof DocumentStartEvent) {
      problem(
          offsets.of(after),
          "A second YAML document is not allowed.",
          "Keep one document between the two --- lines.");
    }
    if (root instanceof YamlNode.Mapping mapping) {
      return Optional.of(mapping);
    }
    problem(
        root.span(), "The frontmatter is not a mapping.", "Write one field a line, 'name: value'.");
    return Optional.empty();
  }

  private YamlNode node(Event event, int depth) {
    refuseReferences(event);
    return switch (event) {
      case ScalarEvent scalar -> scalar(scalar);
      case CollectionStartEvent start when depth >= DEEPEST -> tooDeep(start);
      case MappingStartEvent start -> mapping(start, depth);
      case CollectionStartEvent start -> sequence(start, depth);
      default -> nothing(event);
    };
  }

  private YamlNode.Scalar scalar(ScalarEvent event) {
    String text = event.getValue();
    if (!event.isPlain()) {
      Span span =
          event.isLiteral() || event.isFolded() ? offsets.trimmed(event) : offsets.of(event);
      return new YamlNode.Scalar(text, JsonNodeFactory.instance.stringNode(text), false, span);
    }
    Span span = offsets.of(event);
    JsonNode typed =
        PlainScalar.type(text)
            .orElseGet(
                () -> {
                  problem(span, "This number is out of range.", "Quote it if it is text.");
                  return JsonNodeFactory.instance.stringNode(text);
                });
    return new YamlNode.Scalar(text, typed, true, span);
  }

  private YamlNode mapping(MappingStartEvent start, int depth) {
    List<YamlNode.Entry> entries = new ArrayList<>();
    Set<String> seen = new HashSet<>();
    Event event = events.next();
    for (; event.getEventId() != Event.ID.MappingEnd; event = events.next()) {
      YamlNode key = node(event, depth + 1);
      YamlNode value = node(events.next(), depth + 1);
      if (!(key instanceof YamlNode.Scalar name)) {
        problem(
            key.span(), "A field name must be plain text.", "Use a simple name before the colon.");
      } else if (!seen.add(name.text())) {
        problem(name.span(), "The field '" + name.text() + "' appears twice.", "Keep one of them.");
      } else {
        entries.add(new YamlNode.Entry(name, value));
      }
    }
    List<Span> inner = entries.stream().map(YamlNode.Entry::span).toList();
    return new YamlNode.Mapping(entries, start.isFlow(), extent(start, event, inner));
  }

  private YamlNode sequence(CollectionStartEvent start, int depth) {
    List<YamlNode> items = new ArrayList<>();
    Event event = events.next();
    for (; event.getEventId() != Event.ID.SequenceEnd; event = events.next()) {
      items.add(node(event, depth + 1));
    }
    List<Span> inner = items.stream().map(YamlNode::span).toList();
    return new YamlNode.Sequence(items, start.isFlow(), extent(start, event, inner));
  }

  private Span extent(CollectionStartEvent start, Event end, List<Span> inner) {
    Span opening = offsets.of(start);
    if (start.isFlow()) {
      return opening.to(offsets.of(end));
    }
    return inner.isEmpty() ? opening : new Span(opening.start(), inner.getLast().end());
  }

  private YamlNode tooDeep(CollectionStartEvent start) {
    problem(offsets.of(start), "The frontmatter is nested too deeply.", "Flatten it.");
    for (int open = 1; open > 0; ) {
      Event.ID id = events.next().getEventId();
      switch (id) {
        case MappingStart, SequenceStart -> open++;
        case MappingEnd, SequenceEnd -> open--;
        default -> {}
      }
    }
    return nothing(start);
  }

  private YamlNode nothing(Event event) {
    return new YamlNode.Scalar("", JsonNodeFactory.instance.nullNode(), true, offsets.of(event));
  }

  private void refuseReferences(Event event) {
    if (event instanceof AliasEvent) {
      problem(offsets.of(event), "A YAML alias is not allowed.", "Write the value out.");
    } else if (event instanceof NodeEvent node && node.getAnchor().isPresent()) {
      problem(offsets.of(event), "A YAML anchor is not allowed.", "Remove the & name.");
    }
    if (tagOf(event).isPresent()) {
      problem(offsets.of(event), "A YAML tag is not allowed.", "Remove the ! tag.");
    }
  }

  private static Optional<String> tagOf(Event event) {
    return switch (event) {
      case ScalarEvent scalar -> scalar.getTag();
      case CollectionStartEvent start -> start.getTag();
      default -> Optional.empty();
    };
  }

  private void problem(Span where, String message, String remedy) {
    problems.add(new FileProblem(where, message, remedy));
  }
}
