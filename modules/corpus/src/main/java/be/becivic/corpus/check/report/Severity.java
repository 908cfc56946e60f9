package be.becivic.corpus.check.report;

import java.util.Locale;

/** Whether a finding stops a change. */
public enum Severity {
  ERROR,
  WARNING;

  public String wireName() {
    return name().toLowerCase(Locale.ROOT);
  }
}
