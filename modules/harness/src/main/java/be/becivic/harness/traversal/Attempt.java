package be.becivic.harness.traversal;

import be.becivic.protocol.id.SourceId;
import java.util.Locale;

/** What came of a source. */
public record Attempt(SourceId source, Result result, String signal) {

  /** Whether it was up to the person and came to something, even if that was a no. */
  boolean isMade() {
    return result != Result.SKIPPED_INELIGIBLE;
  }

  /** How it ended, in the words of a path's history (§8.7.2.2). */
  public enum Result {
    SUCCESS("success"),
    FAILED("failed"),
    SKIPPED_INELIGIBLE("skipped-ineligible"),
    DECLINED("declined-by-customer");

    private final String wireName;

    Result(String wireName) {
      this.wireName = wireName;
    }

    public String wireName() {
      return wireName;
    }

    static Result parse(String wireName) {
      for (Result each : values()) {
        if (each.wireName.equals(wireName)) {
          return each;
        }
      }
      throw new IllegalArgumentException("no such result: " + wireName.toLowerCase(Locale.ROOT));
    }
  }
}
