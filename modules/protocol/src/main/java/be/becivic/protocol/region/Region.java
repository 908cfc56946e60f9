package be.becivic.protocol.region;

import java.util.Optional;

/** Where a person lives, under the profile's name for it and the catalogue's. */
public enum Region {
  FLANDERS("Flanders", "flanders"),
  WALLONIA("Wallonia", "wallonia"),
  BRUSSELS("Brussels-Capital", "brussels"),
  GERMAN_SPEAKING_COMMUNITY("German-speaking-community", "german-speaking-community"),
  NOT_IN_BELGIUM_YET("not-in-belgium-yet", "not-in-belgium-yet");

  private final String profileName;
  private final String catalogueName;

  Region(String profileName, String catalogueName) {
    this.profileName = profileName;
    this.catalogueName = catalogueName;
  }

  public String profileName() {
    return profileName;
  }

  public String catalogueName() {
    return catalogueName;
  }

  /** Reads either name. */
  public static Optional<Region> parse(String name) {
    for (Region region : values()) {
      if (region.profileName.equals(name) || region.catalogueName.equals(name)) {
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
