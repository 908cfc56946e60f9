package be.becivic.site;

import be.becivic.protocol.lifecycle.Thresholds;
import be.becivic.protocol.operation.Operation;
import java.time.Duration;
import java.util.List;

/**
 * What the operator decides about the site.
 *
 * @param baseUrl its address, without a slash at its end
 * @param thresholds the numbers the lifecycle turns on
 * @param stagingWindow how long a submission can be cancelled
 * @param cacheBytes how much rendered text to keep
 * @param operations what agents can ask of the server, for the manifest
 */
public record SiteSettings(
    String baseUrl,
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
    return new SiteSettings(baseUrl, Thresholds.DEFAULTS, DEFAULT_WINDOW, DEFAULT_CACHE, List.of());
  }
}
