package be.becivic.harness.consent;

import java.util.Locale;

/** How an answer came: three ways past the agent, and one through it, which counts for nothing. */
public enum ConsentRoute {
  FORM,
  APP,
  TERMINAL,
  REPORTED_BY_AGENT;

  public String wireName() {
    return name().toLowerCase(Locale.ROOT);
  }
}
