package be.becivic.browser;

/** One page of every kind there is. */
enum PageKind {
  LANDING("/"),
  SKILLS("/skills/"),
  SKILL("/skills/nationality-application/"),
  SKILL_IN_DUTCH("/nl/skills/change-of-address/"),
  SKILL_IN_FRENCH("/fr/skills/criminal-record-extract/"),
  SKILL_IN_GERMAN("/de/skills/permanent-residence/"),
  PATHS("/paths/"),
  THEME("/paths/themes/family/"),
  PATH("/paths/marriage-certificate-belgian/"),
  PATH_IN_GERMAN("/de/paths/marriage-certificate-belgian/"),
  VALUES("/values/"),
  VALUE("/values/val-00001/"),
  VALUE_IN_FRENCH("/fr/values/val-00001/"),
  REFERENCES("/references/"),
  REFERENCE("/references/ref-00001/"),
  REFERENCE_IN_DUTCH("/nl/references/ref-00001/"),
  COMMUNES("/communes/"),
  GRAPH("/graph/"),
  ACTIVITY("/activity/"),
  DOCS("/docs/"),
  DOC("/docs/threat-model/"),
  AGENTS("/agents/"),
  PRIVACY("/privacy/"),
  SEARCH("/search/"),
  MISSING("/404.html");

  private final String path;

  PageKind(String path) {
    this.path = path;
  }

  String path() {
    return path;
  }
}
