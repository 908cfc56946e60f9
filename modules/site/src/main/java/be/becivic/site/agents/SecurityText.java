package be.becivic.site.agents;

import be.becivic.site.page.common.PageContext;
import java.time.Duration;
import java.time.temporal.ChronoUnit;

/** Where to report a weakness (RFC 9116). */
final class SecurityText {
  static final String PATH = "/.well-known/security.txt";

  /**
   * Counted from the newest commit, because the site has no clock; below the year RFC 9116 asks.
   */
  private static final Duration VALID = Duration.ofDays(360);

  private SecurityText() {}

  static String of(PageContext context) {
    String base = context.baseUrl();
    return """
    # The feedback channel is read by the maintainers and never published.
    Contact: %s/agents/submit/feedback
    Expires: %s
    Preferred-Languages: en, fr, nl, de
    Canonical: %s
    Policy: %s/docs/threat-model
    """
        .formatted(
            base,
            context.corpus().time().plus(VALID).truncatedTo(ChronoUnit.SECONDS),
            base + PATH,
            base);
  }
}
