package be.becivic.site.page.glance;

import be.becivic.corpus.json.JsonFields;
import be.becivic.corpus.path.PathSource;
import be.becivic.site.body.SafeUrls;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** Where a way of a route leads on the web. */
public final class RouteAddress {
  private static final Pattern HOST = Pattern.compile("https?://(?:www\\.)?([^/:?#]+).*");

  private RouteAddress() {}

  public static Optional<String> of(PathSource source) {
    JsonFields procedure = new JsonFields(source.json().path("procedure"));
    return Stream.of("deeplink", "url", "page_url", "form_url")
        .flatMap(name -> procedure.text(name).stream())
        .filter(SafeUrls::isWeb)
        .findFirst();
  }

  /** The site people know it by; nothing where an address has none. */
  public static Optional<String> host(PathSource source) {
    return of(source).map(HOST::matcher).filter(Matcher::matches).map(found -> found.group(1));
  }
}
