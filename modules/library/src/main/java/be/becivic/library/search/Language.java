package be.becivic.library.search;

import java.util.Locale;

/** The languages people search in. */
public enum Language {
  EN,
  FR,
  NL,
  DE;

  public String code() {
    return name().toLowerCase(Locale.ROOT);
  }
}
