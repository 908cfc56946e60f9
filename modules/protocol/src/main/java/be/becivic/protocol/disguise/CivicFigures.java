package be.becivic.protocol.disguise;

import java.util.List;
import java.util.regex.Pattern;

/**
 * Figures, and words for them, that civic texts list, count or pay, in a passage without accents
 * and case: articles of a law, directives, brackets of income, two photos and three copies.
 */
final class CivicFigures {
  private static final String ARTICLE =
      "[a-z]?[1-9]\\d{0,2}(?:[./]\\d{1,3})?(?:[a-z]|bis|ter|quater|quinquies|sexies)?(?![\\p{L}\\d])";
  private static final String UNION = "(?:e[ucg]|[cu]e|eec|cee|ewg|eeg|euratom)";

  private static final Pattern ARTICLES =
      Pattern.compile(
          "\\b(?=[a-z]{3,11}+\\.?"
              + " [a-z]?[1-9])(?:arts?|artt|articles?|artikels?|artikelen|annex(?:es)?|annexes?|bijlagen?|anlagen?|anhange?"
              + "|paragraphe?s?|alineas?|absatze?|steps?|stap(?:pen)?|etapes?|schritte?|points?|punte?n?|punkte?|models?"
              + "|modell?en?|modeles?|modelle|boxes|cases|vakken|felder|counters?|loket(?:ten)?|guichets?|schalter|lines|lijnen|lignes|linien)\\.?"
              + " "
              + ARTICLE
              + "(?:(?:, ?| (?:and|et|en|und|or|ou|of|oder|to|a|tot|bis) | ?[-–] ?){1,2}"
              + ARTICLE
              + "){1,12}");

  private static final Pattern DIRECTIVES =
      Pattern.compile(
          "\\b(?=[a-z]{6,13}+\\s?[(n\\d])(?:directives?|richtlijn(?:en)?|richtlinien?|regulations?|reglements?|verordening(?:en)?|verordnung(?:en)?"
              + "|decisions?|decrees?|decrets?|decreet|dekret|besluit|beschluss)\\s?(?:\\("
              + UNION
              + "\\) ?)?(?:n[or°]?\\.? ?)?\\d{1,4}/\\d{1,4}(?:/"
              + UNION
              + "\\b)?|\\b(?:19|20)?\\d\\d/\\d{1,4}/"
              + UNION
              + "\\b|\\("
              + UNION
              + "\\) ?(?:n[or°]?\\.? ?)?\\d{1,4}/\\d{1,4}\\b");

  /** As in "0 to 12,000 euro, 12,000 to 25,000": what begins a span of amounts. */
  private static final Pattern BRACKETS =
      Pattern.compile(
          "\\b\\d{1,3}(?:[.,'"
              + " ]?\\d{3}){0,2}(?:[.,]\\d\\d)?\\s?(?:-|–|to|a|tot|bis|and|et|en|und|until)\\s?\\d{1,3}(?:[.,'"
              + " ]?\\d{3}){1,2}(?:[.,]\\d\\d)?(?=\\s?(?:€|euros?\\b|eur\\b|[,;.:)]))");

  private static final Pattern POSTCODES =
      Pattern.compile(
          "\\b(?:postcodes?|codes? posta(?:l|ux)|postnummers?|postleitzahl(?:en)?|plz|zip"
              + " codes?)(?:[ ,:]{1,2}(?:(?:and|en|et|und|to|a|tot|bis|of|von|from|van|de|-|–)"
              + " ){0,2}[1-9]\\d{3}\\b){1,8}");

  /** As in "2 MB", "150 dpi", "4 wkn" and "35 x 45 mm": files, photos, vehicles, short times. */
  private static final Pattern MEASURES =
      Pattern.compile(
          "(?<![\\d.,x×])[1-9]\\d{0,3}(?:[.,]\\d{1,2})?\\s?(?:[kmg][bo]|dpi|px|kwh?|cc|secs?|sek|mins?|wkn?|wks?|mnd|jr|yrs?|sem|std"
              + "|verdieping|etage|stock|floor)\\b(?!\\d)"
              + "|(?<![\\d.,x×])[1-9]\\d{1,2}\\s?[x×]\\s?[1-9]\\d{1,2}(?![\\d.,]\\d|\\s?[x×])");

  /** As in "viewer 5.1", "level 1.2" and "0x80090016". */
  private static final Pattern RELEASES =
      Pattern.compile(
          "\\b(?:viewer|driver|middleware|app|software|reader|browser|chrome|firefox|edge|safari|level|niveau)"
              + " v?\\d{1,3}(?:\\.\\d{1,2}){0,2}\\b(?!\\.?\\d)|\\b0x[0-9a-f]{8}\\b");

  /** As in "Waterloolaan 115, 1000 Brussel": a house and a town. */
  private static final Pattern PLACES =
      Pattern.compile(
          "(?<=\\p{L}{4} )[1-9]\\d{0,2}[a-z]?,? (?:(?:in|te|a|at) )?(?:b-)?[1-9]\\d{3}(?="
              + " \\p{L}{4})");

  /** As in "1) ticket 2) counter". */
  private static final Pattern MARKS = Pattern.compile("(?<!\\S)\\d{1,2}[.)](?=\\s\\p{L}{2})");

  private static final List<Pattern> ALL =
      List.of(POSTCODES, PLACES, ARTICLES, DIRECTIVES, BRACKETS, MEASURES, RELEASES, MARKS);

  private CivicFigures() {}

  /** The passage without them. */
  static String removedFrom(String folded) {
    String text = folded;
    for (Pattern each : ALL) {
      text = each.matcher(text).replaceAll(" ");
    }
    return CountedThings.removedFrom(text);
  }
}
