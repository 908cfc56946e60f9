package be.becivic.library.search.document;

import be.becivic.corpus.data.Commune;
import be.becivic.library.search.document.SearchDocument.Wording;
import be.becivic.library.search.text.SearchLanguage;
import be.becivic.library.search.text.SearchType;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** A commune as something to find: by its names in any language, its codes and its slug. */
final class CommuneDocument {
  private CommuneDocument() {}

  static SearchDocument of(Commune commune) {
    List<String> languages = commune.languages();
    String title =
        languages.stream()
            .flatMap(language -> name(commune, language).stream())
            .distinct()
            .collect(Collectors.joining(" / "));
    Wording wording =
        new Wording(
            title.isEmpty() ? commune.slug() : title,
            String.join(", ", commune.postalCodes()) + " · " + commune.region(),
            "");
    Stream<String> names =
        Stream.of(commune.nameFr(), commune.nameNl(), commune.nameDe()).flatMap(Optional::stream);
    Stream<String> codes = Stream.of(commune.slug(), commune.nisCode());
    return new SearchDocument(
        SearchType.COMMUNE,
        commune.slug(),
        Optional.empty(),
        Set.of(),
        Map.of(language(languages), wording),
        Stream.of(names, codes, commune.postalCodes().stream())
            .flatMap(words -> words)
            .distinct()
            .toList());
  }

  private static Optional<String> name(Commune commune, String language) {
    return switch (language) {
      case "fr" -> commune.nameFr();
      case "nl" -> commune.nameNl();
      case "de" -> commune.nameDe();
      default -> Optional.empty();
    };
  }

  private static SearchLanguage language(List<String> languages) {
    return languages.stream()
        .flatMap(code -> Stream.of(SearchLanguage.values()).filter(l -> l.code().equals(code)))
        .findFirst()
        .orElse(SearchLanguage.EN);
  }
}
