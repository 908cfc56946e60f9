package be.becivic.corpus.data;

import java.text.Normalizer;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * Finds communes by a name or a part of it, a postal code, a NIS code or a slug; where none has it,
 * by a name that is written or sounds nearly so.
 */
final class CommuneSearch {
  private static final int NO_MATCH = 3;
  private static final int LONGEST_NAME = 60;
  private static final int SHORTEST_MISSPELT = 4;

  private final String sought;

  CommuneSearch(String query) {
    this.sought = folded(query.strip());
  }

  /** Those that match, best first. */
  CommuneFinds in(List<Commune> communes) {
    List<Commune> found =
        communes.stream()
            .filter(commune -> rank(commune) < NO_MATCH)
            .sorted(Comparator.comparingInt(this::rank).thenComparing(Commune::slug))
            .toList();
    return found.isEmpty() && mayBeMisspelt()
        ? new CommuneFinds(near(communes), true)
        : new CommuneFinds(found, false);
  }

  private boolean mayBeMisspelt() {
    return sought.length() >= SHORTEST_MISSPELT
        && sought.length() <= LONGEST_NAME
        && sought.chars().noneMatch(Character::isDigit);
  }

  private record Near(Commune commune, int distance) {}

  private List<Commune> near(List<Commune> communes) {
    NearName name = new NearName(sought);
    return communes.stream()
        .map(commune -> new Near(commune, distance(name, commune)))
        .filter(near -> near.distance() < NearName.FAR)
        .sorted(
            Comparator.comparingInt(Near::distance).thenComparing(near -> near.commune().slug()))
        .map(Near::commune)
        .toList();
  }

  private static int distance(NearName name, Commune commune) {
    return written(commune)
        .map(CommuneSearch::folded)
        .flatMap(whole -> Stream.of(whole, whole.split("[- ]")[0]).distinct())
        .mapToInt(name::distance)
        .min()
        .orElse(NearName.FAR);
  }

  /** The very name comes before names that begin with it, and those before names that hold it. */
  private int rank(Commune commune) {
    List<String> names = names(commune).map(CommuneSearch::folded).toList();
    if (names.contains(sought)) {
      return 0;
    }
    if (names.stream().anyMatch(name -> name.startsWith(sought))) {
      return 1;
    }
    return names.stream().anyMatch(name -> name.contains(sought)) ? 2 : NO_MATCH;
  }

  private static Stream<String> names(Commune commune) {
    Stream<String> codes =
        Stream.concat(Stream.of(commune.nisCode(), commune.slug()), commune.postalCodes().stream());
    return Stream.concat(written(commune), codes);
  }

  private static Stream<String> written(Commune commune) {
    return Stream.of(commune.nameFr(), commune.nameNl(), commune.nameDe())
        .flatMap(Optional::stream);
  }

  private static String folded(String text) {
    return Normalizer.normalize(text, Normalizer.Form.NFD)
        .replaceAll("\\p{M}", "")
        .toLowerCase(Locale.ROOT);
  }
}
