package be.becivic.library.search.document;

import be.becivic.corpus.json.JsonDocument;
import be.becivic.library.search.document.SearchDocument.Wording;
import be.becivic.library.search.text.SearchLanguage;
import be.becivic.library.search.text.SearchType;
import be.becivic.records.catalogue.CatalogueValue;
import be.becivic.records.catalogue.Citation;
import be.becivic.records.catalogue.Revision;
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

  static SearchDocument value(Revision<CatalogueValue> row) {
    Optional<String> unit = row.content().flatMap(CatalogueValue::unit);
    String shown =
        row.content()
            .map(scalar -> ": " + plain(scalar.json()) + unit.map(word -> " " + word).orElse(""))
            .orElse("");
    String note = row.content().flatMap(CatalogueValue::note).orElse("");
    Wording wording = new Wording(title(row.name(), unit) + shown, note, "");
    return document(SearchType.VALUE, row, Map.of(SearchLanguage.EN, wording));
  }

  static SearchDocument reference(Revision<Citation> row) {
    Map<SearchLanguage, Wording> wordings = new EnumMap<>(SearchLanguage.class);
    String own = row.content().map(Citation::title).orElse(row.name());
    Map<String, String> titles =
        row.content()
            .flatMap(Citation::titles)
            .map(json -> JsonTexts.members(JsonDocument.parse(json).json()))
            .orElse(Map.of());
    String host = row.content().map(citation -> host(citation.url())).orElse("");
    wordings.put(SearchLanguage.EN, new Wording(own, host, ""));
    for (SearchLanguage language : SearchLanguage.values()) {
      if (language != SearchLanguage.EN && titles.containsKey(language.code())) {
        wordings.put(language, new Wording(titles.get(language.code()), host, ""));
      }
    }
    return document(SearchType.REFERENCE, row, wordings);
  }

  private static SearchDocument document(
      SearchType type, Revision<?> row, Map<SearchLanguage, Wording> wordings) {
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
