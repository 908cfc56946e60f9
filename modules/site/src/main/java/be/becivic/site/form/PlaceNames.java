package be.becivic.site.form;

import be.becivic.corpus.data.Commune;
import be.becivic.corpus.data.Communes;
import be.becivic.site.language.Language;
import be.becivic.site.view.FormOption;
import java.text.Collator;
import java.util.Arrays;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Communes and countries by the names people type; the code is what is kept. */
record PlaceNames(List<FormOption> communes, List<FormOption> countries) {

  static PlaceNames in(Language language, Communes communes) {
    Set<String> taken = new HashSet<>();
    List<FormOption> named =
        communes.list().stream()
            .map(commune -> new FormOption(commune.nisCode(), name(commune, language, taken)))
            .sorted(byLabel(language))
            .toList();
    Locale locale = Locale.of(language.code());
    List<FormOption> countries =
        Arrays.stream(Locale.getISOCountries())
            .map(
                code ->
                    new FormOption(
                        code.toLowerCase(Locale.ROOT),
                        Locale.of("", code).getDisplayCountry(locale)))
            .sorted(byLabel(language))
            .toList();
    return new PlaceNames(named, countries);
  }

  /** Codes and names in one line. */
  static String line(List<FormOption> places) {
    return places.stream()
        .map(place -> place.value() + " " + place.label().replace(';', ','))
        .collect(Collectors.joining(";"));
  }

  /** The name of a commune that is told by its code. */
  Optional<String> communeName(String nisCode) {
    return name(communes, nisCode);
  }

  Optional<String> countryName(String code) {
    return name(countries, code.toLowerCase(Locale.ROOT));
  }

  private static Optional<String> name(List<FormOption> places, String code) {
    return places.stream()
        .filter(place -> place.value().equals(code))
        .map(FormOption::label)
        .findFirst();
  }

  /** Two communes can share a name in one language, and then carry their postal code. */
  private static String name(Commune commune, Language language, Set<String> taken) {
    Optional<String> own =
        switch (language) {
          case FR -> commune.nameFr();
          case NL -> commune.nameNl();
          case DE -> commune.nameDe();
          case EN -> Optional.empty();
        };
    String name = own.orElseGet(() -> usualName(commune));
    return taken.add(name)
        ? name
        : name + " (" + String.join(", ", commune.postalCodes().stream().limit(1).toList()) + ")";
  }

  private static String usualName(Commune commune) {
    return commune.languages().stream()
        .flatMap(
            code ->
                switch (code) {
                  case "fr" -> commune.nameFr().stream();
                  case "nl" -> commune.nameNl().stream();
                  case "de" -> commune.nameDe().stream();
                  default -> Stream.<String>empty();
                })
        .findFirst()
        .orElse(commune.slug());
  }

  private static Comparator<FormOption> byLabel(Language language) {
    Collator collator = Collator.getInstance(Locale.of(language.code()));
    return (a, b) -> {
      int order = collator.compare(a.label(), b.label());
      return order != 0 ? order : a.value().compareTo(b.value());
    };
  }
}
