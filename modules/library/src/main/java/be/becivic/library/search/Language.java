package be.becivic.library.search;

/** The languages people search in. */
public enum Language {
  EN("en"),
  FR("fr"),
  NL("nl"),
  DE("de");

  private final String code;

  Language(String code) {
    this.code = code;
  }

  public String code() {
    return code;
  }
}
