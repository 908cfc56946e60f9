package be.becivic.fuzz;

import java.util.Locale;

/** Where Jazzer comes in; {@code -Dfuzz.target} says what for. */
public final class JazzerEntry {
  private static final FuzzTarget TARGET =
      FuzzTarget.valueOf(System.getProperty("fuzz.target", "json").toUpperCase(Locale.ROOT));

  private JazzerEntry() {}

  /** What is made once is not held against the first input. */
  public static void fuzzerInitialize() {
    TARGET.read(new byte[0]);
  }

  public static void fuzzerTestOneInput(byte[] input) {
    TARGET.read(input);
  }
}
