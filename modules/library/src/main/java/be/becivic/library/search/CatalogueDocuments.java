package be.becivic.library.search;

import be.becivic.corpus.json.JsonDocument;
import be.becivic.library.search.SearchDocument.Wording;
import be.becivic.records.model.Citation;
import be.becivic.records.model.Revision;
import be.becivic.records.model.Scalar;
import java.net.URI;
import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** The rows of the catalogues as things to find. */
final class CatalogueDocuments {
  private CatalogueDocuments() {}

  static SearchDocument value(Revision<Scalar> row) {
    Optional<String> unit = row.content().flatMap(Scalar::unit);
    String shown =
        row.content()
            .map(scalar -> ": " + plain(scalar.json()) + unit.map(word -> " " + word).orElse(""))
            .orElse("");
    String note = row.content().flatMap(Scalar::note).orElse("");
    Wording wording = new Wording(title(row.name(), unit) + shown, note, "");
    return document(SearchType.VALUE, row, Map.of(Language.EN, wording));
  }

  static SearchDocument reference(Revision<Citation> row) {
    Map<Language, Wording> wordings = new EnumMap<>(Language.class);
    String own = row.content().map(Citation::title).orElse(row.name());
    Map<String, String> titles =
        row.content()
            .flatMap(Citation::titles)
            .map(json -> JsonTexts.members(JsonDocument.parse(json).json()))
            .orElse(Map.of());
    String host = row.content().map(citation -> host(citation.url())).orElse("");
    wordings.put(Language.EN, new Wording(own, host, ""));
    for (Language language : Language.values()) {
      if (language != Language.EN && titles.containsKey(language.code())) {
        wordings.put(language, new Wording(titles.get(language.code()), host, ""));
      }
    }
    return document(SearchType.REFERENCE, row, wordings);
  }

  private static SearchDocument document(
      SearchType type, Revision<?> row, Map<Language, Wording> wordings) {
    return new SearchDocument(
        type,
        row.uid().toString(),
        Optional.of(row.status()),
        Set.of(),
        wordings,
        List.of(row.uid().toString(), row.name()));
  }

  /** The name in words, without the unit at its end: the value says it. */
  private static String title(String name, Optional<String> unit) {
    String ending =
        unit.map(word -> "-" + word.toLowerCase(Locale.ROOT).replace(' ', '-')).orElse("");
    String bare =
        !ending.isEmpty() && name.endsWith(ending)
            ? name.substring(0, name.length() - ending.length())
            : name;
    String words = bare.replace('-', ' ');
    return words.isEmpty() ? name : Character.toUpperCase(words.charAt(0)) + words.substring(1);
  }

  private static String host(String url) {
    try {
      return Optional.ofNullable(URI.create(url).getHost()).orElse("");
    } catch (IllegalArgumentException _) {
      return "";
    }
  }

  private static String plain(String json) {
    return JsonDocument.parse(json).json().asString(json);
  }
}
