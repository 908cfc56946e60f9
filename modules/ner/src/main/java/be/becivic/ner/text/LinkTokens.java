package be.becivic.ner.text;

import java.util.Set;

/** Addresses and file names, which name no person a reader could see. */
final class LinkTokens {
  private static final Set<String> ENDINGS =
      Set.of(
          ("be com org eu net brussels vlaanderen gov fr nl json jsonl md txt pdf html js ts toml"
                  + " yaml yml xml csv doc docx png jpg java py zip")
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
