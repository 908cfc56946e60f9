package be.becivic.protocol.disguise;

import java.util.List;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * What is counted or paid in a passage without accents and case: "two photos", "sixty-six euros".
 */
final class CountedThings {
  private static final Pattern WORD = Pattern.compile("\\d+|\\p{L}+(?:'s)?");
  private static final int LONGEST_FIGURE = 3;
  private static final int MOST_WORDS = 7;
  private static final int SHORTEST_COMPOUND = 7;

  private static final Set<String> AMOUNTS =
      Set.of(
          ("zero one two three four five six seven eight nine ten eleven twelve another twenty"
               + " thirty forty fifty sixty seventy eighty ninety hundred thousand nul een twee"
               + " drie vier vijf zes zeven acht negen tien elf twaalf dertien veertien twintig"
               + " dertig veertig vijftig zestig zeventig tachtig negentig honderd duizend un une"
               + " deux trois quatre cinq sept huit neuf dix onze douze treize quatorze quinze"
               + " seize vingt vingts trente quarante cinquante soixante septante nonante cent"
               + " cents mille null ein eine einen einem einer zwei drei funf sechs sieben neun"
               + " zehn zwolf zwanzig dreissig vierzig funfzig sechzig siebzig achtzig neunzig"
               + " hundert tausend")
              .split(" "));

  private static final List<String> IN_COMPOUNDS =
      List.of("honderd", "duizend", "hundert", "tausend", "teen", "tien", "zehn", "zig", "tig");

  private static final Set<String> JOINTS = Set.of("and", "et", "en", "und");

  private static final Set<String> THINGS =
      Set.of(
          ("euro euros eur cent cents centime centimes day days week weeks month months year years"
               + " hour hours minute minutes people person persons children adult adults page pages"
               + " copy copies photo photos picture pictures translation translations passport"
               + " passports document documents papers form forms stamp stamps visit visits"
               + " appointment appointments certificate certificates witness witnesses counter"
               + " counters windows question questions call calls jour jours semaine semaines mois"
               + " an ans annee annees heure heures personne personnes enfant enfants adulte"
               + " adultes copie traduction traductions passeport passeports formulaire formulaires"
               + " timbre timbres visite visites attestation attestations temoin temoins guichet"
               + " guichets appel appels exemplaire exemplaires dag dagen weken maand maanden jaar"
               + " uren uur minuten personen mensen kinderen volwassenen bladzijden kopieen kopies"
               + " foto foto's fotos vertaling vertalingen paspoort paspoorten documenten formulier"
               + " formulieren zegels bezoeken afspraken attest attesten getuigen loketten vragen"
               + " exemplaren tage tagen woche wochen monat monate monaten jahre jahren stunde"
               + " stunden leute kinder kindern erwachsene erwachsenen seiten kopien ubersetzung"
               + " ubersetzungen pass passe dokumente dokumenten formular formulare formularen"
               + " besuche termine terminen bescheinigung bescheinigungen zeugen schalter schaltern"
               + " fragen anrufe exemplare")
              .split(" "));

  private CountedThings() {}

  /** The passage with blanks instead of them. */
  static String removedFrom(String folded) {
    StringBuilder text = new StringBuilder(folded);
    Matcher word = WORD.matcher(folded);
    int start = -1;
    int end = 0;
    int words = 0;
    while (word.find()) {
      boolean goesOn = start >= 0 && isJoined(folded, end, word.start()) && words < MOST_WORDS;
      if (goesOn && isThing(word.group())) {
        for (int i = start; i < word.end(); i++) {
          text.setCharAt(i, ' ');
        }
        start = -1;
      } else if (isAmount(word.group())) {
        start = goesOn ? start : word.start();
        words = goesOn ? words + 1 : 1;
      } else if (!goesOn || !JOINTS.contains(word.group())) {
        start = -1;
      }
      end = word.end();
    }
    return text.toString();
  }

  static boolean isThing(String word) {
    return THINGS.contains(word);
  }

  private static boolean isJoined(String text, int end, int start) {
    return start - end == 1 && (text.charAt(end) == ' ' || text.charAt(end) == '-');
  }

  private static boolean isAmount(String word) {
    if (Character.isDigit(word.charAt(0))) {
      return word.length() <= LONGEST_FIGURE && (word.charAt(0) != '0' || word.length() == 1);
    }
    return AMOUNTS.contains(word)
        || word.length() >= SHORTEST_COMPOUND && IN_COMPOUNDS.stream().anyMatch(word::contains);
  }
}
