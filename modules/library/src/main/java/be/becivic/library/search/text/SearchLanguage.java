package be.becivic.library.search.text;

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
}
