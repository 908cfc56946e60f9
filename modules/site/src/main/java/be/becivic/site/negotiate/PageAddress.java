package be.becivic.site.negotiate;

import java.util.List;
import java.util.Optional;

/**
 * A path of the site, taken apart.
 *
 * @param path without the suffix that names a form
 * @param asked the form the suffix names; it wins over what the client accepts
 */
public record PageAddress(String path, Optional<Representation> asked) {
  private static final String INDEX = "/index";
  private static final String RAW = Representation.RAW.suffix();

  public static PageAddress parse(String path) {
    if (path.startsWith("/skills/") && path.endsWith(RAW)) {
      String page = path.substring(0, path.length() - RAW.length());
      return new PageAddress(page, Optional.of(Representation.RAW));
    }
    for (Representation form : List.of(Representation.MARKDOWN, Representation.JSON)) {
      if (path.endsWith(form.suffix()) && !path.endsWith("/" + form.suffix())) {
        String page = path.substring(0, path.length() - form.suffix().length());
        return new PageAddress(page.equals(INDEX) ? "/" : page, Optional.of(form));
      }
    }
    return new PageAddress(path, Optional.empty());
  }

  public List<String> segments() {
    return segments(path);
  }

  /** What stands between the slashes of a path. */
  public static List<String> segments(String path) {
    if (path.equals("/")) {
      return List.of();
    }
    List<String> parts = List.of(path.split("/", -1));
    return path.startsWith("/") ? parts.subList(1, parts.size()) : parts;
  }

  /** Where a page stands in a form of its own. */
  public static String in(String path, Representation form) {
    return path.equals("/") && form != Representation.HTML
        ? INDEX + form.suffix()
        : path + form.suffix();
  }
}
