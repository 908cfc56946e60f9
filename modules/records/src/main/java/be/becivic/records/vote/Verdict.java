package be.becivic.records.vote;

import java.util.Locale;

/** A vote; on a concern, up or down. */
public enum Verdict {
  CONFIRM,
  REJECT;

  public String wireName() {
    return name().toLowerCase(Locale.ROOT);
  }
}
