package be.becivic.harness.session;

import java.util.Optional;

/** How much of the harness the person's client lets work, found out without asking (§24.4). */
public enum CapabilityTier {
  T0,
  T1,
  T2,
  T3,
  T4;

  /**
   * What the probes found.
   *
   * @param writable whether the person's folder can be written and they agreed to it
   */
  public record Probes(boolean loaded, boolean writable, boolean tools, boolean hooks) {}

  private static final String PRICE =
      "around 20 EUR per month (as of May 2026; check current pricing)";

  public static CapabilityTier detect(Probes probes) {
    if (!probes.loaded()) {
      return T0;
    }
    if (!probes.writable()) {
      return T1;
    }
    if (!probes.tools()) {
      return T2;
    }
    return probes.hooks() ? T4 : T3;
  }

  /** Whether anything outlives the session. */
  public boolean remembers() {
    return compareTo(T2) >= 0;
  }

  /** Whether a delivery that leaves a trace may be made: consent must have a place to rest. */
  public boolean mayDeliver() {
    return remembers();
  }

  /** The offer made at the end of the opening, once and without waiting for an answer. */
  public Optional<String> upgrade() {
    return switch (this) {
      case T0 ->
          Optional.of(
              "Installing the Be Civic Project in Claude Desktop's Cowork tab lets you resume"
                  + " across sessions and keeps your information on your own machine. Cowork costs "
                  + PRICE
                  + ". I'll do my best to help in this session.");
      case T1 ->
          Optional.of(
              "The best Be Civic experience is in Claude Desktop's Cowork tab on your computer."
                  + " There I can save your progress to a folder on your machine and pick up next"
                  + " session. In free-tier Chat I can only help with one question at a time and I"
                  + " cannot save files for you. Cowork costs "
                  + PRICE
                  + ". I'll do my best to maximise this session regardless.");
      case T2, T3, T4 -> Optional.empty();
    };
  }
}
