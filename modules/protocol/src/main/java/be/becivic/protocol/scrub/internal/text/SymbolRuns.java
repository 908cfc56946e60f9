package be.becivic.protocol.scrub.internal.text;

import java.util.HashMap;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Shows what a text holds in Morse code, or as Roman numerals for single digits. */
final class SymbolRuns {
  private static final int MOST = 8;
  private static final String DIGITS = "0123456789";

  static final SymbolRuns MORSE =
      new SymbolRuns(
          "(?<![.\\-0-9A-Za-z])[.-]{1,5}(?:[ /|,]{1,3}[.-]{1,5}){7,99}(?![.\\-0-9A-Za-z])",
          "[.-]+",
          DIGITS + "ABCDEFGHIJKLMNOPQRSTUVWXYZ",
          "----- .---- ..--- ...-- ....- ..... -.... --... ---.. ----. .- -... -.-. -.. . ..-. --."
              + " .... .. .--- -.- .-.. -- -. --- .--. --.- .-. ... - ..- ...- .-- -..- -.-- --..");

  static final SymbolRuns ROMAN =
      new SymbolRuns(
          "(?<![0-9A-Za-z])(?:N|I{1,3}|IV|VI{0,3}|IX)"
              + "(?:[ .,/-]{1,3}(?:N|I{1,3}|IV|VI{0,3}|IX)){7,99}(?![0-9A-Za-z])",
          "[NIVX]+",
          DIGITS,
          "N I II III IV V VI VII VIII IX");

  private final Pattern run;
  private final Pattern symbol;
  private final Map<String, String> meanings = new HashMap<>();

  private SymbolRuns(String run, String symbol, String meant, String symbols) {
    this.run = Pattern.compile(run);
    this.symbol = Pattern.compile(symbol);
    String[] each = symbols.split(" ");
    for (int i = 0; i < each.length; i++) {
      meanings.put(each[i], meant.substring(i, i + 1));
    }
  }

  /** The text with what runs stand for in their place; the same where there are none. */
  String shownIn(String text) {
    StringBuilder shown = new StringBuilder(0);
    int copied = 0;
    int count = 0;
    Matcher found = run.matcher(text);
    while (count < MOST && found.find()) {
      String meant = meaning(found.group());
      if (!meant.isEmpty()) {
        count++;
        shown.append(text, copied, found.start()).append(meant);
        copied = found.end();
      }
    }
    return copied == 0 ? text : shown.append(text, copied, text.length()).toString();
  }

  /** Nothing where a symbol means nothing. */
  private String meaning(String symbols) {
    StringBuilder meant = new StringBuilder();
    Matcher each = symbol.matcher(symbols);
    while (each.find()) {
      String meaning = meanings.get(each.group());
      if (meaning == null) {
        return "";
      }
      meant.append(meaning);
    }
    return meant.toString();
  }
}
