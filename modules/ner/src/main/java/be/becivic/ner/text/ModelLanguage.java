package be.becivic.ner.text;

import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;

/** A language the recogniser has a model for. */
public enum ModelLanguage {
  FR,
  NL,
  DE,
  EN;

  public String code() {
    return name().toLowerCase(Locale.ROOT);
  }

  public static Optional<ModelLanguage> find(String code) {
    return Stream.of(values())
        .filter(language -> language.code().equalsIgnoreCase(code))
        .findFirst();
  }
}
