package be.becivic.intake.answer;

import java.util.Locale;

/** What to do with an envelope. */
public enum Mode {
  VALIDATE,
  STAGE;

  public String wireName() {
    return name().toLowerCase(Locale.ROOT);
  }
}
