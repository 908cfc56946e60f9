package be.becivic.protocol.region;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/** Where a person lives, under the profile's name for it, the catalogue's, and older ones. */
public enum Region {
  FLANDERS("Flanders", "flanders", "flemish-region"),
  WALLONIA("Wallonia", "wallonia", "walloon-region"),
  BRUSSELS("Brussels-Capital", "brussels", "brussels-capital-region"),
  GERMAN_SPEAKING_COMMUNITY(
      "German-speaking-community", "german-speaking-community", "german-community"),
  NOT_IN_BELGIUM_YET("not-in-belgium-yet", "not-in-belgium-yet", "not-in-belgium");

  private final String profileName;
  private final String catalogueName;
  private final String formalName;

  Region(String profileName, String catalogueName, String formalName) {
    this.profileName = profileName;
    this.catalogueName = catalogueName;
    this.formalName = formalName;
  }

  /** Every name it is understood by, the catalogue's first. */
  public Set<String> names() {
    Set<String> names = new LinkedHashSet<>(List.of(catalogueName, profileName));
    names.add(profileName.toLowerCase(Locale.ROOT));
    names.add(formalName);
    return names;
  }

  /** Every name of every region, to choose from. */
  public static List<String> allNames() {
    return Stream.of(values()).map(Region::names).flatMap(Set::stream).toList();
  }

  public String profileName() {
    return profileName;
  }

  public String catalogueName() {
    return catalogueName;
  }

  /** Reads any of the names, in capitals or not, with hyphens or without. */
  public static Optional<Region> parse(String name) {
    String plain = name.strip().replace(' ', '-').replace('_', '-');
    for (Region region : values()) {
      if (region.names().stream().anyMatch(plain::equalsIgnoreCase)) {
        return Optional.of(region);
      }
    }
    return Optional.empty();
  }

  /** Whether the other region lies within this one: the German-speaking communes are Walloon. */
  public boolean includes(Region other) {
    return this == other || (this == WALLONIA && other == GERMAN_SPEAKING_COMMUNITY);
  }
}
