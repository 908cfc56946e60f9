package be.becivic.site.page.common;

/** How long a page may be kept by whoever fetched it. */
public enum PageFreshness {
  /** Its address names its content. */
  FOREVER("public, max-age=31536000, immutable"),
  /** It sums up votes and reports (§6.10). */
  SIGNALS("public, max-age=60, s-maxage=60"),
  /** It changes only with the corpus. */
  CORPUS("public, max-age=300"),
  /** It was made while the database was out of reach, or answers one question only. */
  PASSING("public, max-age=5");

  private final String cacheControl;

  PageFreshness(String cacheControl) {
    this.cacheControl = cacheControl;
  }

  public String cacheControl() {
    return cacheControl;
  }
}
