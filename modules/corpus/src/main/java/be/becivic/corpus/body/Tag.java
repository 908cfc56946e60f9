package be.becivic.corpus.body;

import be.becivic.corpus.text.Span;
import java.util.List;
import java.util.Optional;

/**
 * A tag as it was written. All spans count from the start of the file.
 *
 * @param span everything from the first angle bracket to the last
 * @param opening the opening tag, or all of a tag that closes itself
 * @param content what it wraps; empty when it closes itself
 */
public record Tag(
    TagKind kind, List<Attribute> attributes, Span span, Span opening, Optional<Span> content) {
  public Tag {
    attributes = List.copyOf(attributes);
  }

  public Optional<Attribute> attribute(String name) {
    for (Attribute attribute : attributes) {
      if (attribute.name().equals(name)) {
        return Optional.of(attribute);
      }
    }
    return Optional.empty();
  }

  /** The value of an attribute that is present and says something. */
  public Optional<String> value(String name) {
    return attribute(name).map(Attribute::value).filter(value -> !value.isBlank());
  }
}
