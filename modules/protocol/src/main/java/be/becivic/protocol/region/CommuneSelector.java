package be.becivic.protocol.region;

import java.util.Optional;

/** One commune, or all communes of an area under one token (§6.12.2). */
public sealed interface CommuneSelector {

  /** Whether somebody of this commune, or of this region when the commune is unknown, is meant. */
  boolean include(Optional<Nis5> commune, Optional<Region> region);

  static Optional<CommuneSelector> parse(String text) {
    for (Group group : Group.values()) {
      if (group.token.equals(text)) {
        return Optional.of(group);
      }
    }
    return Nis5.parse(text).map(One::new);
  }

  /** A single commune. */
  record One(Nis5 code) implements CommuneSelector {
    @Override
    public boolean include(Optional<Nis5> commune, Optional<Region> region) {
      return commune.filter(code::equals).isPresent();
    }

    @Override
    public String toString() {
      return code.toString();
    }
  }

  /** Every commune of an area. */
  enum Group implements CommuneSelector {
    ALL("all", Optional.empty()),
    BRUSSELS("all-19-rbc-communes", Optional.of(Region.BRUSSELS)),
    FLEMISH("all-flemish-communes", Optional.of(Region.FLANDERS)),
    WALLOON("all-walloon-communes", Optional.of(Region.WALLONIA)),
    GERMAN_SPEAKING(
        "all-9-german-speaking-communes", Optional.of(Region.GERMAN_SPEAKING_COMMUNITY));

    private final String token;
    private final Optional<Region> area;

    Group(String token, Optional<Region> area) {
      this.token = token;
      this.area = area;
    }

    @Override
    public boolean include(Optional<Nis5> commune, Optional<Region> region) {
      return area.isEmpty()
          || commune.map(Nis5::region).or(() -> region).filter(area.get()::includes).isPresent();
    }

    @Override
    public String toString() {
      return token;
    }
  }
}
