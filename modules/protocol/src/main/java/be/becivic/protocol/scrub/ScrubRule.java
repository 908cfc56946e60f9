package be.becivic.protocol.scrub;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;

/**
 * One published detector (§6.8).
 *
 * @param checksum name of the algorithm that tells a real number from a look-alike
 * @param fields dotted paths the rule is confined to, wherever in a document they end; empty when
 *     it applies to every string
 */
public record ScrubRule(
    String name,
    String description,
    String pattern,
    String flags,
    Optional<String> checksum,
    List<String> fields,
    String category,
    Fires fires) {

  private static final Set<String> CONTACT_POINTS =
      Set.of("email", "eu_phone", "international_phone");

  /** When a match of the pattern counts. */
  public enum Fires {
    ALWAYS,
    WHEN_CHECKSUM_HOLDS;

    public String wireName() {
      return name().toLowerCase(Locale.ROOT);
    }
  }

  public ScrubRule {
    fields = List.copyOf(fields);
  }

  /** Whether the rule finds a way to reach someone, which an authority may publish. */
  public boolean isContactPoint() {
    return CONTACT_POINTS.contains(name);
  }
}
