package be.becivic.corpus.data;

import be.becivic.corpus.json.JsonFields;
import java.net.URI;
import java.net.URISyntaxException;
import java.util.HashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import tools.jackson.databind.JsonNode;

/** The hosts a citation may point to, each with its tier. */
public final class SourceClasses {
  public static final String FILE = "data/source-classes.json";
  private static final String BELOW = "*.";
  private static final Pattern MAIL =
      Pattern.compile("mailto:[a-z0-9._+-]++@([a-z0-9.-]++)", Pattern.CASE_INSENSITIVE);

  /** Most addresses; what else there may be is left to the slower, careful parser. */
  private static final Pattern PLAIN = Pattern.compile("https?+://([a-z0-9.-]++)(?:/[!-~]*+)?+$");

  private final Map<String, String> tierByHost = new HashMap<>();

  private SourceClasses() {}

  public static SourceClasses of(JsonNode json) {
    SourceClasses classes = new SourceClasses();
    json.path("tiers")
        .properties()
        .forEach(
            tier ->
                new JsonFields(tier.getValue())
                    .objects("hosts")
                    .forEach(
                        host ->
                            host.text("host")
                                .ifPresent(
                                    name -> classes.tierByHost.putIfAbsent(name, tier.getKey()))));
    return classes;
  }

  public boolean allows(String url) {
    return tierOf(url).isPresent();
  }

  /** Whether it links to a mailbox on a listed host. */
  public boolean allowsMail(String url) {
    Matcher mail = MAIL.matcher(url);
    return mail.matches() && tierOfHost(mail.group(1).toLowerCase(Locale.ROOT)).isPresent();
  }

  /** The tier of an address, if its host is listed by name or below a listed wildcard. */
  public Optional<String> tierOf(String url) {
    return hostOf(url).flatMap(this::tierOfHost);
  }

  private Optional<String> tierOfHost(String host) {
    String name = host.startsWith("www.") ? host.substring(4) : host;
    Optional<String> exact =
        Optional.ofNullable(tierByHost.get(name))
            .or(() -> Optional.ofNullable(tierByHost.get(host)));
    if (exact.isPresent()) {
      return exact;
    }
    for (int dot = host.indexOf('.'); dot >= 0; dot = host.indexOf('.', dot + 1)) {
      String tier = tierByHost.get(BELOW + host.substring(dot + 1));
      if (tier != null) {
        return Optional.of(tier);
      }
    }
    return Optional.empty();
  }

  private static Optional<String> hostOf(String url) {
    Matcher plain = PLAIN.matcher(url);
    if (plain.lookingAt()) {
      return Optional.of(plain.group(1));
    }
    try {
      URI uri = new URI(url);
      boolean isWeb = "https".equals(uri.getScheme()) || "http".equals(uri.getScheme());
      return isWeb && uri.getUserInfo() == null
          ? Optional.ofNullable(uri.getHost()).map(host -> host.toLowerCase(Locale.ROOT))
          : Optional.empty();
    } catch (URISyntaxException _) {
      return Optional.empty();
    }
  }
}
