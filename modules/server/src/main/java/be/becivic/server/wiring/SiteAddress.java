package be.becivic.server.wiring;

import be.becivic.corpus.site.SiteProfile;
import be.becivic.server.config.Configuration;
import be.becivic.server.config.ConfigurationKeys;
import java.net.URI;
import java.util.Set;

/**
 * Where this site stands.
 *
 * @param link where links lead: to the configured address, else to where this server listens; never
 *     to what a client calls it, because pages are kept and given to others
 * @param listener where this server can be reached from its own machine
 */
public record SiteAddress(URI link, URI listener) {
  /** For a copy that is made while nobody listens. */
  public static SiteAddress of(Configuration configuration, SiteProfile site) {
    URI link =
        configuration
            .get(ConfigurationKeys.SITE_BASE_URL)
            .orElseGet(() -> URI.create(site.baseUrl()));
    return new SiteAddress(link, link);
  }

  public static SiteAddress of(Configuration configuration, int port) {
    URI listener = reachable(configuration.get(ConfigurationKeys.HTTP_HOST), port);
    return new SiteAddress(
        configuration.get(ConfigurationKeys.SITE_BASE_URL).orElse(listener), listener);
  }

  /** The origins of its pages. */
  public Set<String> origins() {
    return link.equals(listener)
        ? Set.of(link.toString())
        : Set.of(link.toString(), listener.toString());
  }

  private static URI reachable(String host, int port) {
    String name =
        switch (host) {
          case "0.0.0.0" -> "127.0.0.1";
          case "::" -> "::1";
          case String other -> other;
        };
    String literal = name.contains(":") ? "[" + name + "]" : name;
    return URI.create("http://" + literal + ":" + port);
  }
}
