package be.becivic.ner.text;

import java.util.Set;

/**
 * Addresses and the names of code and data files, which name no person a reader could see. Scans
 * and letters are often named after somebody and are read like any other words.
 */
final class LinkTokens {
  private static final Set<String> ENDINGS =
      Set.of(
          ("be com org eu net brussels vlaanderen gov fr nl json jsonl md txt html js ts toml yaml"
                  + " yml xml csv java py")
              .split(" "));

  private LinkTokens() {}

  static boolean isLink(String chunk) {
    int sign = chunk.indexOf('@');
    int dot = chunk.lastIndexOf('.');
    return chunk.contains("://")
        || chunk.startsWith("www.")
        || (sign > 0 && dot > sign)
        || (dot > 0 && ENDINGS.contains(chunk.substring(dot + 1)));
  }
}
