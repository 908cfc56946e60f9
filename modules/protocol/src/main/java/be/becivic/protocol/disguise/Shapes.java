package be.becivic.protocol.disguise;

import java.util.regex.Pattern;

/** Patterns over a passage without accents and case, unless they say otherwise. */
final class Shapes {
  /** Times of day and spans of them, postcodes and sizes. */
  static final Pattern HOURS =
      Pattern.compile(
          "\\b(?:[01]?\\d|2[0-4])(?:[.:h][0-5]\\d)?\\s?(?:-|–|to|tot|bis|a)\\s?(?:[01]?\\d|2[0-4])(?:[.:h][0-5]\\d)?\\b(?![.:/-]?\\d)"
              + "|(?<![\\d.:/-])(?:[01]?\\d|2[0-3])[.:h][0-5]\\d(?![.:/-]?\\d)|\\b(?:postcodes?|codes?"
              + " postaux|code postal|postnummers?|postleitzahl(?:en)?)(?:["
              + " ,]{1,2}(?:(?:and|en|et|und) )?\\d{4}){1,8}\\b"
              + "|\\b\\d{1,3}(?:[.,]\\d{1,2})?\\s?(?:m2|m²|mm|cm|m|km|kg|meter|metres?)\\b");

  /**
   * Amounts, shares, years, hours, dates and what is counted or quoted by number in civic texts.
   */
  static final Pattern EXPLAINED =
      Pattern.compile(
          "(?:€|\\beuro?s?)\\s?\\d[\\d.,' ]{0,20}|\\d[\\d.,'"
              + " ]{0,20}\\s?(?:€|euros?\\b|eur\\b|%|procent|percent|per cent|pour cent|prozent)"
              + "|\\b(?:1[89]|20)\\d\\d\\b|\\b\\d{1,2}(?:[:uh]\\d{2}|\\.\\d{2}(?="
              + " ?(?:u|uur|uhr|h|am|pm)\\b)|\\s?(?:h|u|uur|uhr|am|pm|o'clock)\\b)"
              + "|(?<![\\d./-])(?:0?[1-9]|[12]\\d|3[01])[./-](?:0?[1-9]|1[0-2])[./-](?:\\d{4}|\\d{2})\\b|(?<![\\d/.-])(?:0?[1-9]|[12]\\d|3[01])/(?:0?[1-9]|1[0-2])(?![\\d/.-])|\\b\\d{1,2}"
              + " h [0-5]\\d\\b"
              + "|\\bv\\d{1,2}(?:\\.\\d{1,2}){1,3}\\b|\\b28[1-9]\\.\\d{2}\\b|\\b(?:err|error|erreur|fout|fehler|itsme|http|android|ios|windows)["
              + " -]?\\d[\\d.]{0,8}\\b"
              + "|\\b(?=[a-z]{2,15}+\\.?\\s?(?:no\\.?|nr\\.?|n°)?\\s?[a-z]?\\d)(?:art|artt|article|articles|artikel|artikelen|law|loi|wet|gesetz|kb|ar|ke|annex|annexe|bijlage|document|attest|dokument|bescheinigung|attestation"
              + "|anlage|anhang|model|modele|modell|form|formulier|formulaire|formular|room|local|lokaal|zimmer|bus"
              + "|tram|line|ligne|lijn|linie|page|pages|pagina|bladzijde|seite|seiten|bureau|counter|guichet|loket"
              + "|schalter|numac|code|box|case|vak|feld|point|punt|punkt|section|version|versie|step|etape|stap"
              + "|schritt|uid)\\.?\\s?(?:no\\.?|nr\\.?|n°)?\\s?[a-z]?\\d[\\d./:-]{0,14}"
              + "|\\b(?:val|ref|con|pth)-\\d{5,6}\\b|\\b\\d{1,3}(?:st|nd|rd|th|e|er|eme|de|ste)?\\.?"
              + " (?:days?|weeks?|months?|years?|hours?|minutes?|dagen|dag"
              + "|weken|week|maanden|maand|jaar|uren|minuten|jours?|semaines?|mois|ans?|annees?|heures?|tagen?|wochen?"
              + "|monaten?|jahren?|stunden?|people|persons?|personen|personnes|leute|pages?|paginas?|seiten|copies"
              + "|kopieen|copies|kopien|photos?|fotos?|january|february|march|april|may|june|july|august|september"
              + "|october|november|december|januari|februari|maart|mei|juni|juli|augustus|oktober|janvier|fevrier"
              + "|mars|avril|mai|juin|juillet|aout|septembre|octobre|novembre|decembre|januar|februar|marz|dezember)\\b");

