package be.becivic.site;

import java.util.Map;
import java.util.Optional;

/**
 * What somebody asks the site for.
 *
 * @param path as it was sent, without the query
 * @param query its parameters, decoded; of a repeated one the first
 */
public record SiteRequest(
    String path,
    Map<String, String> query,
    Optional<String> accept,
    Optional<String> acceptLanguage,
    Optional<String> acceptEncoding,
    Optional<String> ifNoneMatch) {
  public SiteRequest {
    query = Map.copyOf(query);
  }

  /** A plain request for a page that people read, as the static export makes it. */
  public static SiteRequest of(String path) {
    return new SiteRequest(
        path,
        Map.of(),
        Optional.of("text/html"),
        Optional.empty(),
        Optional.empty(),
        Optional.empty());
  }
}
