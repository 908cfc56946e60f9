package be.becivic.protocol.scrub;

import static org.junit.jupiter.params.provider.Arguments.arguments;

import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import org.junit.jupiter.params.provider.Arguments;

/** Texts a rule must catch, and texts no rule may touch. */
final class Cases {
  private static final String NRN = Numbers.nationalNumber("850730033", false);
  private static final String NRN_2000 = Numbers.nationalNumber("050730033", true);
  private static final String BIS = Numbers.nationalNumber("852730033", false);
  private static final String CARD = Numbers.cardNumber("5911234567");
  private static final String BCE = Numbers.enterpriseNumber("04030192");
  private static final String BE = Numbers.iban("BE", "539007547034");
  private static final String NL = Numbers.iban("NL", "INGB0001234567");
  private static final String FR = Numbers.iban("FR", "20041010050500013M02606");
  private static final String RO = Numbers.iban("RO", "AAAA1B31007593840000");

  private Cases() {}

  static Stream<Arguments> caught() {
    return Stream.of(
            caughtBy(
                "belgian_nrn",
                "85.07.30-033.28",
                "99.99.99-999.99",
                "85 07 30 033 29",
                "850730-033-29",
                "850730 03329",
                "850730033/29",
                "85.07.30-033.29x",
                "NN85.07.30-033.29",
                "85/47/30/033/29",
                "85\n07\n30\n033\n29",
                "85 . 07 . 30 - 033 . 29",
                "1.85.07.30-033.29",
                "le 1985-07-30 85.07.30-033.29",
                "85:07:30.033+29"),
            caughtBy(
                "belgian_nrn_bare",
                NRN,
                NRN_2000,
                BIS,
                "NN" + NRN + "x",
                "(" + NRN + ")",
                "dossier 12 " + Numbers.grouped(NRN, " ", 2, 2, 2, 3, 2),
                Numbers.grouped(NRN, ".", 2, 3, 3, 3),
                Numbers.grouped(NRN, " ", 3, 3, 3, 2),
                Numbers.grouped(NRN, " ", 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1),
                Numbers.grouped(NRN, "\n", 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1)),
            caughtBy("belgian_eid_card", "591-1234567-00", "591 1234567 00", "nr591.1234567.00"),
            caughtBy(
                "belgian_eid_card_bare",
                CARD,
                "card" + CARD + "!",
                Numbers.grouped(CARD, "-", 3, 9),
                Numbers.grouped(CARD, "-", 10, 2)),
            caughtBy(
                "belgian_residence_card",
                "B123456789",
                "b 1234567 89",
                "B-1234567-89",
                "B 123456789",
                "K 1234567 89"),
            caughtBy(
                "iban",
                "BE68 5390 0754 7035",
                "be68 5390 0754 7035",
                "BE 68 5390 0754 7035",
                "BE68-5390-0754-7035",
                "BE68 539007547035",
                "IBAN: BE68.5390.0754.7035",
                "NL91 ABNA 0417 1643 01",
                "DE89 3704 0044 0532 0130 01",
                "FR14 2004 1010 0505 0001 3M02 607",
                "CH93 0076 2011 6238 5295 8"),
            caughtBy(
                "iban_bare",
                BE,
                BE.toLowerCase(Locale.ROOT),
                "IBAN" + BE + "x",
                NL,
                FR,
                RO,
                Numbers.grouped(RO, " ", 4, 4, 4, 4, 4, 4),
                Numbers.iban("NO", "86011117947")),
            caughtBy(
                "email",
                "jan@example.be",
                "Jan.Peeters+nat@mail.example.be",
                "mailto:jan@example.be",
                "https://example.be/?email=jan%40example.be",
                "<jan@example.be>",
                "jan@EXAMPLE.BE,",
                "jan@bücher.example",
                "jan@пример.бел",
                "jan @ example.be",
                "jan[at]example.be",
                "jan (at) example (dot) be",
                "jan {AT} example.be",
                "jan<at>example[punt]be"),
            caughtBy(
                "eu_phone",
                "+32 471 23 45 67",
                "+32471234567",
                "0032 2 518 25 25",
                "tel:%2B32471234567",
                "+32 (0)2 518 25 25",
                "+33 1 23 45 67 89",
                "+352 26 12 34",
                "+49-30-1234567",
                "tel+32471234567",
                "0471 23 45 67",
                "0471/23.45.67",
                "0471234567",
                "0471 234 567",
                "04 71 23 45 67",
                "02/518.25.25",
                "025182525",
                "081 12 34 56"),
            caughtBy(
                "international_phone",
                "+1 (212) 555-0123",
                "+212 6 12 34 56 78",
                "+243812345678",
                "001 212 555 0123"),
            caughtBy("us_ssn", "123-45-6789", "123 45 6789", "SSN:123.45.6789"),
            caughtBy("uk_national_insurance", "AB123456C", "ab 12 34 56 c", "AB-12-34-56-D"),
            caughtBy(
                "belgian_bce", "0403.019.200", "BE 0403.019.200", "0403 019 200", "1000.123.456"),
            caughtBy(
                "belgian_bce_bare",
                BCE,
                "BE" + BCE,
                Numbers.enterpriseNumber("10001234"),
                Numbers.grouped(BCE, " ", 4, 6)))
        .flatMap(cases -> cases);
  }

