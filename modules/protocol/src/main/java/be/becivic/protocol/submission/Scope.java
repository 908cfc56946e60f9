package be.becivic.protocol.submission;

import be.becivic.protocol.region.Region;
import java.util.Optional;
import java.util.Set;

/** How far a concern reaches. */
public sealed interface Scope {
  String COMMUNE = "commune-specific";
  String REGION = "regional-specific";

  /** Scopes whose specifier is the name of a place. */
  Set<String> OF_PLACES = Set.of(COMMUNE, REGION);

  String wireName();

  /** What it is confined to. */
  Optional<String> specifier();

  /** Everyone. */
  record General() implements Scope {
    @Override
    public String wireName() {
      return "general";
    }

    @Override
    public Optional<String> specifier() {
      return Optional.empty();
    }
  }

  /** One commune, by its NIS code or its slug. */
  record OneCommune(String commune) implements Scope {
    @Override
    public String wireName() {
      return COMMUNE;
    }

    @Override
    public Optional<String> specifier() {
      return Optional.of(commune);
    }

    @Override
    public String toString() {
      return wireName();
    }
  }

  /** One region, by the catalogue's name; what is no region stays as it was written. */
  record OneRegion(String region) implements Scope {
    @Override
    public String wireName() {
      return REGION;
    }

    @Override
    public Optional<String> specifier() {
      return Optional.of(region);
    }

    @Override
    public String toString() {
      return wireName();
    }
  }

  /** People in one role. */
  record OneRole(String role) implements Scope {
    @Override
    public String wireName() {
      return "role-specific";
    }

    @Override
    public Optional<String> specifier() {
      return Optional.of(role);
    }

    @Override
    public String toString() {
      return wireName();
    }
  }

  /** The wire says the same in two members, of which the second goes with all but one. */
  static Scope of(String wireName, Optional<String> specifier) {
    return switch (wireName) {
      case "general" -> new General();
      case COMMUNE -> new OneCommune(specifier.orElseThrow());
      case REGION -> new OneRegion(asCatalogued(specifier.orElseThrow()));
      case "role-specific" -> new OneRole(specifier.orElseThrow());
      default -> throw new IllegalArgumentException("no such scope");
    };
  }

  /** A region has several names; under one of them it is found again. */
  private static String asCatalogued(String region) {
    return Region.parse(region).map(Region::catalogueName).orElse(region);
  }
}
