package be.becivic.site;

import be.becivic.corpus.site.SiteProfile;
import be.becivic.protocol.lifecycle.Thresholds;
import be.becivic.protocol.operation.Operation;
import java.time.Duration;
import java.util.List;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * What the operator decides about the site.
 *
 * @param profile which site it is
 * @param baseUrl its address, without a slash at its end
 * @param home the address of the site that shows everything
 * @param thresholds the numbers the lifecycle turns on
 * @param stagingWindow how long a submission can be cancelled
 * @param cacheBytes how much rendered text to keep
 * @param operations what agents can ask of the server, for the manifest
 */
public record SiteSettings(
    SiteProfile profile,
    String baseUrl,
    String home,
    Thresholds thresholds,
    Duration stagingWindow,
    long cacheBytes,
    List<Operation> operations) {
  public static final long DEFAULT_CACHE = 64L << 20;
  private static final Duration DEFAULT_WINDOW = Duration.ofHours(24);

  public SiteSettings {
    operations = List.copyOf(operations);
    if (baseUrl.endsWith("/")) {
      throw new IllegalArgumentException("the base URL ends without a slash");
    }
  }

  public static SiteSettings of(String baseUrl) {
    return of(SiteProfile.BECIVIC, baseUrl);
  }

  /** Another site than the default one, which stands at its usual address. */
  public static SiteSettings of(SiteProfile profile, String baseUrl) {
    return new SiteSettings(
        profile,
        baseUrl,
        SiteProfile.BECIVIC.baseUrl(),
        Thresholds.DEFAULTS,
        DEFAULT_WINDOW,
        DEFAULT_CACHE,
        List.of());
  }

  /**
   * Equal, in any process, where these settings make the same pages. What an operation is like is
   * the program's, not a setting.
   */
  String shown() {
    return Stream.of(
            profile.id(),
            profile.name(),
            profile.baseUrl(),
            profile.languages(),
            new TreeMap<>(profile.theme().light()),
            new TreeMap<>(profile.theme().dark()),
            new TreeSet<>(profile.scope().topics()),
            new TreeSet<>(profile.scope().regions()),
            baseUrl,
            home,
            thresholds,
            stagingWindow,
            operations.stream().map(Operation::name).toList())
        .map(String::valueOf)
        .collect(Collectors.joining("\n"));
  }
}
