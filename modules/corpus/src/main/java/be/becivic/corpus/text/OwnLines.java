package be.becivic.corpus.text;

import java.util.regex.Pattern;

/**
 * The lines of a text's head that say nothing in words: its fences and its versions. Next to "how
 * long it takes, in figures" or "a document usable here" they read like the rest of a number that
 * somebody gives piece by piece.
 */
public final class OwnLines {
  private static final Pattern FENCE_OR_VERSION =
      Pattern.compile(
          "(?m)^(?:---|(?:schema_|submission_contract_)?version: "
              + "[0-9]{1,2}(?:\\.[0-9]{1,2}){0,2})$\\n?");

  private OwnLines() {}

  public static String removedFrom(String text) {
    return FENCE_OR_VERSION.matcher(text).replaceAll("");
  }
}
