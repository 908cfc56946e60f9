package be.becivic.ner;

import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;

/** A language the recogniser has a model for. */
public enum Language {
  FR,
  NL,
  DE,
  EN;

  public String code() {
    return name().toLowerCase(Locale.ROOT);
  }

  public static Optional<Language> find(String code) {
    return Stream.of(values())
        .filter(language -> language.code().equalsIgnoreCase(code))
        .findFirst();
  }
}
