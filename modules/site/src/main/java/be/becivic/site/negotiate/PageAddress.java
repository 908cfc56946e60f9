package be.becivic.site.negotiate;

import java.util.List;
import java.util.Optional;

/**
 * A path of the site, taken apart.
 *
 * @param path without the suffix that names a form
 * @param asked the form the suffix names; it wins over what the client accepts
 */
public record PageAddress(String path, List<String> segments, Optional<Representation> asked) {
  private static final String INDEX = "/index";
  private static final String RAW = Representation.RAW.suffix();

  public PageAddress {
    segments = List.copyOf(segments);
  }

  public static PageAddress parse(String path) {
    if (path.startsWith("/skills/") && path.endsWith(RAW)) {
      return of(path.substring(0, path.length() - RAW.length()), Optional.of(Representation.RAW));
    }
    for (Representation form : List.of(Representation.MARKDOWN, Representation.JSON)) {
      if (path.endsWith(form.suffix()) && !path.endsWith("/" + form.suffix())) {
        String page = path.substring(0, path.length() - form.suffix().length());
        return of(page.equals(INDEX) ? "/" : page, Optional.of(form));
      }
    }
    return of(path, Optional.empty());
  }

  private static PageAddress of(String path, Optional<Representation> asked) {
    List<String> parts = List.of(path.split("/", -1));
    List<String> segments = path.equals("/") ? List.of() : parts.subList(1, parts.size());
    return new PageAddress(path, path.startsWith("/") ? segments : parts, asked);
  }

  /** Where a page stands in a form of its own. */
  public static String in(String path, Representation form) {
    return path.equals("/") && form != Representation.HTML
        ? INDEX + form.suffix()
        : path + form.suffix();
  }
}
