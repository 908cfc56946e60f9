package be.becivic.server.wiring;

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
  /** What a copy names that is made while nobody listens. */
  private static final URI PUBLIC = URI.create("https://becivic.be");

  public static SiteAddress of(Configuration configuration) {
    URI link = configuration.get(ConfigurationKeys.SITE_BASE_URL).orElse(PUBLIC);
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