  /** Years, days and hours alone. */
  static final Pattern DATES =
      Pattern.compile(
          "\\b(?:[01]?\\d|2[0-4])(?:[.:h][0-5]\\d)?\\s?(?:-|–|to|tot|bis|a)\\s?(?:[01]?\\d|2[0-4])(?:[.:h][0-5]\\d)?\\b(?![.:/-]?\\d)"
              + "|\\b(?:1[89]|20)\\d\\d\\b|(?<![\\d./-])(?:0?[1-9]|[12]\\d|3[01])(?:[./-](?:0?[1-9]|1[0-2])[./-](?:\\d{4}|\\d{2})\\b|/(?:0?[1-9]|1[0-2])(?![\\d/.-]))"
              + "|\\b\\d{1,2}(?:[:uh]\\d{2}\\b|(?:[.]\\d{2})?\\s?(?:h|u|uur|uhr|am|pm|o'clock)\\b)");

  /** No price, share or count is written with a nought before it. */
  static final Pattern NOUGHT_FIRST = Pattern.compile("(?<![\\d.,:/+-])0\\d{1,9}(?![./-]?\\d)");

  /** Figures that stand together. */
  static final Pattern PIECE = Pattern.compile("\\d[\\d.,/ -]{0,18}\\d");

  /** Something is said to be, and then comes a digit or letters apart from each other. */
  static final Pattern GIVES =
      Pattern.compile(
          "(?:\\b(?:is|are|est|sont|ist|sind|lautet|luidt|c'est|as|als|comme|was|war|under|onder|sous|unter)|[:=])\\s{0,3}[\"'(\\[{«„“]?(?:\\S{0,4}\\d|[a-z0-9]["
              + " .,_/|-]{1,3}[a-z0-9][ .,_/|-])");

  /** Our tags, digests, ids and times, none of which a person writes. */
  static final Pattern MACHINE_MADE =
      Pattern.compile(
          "</?(?:VV|Ref|Path|Skill|Risk|Observations)\\b[^<>]{0,600}>"
              + "|(?<![0-9A-Za-z])(?:[0-9a-f]{64}|[0-9a-f]{40}"
              + "|[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}"
              + "|20\\d\\d-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\dZ)(?![0-9A-Za-z])");

  /** An address without what is asked of it, where anything may stand. */
  static final Pattern LINK = Pattern.compile("https?://[^\\s?)>\\]\"]{1,400}");

  /** As in "412,18" and "26.270,54", with no currency beside it. */
  static final Pattern DECIMALS =
      Pattern.compile(
          "(?<![\\d.,/-])(?:[1-9]\\d{0,2}(?:[. ]\\d{3}){0,2}|0),\\d{1,2}(?![.,/-]?\\d)"
              + "|(?<![\\d.,/-])(?:[1-9]\\d{0,2}(?:,\\d{3}){0,2}|0)\\.\\d{1,2}(?![.,/-]?\\d)");

  /** As in "67,429" and "1.214". */
  static final Pattern THOUSANDS =
      Pattern.compile("(?<![\\d.,/-])[1-9]\\d{0,2}[.,]\\d{3}(?![.,/-]?\\d)");

  /** One figure by itself between two words, as in "ranking 37 for". */
  static final Pattern LONELY_FIGURE =
      Pattern.compile("(?<=\\p{L}{3} )[1-9]\\d{0,2}(?= \\p{L}{3})");

  static final Pattern LONG_NUMBER = Pattern.compile("\\d(?:[ .,/-]{0,2}\\d){6,40}");
  static final Pattern IN_A_ROW =
      Pattern.compile(
          "[€#+(]{0,2}\\d[\\d.,:)_]{0,12}(?:[\\s/|;,+-]{1,3}[€#+(]{0,2}\\d[\\d.,:)_]{0,12}){2,20}");
  static final Pattern REPEATED_SIGN =
      Pattern.compile("([^\\p{L}\\d\\s.])\\1{2,}|[^\\p{L}\\d\\s.,:;-]{4,}");
  static final Pattern TOKEN = Pattern.compile("\\d+|\\p{L}+|[^\\p{L}\\d\\s]+");
  static final Pattern SINGLES =
      Pattern.compile("(?<![\\p{L}\\d])(?:\\p{L}[^\\p{L}\\d]{1,3}){2,60}\\p{L}(?![\\p{L}\\d])");
  static final Pattern MIXED = Pattern.compile("\\p{L}\\d|\\d\\p{L}");
  static final Pattern STRETCHED = Pattern.compile("(\\p{L})\\1\\1");
  static final Pattern VOWELLESS = Pattern.compile("(?<!\\p{L})[b-df-hj-np-tv-xz]{3,}(?!\\p{L})");
  static final Pattern SHORT_LIST =
      Pattern.compile("[,;:/|_·•*+=~-]\\s?(?=[\\p{L}\\d]{1,5}\\s?[,;:/|_·•*+=~-])");
  static final Pattern QUOTED_GROUPS =
      Pattern.compile("[\"'“”„«»(\\[{<][^\"'“”„«»()\\[\\]{}<>]{1,12}[\"'“”«»)\\]}>]");

  /** As in "a) 331 b) 1067 c) 39". */
  static final Pattern LETTERED_PIECES =
      Pattern.compile("(?<![\\p{L}\\d])[a-z]\\)\\s?(?=[\\p{L}\\d]{1,6}(?![\\p{L}\\d]))");

