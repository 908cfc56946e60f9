package be.becivic.library.search.text;

import java.util.Optional;
import java.util.stream.Stream;

/** The languages people search in. */
public enum SearchLanguage {
  EN("en"),
  FR("fr"),
  NL("nl"),
  DE("de");

  private final String code;

  SearchLanguage(String code) {
    this.code = code;
  }

  public String code() {
    return code;
  }

  public static Optional<SearchLanguage> parse(String code) {
    return Stream.of(values()).filter(language -> language.code.equals(code)).findFirst();
  }
}
