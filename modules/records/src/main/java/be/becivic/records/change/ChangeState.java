package be.becivic.records.change;

import java.util.Locale;

/** How far a change on the forge has come. */
public enum ChangeState {
  OPEN,
  MERGED,
  CLOSED,
  FAILED;

  public String wireName() {
    return name().toLowerCase(Locale.ROOT);
  }
}