  /** As in "| 38 | 2169 | 612 |". */
  static final Pattern BARRED_PIECES = Pattern.compile("\\|\\s?(?=[^|\\s]{1,6}\\s?\\|)");

  /** As in "'17' + '26'". */
  static final Pattern ADDED_PIECES = Pattern.compile("[\"'”’]\\s?[+&.]\\s?[\"'“‘]");

  /** As in "9408_640785" with the missing digit told elsewhere, or "P_P_18_22". */
  static final Pattern UNDERLINED =
      Pattern.compile("\\d_{1,3}(?=\\d)|(?<![\\p{L}\\d])[\\p{L}\\d]{1,3}_(?=[\\p{L}\\d]{1,3}_)");

  /** Which sign means which digit, as in "a=1, b=2". */
  static final Pattern KEY = Pattern.compile("(?<![\\p{L}\\d])\\p{L} ?= ?(?:\\d|\\p{L}{2,6}\\b)");

  static final Pattern SAME_WORD_BETWEEN =
      Pattern.compile("\\d[ ,]{1,2}(\\p{L}{2,12})[ ,]{1,2}\\d{1,8}[ ,]{1,2}\\1[ ,]{1,2}\\d");

  /** A price between two bare numbers. */
  static final Pattern PRICES_BETWEEN = Pattern.compile("\\d € ?\\d{1,4}[.,]\\d\\d \\d");

  /** Millions with cents, or with a nought before: nobody pays them at a counter. */
  static final Pattern GREAT_AMOUNTS =
      Pattern.compile(
          "(?:€|\\beur(?:os?)?) ?(?:0\\d[\\d.,' ]{4,20}|\\d{1,3}(?:[.,'"
              + " ]\\d{3}){2,5}[.,]\\d{2})(?!\\d)");

  static final Pattern GLUED =
      Pattern.compile(
          "(?=\\p{L}{9})(?:\\p{L}{0,3}(?:zero|one|two|three|four|five|six|seven|eight|nine|nul|een|twee|drie|vier|vijf|zes|zeven"
              + "|acht|negen|deux|trois|quatre|cinq|sept|huit|neuf|null|eins|zwei|zwo|drei|funf|sechs|sieben|neun)){3,40}");

  static final Pattern DOTS_AND_DASHES = Pattern.compile("(?<![.\\w-])[.·•_-]{2,6}(?![.\\w-])");

  /** As in "a van Anna", "P comme Pierre". */
  static final Pattern SPELLED =
      Pattern.compile("(?<!\\p{L})\\p{L} (?:van|comme|wie|as in|for|like|als in|de) \\p{L}{3,}");

  /** In the passage as it is written. */
  static final Pattern CAPITALS = Pattern.compile("\\b\\p{Lu}{2,}\\b");

  /** Capitals that look like digits: O for 0, S for 5, B for 8. */
  static final Pattern STAND_INS =
      Pattern.compile(
          "(?<![\\p{L}\\d])[gqloizs]{0,2}[OQDIJLZEASGTBP]{2}[OQDIJLZEASGTBPgqlo]{4,16}(?![\\p{L}\\d])");

  /** What the keys of the digits give on a Belgian or French keyboard without shift. */
  static final Pattern KEYS = Pattern.compile("[&é\"'(§è!çà](?: ?[&é\"'(§è!çà]){4,40}");

  /** The same on an American keyboard with shift. */
  static final Pattern SHIFTED_KEYS = Pattern.compile("[)!@#$%^&*(](?: ?[)!@#$%^&*(]){4,40}");

  /** A sign drawn on a digit, or an underlined one. */
  static final Pattern MARKED_DIGIT = Pattern.compile("\\d\\p{M}");

  static final Pattern TAGGED_DIGIT = Pattern.compile("[\\p{L}\\d]<[a-z/!]|>[\\p{L}\\d]{1,4}<");

  /** As in "form?a=744&b=138" and "C:\\scan\\38\\2169". */
  static final Pattern ADDRESS_PIECE =
      Pattern.compile("[/\\\\=]\\p{L}{0,3}\\d{1,6}(?=[/\\\\&?.,;)\\s]|$)");

  /** As in "BE113", the beginning of an account number. */
  static final Pattern LETTERED_START = Pattern.compile("(?<![\\p{L}\\d])[A-Z]{2}\\d{2,}");

  /** As in "👍 for the card, 🎫 2 tickets": a picture, or a rating, before what it is about. */
  static final Pattern DECORATION =
      Pattern.compile("(\\p{So})\\1{0,4}\\x{FE0F}? ?(?=\\p{L}{2}|\\d{1,2} \\p{L}{3})");

  /** As a nought or a zero may be drawn. */
  static final Pattern EMPTY_BRACKETS = Pattern.compile("[\\d|] ?\\( ?\\)|\\( ?\\) ?[\\d|]");

  static final Pattern CAMEL = Pattern.compile("\\p{Ll}\\p{Lu}");

  private Shapes() {}
}