  /** Texts of the trade: dates, prices, hours, references to law, codes, ids and addresses. */
  static List<String> harmless() {
    return List.of(
        "2026-11-15",
        "15.11.2026",
        "15/11/2026",
        "le 1er janvier 2026",
        "du 15/11/2026 au 20/12/2026",
        "2026-11-15T14:32:00Z",
        "2026-11-15T14:32:00.123+02:00",
        "2026-11-15 14:32:00.123+02:00",
        "2026-11-15T14:32:00.123456Z",
        "09:00-12:30, 13:30-16:00",
        "150 EUR",
        "€ 1.250,00",
        "1 250 000 €",
        "1000, 750, 500 et 250 euros",
        "10, 20, 50 ou 100 euros",
        "01/01/2026: 150",
        "12,50 / 15,75 / 20,00",
        "v1.12.3",
        "10.11.12",
        "claude-code/2.1.7",
        "citizenship-12bis@1.0.3",
        "val-00042",
        "con-100042",
        "con_0190f3a2-7c1b-7e42-9d3a-585073003328",
        "ses_01901234-5678-7012-8507-300332800000",
        "85073003-3280-7000-8000-000000000000",
        "a 0190f3a2-7c1b-7e42-8507-300332800000 z",
        "1984062835",
        "2013009022",
        "2025005234",
        "1804032130",
        "numac 1984062835, 28 juin 1984",
        "dossier 1984-06-28/35",
        "https://www.ejustice.just.fgov.be/eli/loi/1984/06/28/1984900065/justel",
        "https://refli.be/fr/lex/2013009022",
        "https://www.koekelberg.be/w/index.php?cont=3155&lgn=2",
        "https://example.be/2026/11/15/123456",
        "art. 12bis, §1, 2°",
        "arts 595-596, 596.1 et 596.2",
        "2004/38/CE",
        "1.2.3.4.5.6.7",
        "468 jours sur 5 ans, 18+",
        "1000 Bruxelles, 1050 Ixelles",
        "21001, 21002, 21003, 21004",
        "B-1000 Bruxelles",
        "112, 1700 et 1722",
        "0800 14 812",
        "078 15 00 00",
        "070 245 245",
        "+ 18 ans",
        "+1000 +2000 +3000",
        "UTC+1 2026-11-15",
        "@becivic",
        "medium.com/@jan.peeters",
        "à 10 h 30",
        "0.4567891234",
        "1790000000",
        "a1b2c3d4e5f60718293a4b5c6d7e8f9012345678",
        "9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08",
        "ISO-8859-1, UTF-8, RFC 9457",
        "XXXXXXXX",
        "by 31 July 2026 the office will",
        "le 15 juin 2026, 12:30",
        "de 18 ans (2019, 2020, 2021)",
        "Annexe 3ter, 15 ou 49");
  }

  private static Stream<Arguments> caughtBy(String rule, String... texts) {
    return Stream.of(texts).map(text -> arguments(rule, text));
  }
}
