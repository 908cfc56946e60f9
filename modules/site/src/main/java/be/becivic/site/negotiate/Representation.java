package be.becivic.site.negotiate;

/** The forms a page comes in. */
public enum Representation {
  HTML("text/html", "text/html; charset=utf-8", ""),
  MARKDOWN("text/markdown", "text/markdown; charset=utf-8", ".md"),
  JSON("application/json", "application/json", ".json"),
  /** The bytes an author wrote, which diffs are made against. */
  RAW("application/markdown", "application/markdown; charset=utf-8", "/canonical.md");

  private final String mediaType;
  private final String contentType;
  private final String suffix;

  Representation(String mediaType, String contentType, String suffix) {
    this.mediaType = mediaType;
    this.contentType = contentType;
    this.suffix = suffix;
  }

  public String mediaType() {
    return mediaType;
  }

  public String contentType() {
    return contentType;
  }

  /** What follows a page's address to ask for this form. */
  public String suffix() {
    return suffix;
  }
}
