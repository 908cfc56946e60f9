package be.becivic.corpus.data;

import be.becivic.corpus.json.JsonFields;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** A commune of Belgium (§6.4). The usual language comes first. */
public record Commune(
    String nisCode,
    String slug,
    Optional<String> nameFr,
    Optional<String> nameNl,
    Optional<String> nameDe,
    String region,
    Optional<String> province,
    List<String> postalCodes,
    List<String> languages) {
  public Commune {
    postalCodes = List.copyOf(postalCodes);
    languages = List.copyOf(languages);
  }

  /** Its name in a language, else in its own; the slug where it has none. */
  public String nameIn(String language) {
    Optional<String> wanted =
        switch (language) {
          case "fr" -> nameFr;
          case "nl" -> nameNl;
          case "de" -> nameDe;
          default -> Optional.empty();
        };
    boolean isDutch = languages.stream().findFirst().filter("nl"::equals).isPresent();
    return wanted.or(() -> isDutch ? nameNl : nameFr).or(() -> nameNl).orElse(slug);
  }

  /** What it is called in each of its languages. */
  Stream<String> names() {
    return Stream.of(nameFr, nameNl, nameDe).flatMap(Optional::stream);
  }

  static Commune of(JsonFields fields) {
    return new Commune(
        fields.text("nis_code").orElse(""),
        fields.text("slug").orElse(""),
        fields.text("name_fr"),
        fields.text("name_nl"),
        fields.text("name_de"),
        fields.text("region").orElse(""),
        fields.text("province"),
        fields.texts("postal_codes"),
        fields.texts("languages_available"));
  }
}
