package be.becivic.library.search.text;

import be.becivic.protocol.text.WireNamed;
import java.util.Optional;

/** What can be found. */
public enum SearchType implements WireNamed {
  SKILL("/skills/", 1.0f),
  PATH("/paths/", 0.9f),
  VALUE("/values/", 0.6f),
  REFERENCE("/references/", 0.4f),
  COMMUNE("/communes#", 0.8f);

  private final String place;
  private final float weight;

  SearchType(String place, float weight) {
    this.place = place;
    this.weight = weight;
  }

  public static Optional<SearchType> parse(String wireName) {
    for (SearchType type : values()) {
      if (type.wireName().equals(wireName)) {
        return Optional.of(type);
      }
    }
    return Optional.empty();
  }

  /** Where the thing with this id is read, from the root of the site. */
  public String path(String id) {
    return place + id;
  }

  /** Where an agent reads it as Markdown, for what has a page of its own that is a procedure. */
  public Optional<String> markdown(String id) {
    return switch (this) {
      case SKILL, PATH -> Optional.of(path(id) + ".md");
      case VALUE, REFERENCE, COMMUNE -> Optional.empty();
    };
  }

  /** How much a match is worth: a procedure answers more than a source it cites. */
  public float weight() {
    return weight;
  }
}
