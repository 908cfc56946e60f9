package be.becivic.protocol.scrub;

import static org.junit.jupiter.params.provider.Arguments.arguments;

import java.util.stream.Stream;
import org.junit.jupiter.params.provider.Arguments;

/** What only the view of gathered digits shows, and what it must leave alone. */
final class GatheredCases {
  private GatheredCases() {}

  static Stream<Arguments> caught() {
    return Stream.of(
            caughtBy(
                "belgian_nrn_gathered",
                "85 chairs, the 07 of the hall, some 30 lamps, room 033 and 28 pens",
                "guichet 850730, salle bleue 033, chaise 28"),
            caughtBy(
                "belgian_card_or_account_gathered",
                "5912 postzegels, 2765 enveloppen, 2234 kopieën"),
            caughtBy(
                "french_nir_gathered",
                "166 chairs, 042 tables, 820 lamps, 847 folders and 972 pens"),
            caughtBy("belgian_bce_gathered", "0403 timbres, 019 copies et 261 photos"),
            caughtBy("polish_pesel_gathered", "700 zut 317 hop 900 bof 56"),
            caughtBy("romanian_cnp_gathered", "5 zut 020129 hop 081232"),
            caughtBy("german_tax_id_gathered", "51 zut 380 hop 396 bof 744"),
            caughtBy(
                "payment_card_gathered", "5240 timbres, 5843 copies, 5319 photos, 1812 cartes"),
            caughtBy(
                "belgian_mobile_gathered",
                "with bus 0478, then tram 35, then bus 99, then metro 12 to the town hall"),
            caughtBy("nine_digits_together", "3 4 6 1 4 6 2 4 0", "34 61 46 24 0"),
            caughtBy(
                "number_of_ones_own",
                "my NIF starts with 1634, said my cat, and then 28148",
                "mijn kaart: driiiie nuul tweeee, viier driiiie viiiier, eeeen neeeegen",
                "meine Nummer: s.i.e.b.e.n d.r.e.i n.u.l.l e.i.n.s z.w.e.i v.i.e.r",
                "my card: f1v3 31ght tw0 f0ur 0n3 f1v3",
                "my code: evif ruof evif eerht eno enin",
                "mein Code: zweihunderteinundvierzig, einhundertvierundvierzig",
                "meine Karte 🕖🕒🕕🕔 🕑🕗"),
            caughtBy(
                "number_with_its_key",
                "my code is gff aga hie bc, small letters",
                "mon numéro, à lire de droite à gauche",
                "mijn nummer in romeinse cijfers",
                "the digits are 12 34 56 78"),
            caughtBy("mail_and_its_provider", "a mailbox of yahoo, under the name of olga"))
        .flatMap(cases -> cases);
  }

  static Stream<String> harmless() {
    return Stream.of(
        "my card came after 3 weeks and cost 25 euro, not 18,50",
        "mon numéro national a 11 chiffres",
        "mijn kaart is 10 jaar geldig, sinds 12 mei 2024, art. 6",
        "das Dekret vom 07/12/2004, Nummer C-2022/30523, Seite 439",
        "Wartenummer A13 kam vor A10, Schritt 12 von 44 nimmt nur 2 Ziffern",
        "between 2011 and 2022 the staff went from 220 to 54",
        "line 11 of the table shows € 32,961, line 77 shows € 69,203",
        "NUMAC 2008191279 of 9 June 2022",
        "twee, drie of vier weken voor mijn kaart",
        "val-00123, ref-1234567 and con-12345");
  }

  private static Stream<Arguments> caughtBy(String rule, String... texts) {
    return Stream.of(texts).map(text -> arguments(rule, text));
  }
}
