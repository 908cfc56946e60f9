package be.becivic.protocol.disguise;

import java.util.regex.Pattern;

/**
 * Figures, and words for them, that civic texts list, count or pay, in a passage without accents
 * and case: articles of a law, directives, brackets of income, two photos and three copies.
 */
final class CivicFigures {
  private static final String SMALL =
      "(?:zero|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|nul|een|twee|drie|vier|vijf|zes|zeven"
          + "|acht|negen|tien|elf|twaalf|un|une|deux|trois|quatre|cinq|sept|huit|neuf|dix|onze|douze|null|eine?|eine[nmr]|zwei"
          + "|drei|funf|sechs|sieben|neun|zehn|zwolf|another)";
  private static final String AMOUNT =
      "(?:"
          + SMALL
          + "|\\p{L}{0,24}(?:teen|ty|zehn|zig|dreissig|tien|tig|hundred|thousand|honderd|duizend|hundert|tausend)\\p{L}{0,24}"
          + "|treize|quatorze|quinze|seize|vingts?|trente|quarante|cinquante|soixante|septante|nonante|cents?|mille)";
  private static final String THINGS =
      "(?:euros?|eur|cents?|centimes?|days?|weeks?|months?|years?|hours?|minutes?|people|persons?|children|adults?|pages?"
          + "|cop(?:y|ies)|photos?|pictures?|translations?|passports?|documents?|papers|forms?|stamps?|visits?|appointments?"
          + "|certificates?|witnesses|counters?|windows|questions?|calls?"
          + "|jours?|semaines?|mois|ans?|annees?|heures?|personnes?|enfants?|adultes?|copies?|traductions?|passeports?"
          + "|formulaires?|timbres?|visites?|rendez-vous|attestations?|temoins?|guichets?|appels?|exemplaires?"
          + "|dag(?:en)?|week|weken|maand(?:en)?|jaar|uren|uur|minuten|personen|mensen|kinderen|volwassenen|bladzijden"
          + "|kopie(?:en|s)?|foto'?s?|vertaling(?:en)?|paspoort(?:en)?|documenten|formulier(?:en)?|zegels|bezoeken|afspraken"
          + "|attest(?:en)?|getuigen|loketten|vragen|exemplaren"
          + "|tagen?|wochen?|monaten?|jahren?|stunden?|leute|kindern?|erwachsenen?|seiten|kopien?|ubersetzung(?:en)?|passe?"
          + "|dokumenten?|formularen?|besuchen?|terminen?|bescheinigung(?:en)?|zeugen|schaltern?|fragen|anrufen?|exemplaren?)";
  private static final String ARTICLE =
      "[a-z]?[1-9]\\d{0,2}(?:[./]\\d{1,3})?(?:[a-z]|bis|ter|quater|quinquies|sexies)?(?![\\p{L}\\d])";
  private static final String UNION = "(?:e[ucg]|[cu]e|eec|cee|ewg|eeg|euratom)";

  private static final Pattern ARTICLES =
      Pattern.compile(
          "\\b(?:arts?|artt|articles?|artikels?|artikelen|annex(?:es)?|annexes?|bijlagen?|anlagen?|anhange?"
              + "|paragraphe?s?|alineas?|absatze?|steps?|stap(?:pen)?|etapes?|schritte?|points?|punte?n?|punkte?|models?"
              + "|modell?en?|modeles?|modelle|boxes|cases|vakken|felder|counters?|loket(?:ten)?|guichets?|schalter|lines|lijnen|lignes|linien)\\.?"
              + " "
              + ARTICLE
              + "(?:(?:, ?| (?:and|et|en|und|or|ou|of|oder|to|a|tot|bis) | ?[-–] ?){1,2}"
              + ARTICLE
              + "){1,12}");

  private static final Pattern DIRECTIVES =
      Pattern.compile(
          "\\b(?:directives?|richtlijn(?:en)?|richtlinien?|regulations?|reglements?|verordening(?:en)?|verordnung(?:en)?"
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

  /** As in "1) ticket 2) counter". */
  private static final Pattern MARKS = Pattern.compile("(?<!\\S)\\d{1,2}[.)](?=\\s\\p{L}{2})");

  private static final Pattern COUNTED =
      Pattern.compile(
          "\\b(?:\\d{1,3}|"
              + AMOUNT
              + "(?:(?: |-| and | et | en | und )"
              + AMOUNT
              + "){0,5}) "
              + THINGS
              + "\\b");

  private CivicFigures() {}

  /** The passage without them. */
  static String removedFrom(String folded) {
    String text = folded;
    for (Pattern each : new Pattern[] {POSTCODES, ARTICLES, DIRECTIVES, BRACKETS, MARKS, COUNTED}) {
      text = each.matcher(text).replaceAll(" ");
    }
    return text;
  }
}
