package be.becivic.corpus.site;

import java.util.Optional;
import java.util.regex.Pattern;

/** The name of a site's folder. */
public record SiteId(String value) {
  private static final Pattern FORM = Pattern.compile("[a-z0-9]+(?:-[a-z0-9]+)*");
  private static final int LONGEST = 64;

  /** The site that shows everything. */
  public static final SiteId BECIVIC = new SiteId("becivic");

  public SiteId {
    if (!isId(value)) {
      throw new IllegalArgumentException("not the id of a site");
    }
  }

  public static Optional<SiteId> parse(String text) {
    return isId(text) ? Optional.of(new SiteId(text)) : Optional.empty();
  }

  private static boolean isId(String text) {
    return text.length() <= LONGEST && FORM.matcher(text).matches();
  }

  @Override
  public String toString() {
    return value;
  }
}
