package be.becivic.corpus.data;

import java.text.Normalizer;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;

/** Finds communes by a name or a part of it, a postal code, a NIS code or a slug. */
final class CommuneSearch {
  private static final int NO_MATCH = 3;

  private final String sought;

  CommuneSearch(String query) {
    this.sought = folded(query.strip());
  }

  /** Those that match, best first. */
  List<Commune> in(List<Commune> communes) {
    return communes.stream()
        .filter(commune -> rank(commune) < NO_MATCH)
        .sorted(Comparator.comparingInt(this::rank).thenComparing(Commune::slug))
        .toList();
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
    Stream<String> written =
        Stream.of(commune.nameFr(), commune.nameNl(), commune.nameDe()).flatMap(Optional::stream);
    Stream<String> codes =
        Stream.concat(Stream.of(commune.nisCode(), commune.slug()), commune.postalCodes().stream());
    return Stream.concat(written, codes);
  }

  private static String folded(String text) {
    return Normalizer.normalize(text, Normalizer.Form.NFD)
        .replaceAll("\\p{M}", "")
        .toLowerCase(Locale.ROOT);
  }
}
