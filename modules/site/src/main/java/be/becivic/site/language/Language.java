package be.becivic.site.language;

import java.util.Locale;
import java.util.Optional;

/** A language of the interface. */
public enum Language {
  EN("English"),
  FR("Français"),
  NL("Nederlands"),
  DE("Deutsch");

  private final String ownName;

  Language(String ownName) {
    this.ownName = ownName;
  }

  public String code() {
    return name().toLowerCase(Locale.ROOT);
  }

  /** Its name in itself, as a switch shows it. */
  public String ownName() {
    return ownName;
  }

  public Locale locale() {
    return Locale.of(code(), "BE");
  }

  /** Reads a code such as {@code fr} or {@code nl-BE}. */
  public static Optional<Language> parse(String tag) {
    for (Language language : values()) {
      String code = language.code();
      if (tag.equalsIgnoreCase(code)
          || tag.regionMatches(true, 0, code + "-", 0, code.length() + 1)) {
        return Optional.of(language);
      }
    }
    return Optional.empty();
  }
}
