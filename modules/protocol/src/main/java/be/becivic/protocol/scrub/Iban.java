package be.becivic.protocol.scrub;

import java.util.HashMap;
import java.util.Locale;
import java.util.Map;

/** International bank account numbers: each country has one length, and 97 guards them all. */
final class Iban {
  private static final int LEAST_DIGITS = Checksum.IBAN_MOD_97.leastDigits();
  private static final String REGISTRY =
      """
      AD24 AE23 AL28 AO25 AT20 AZ28 BA20 BE16 BF28 BG22 BH22 BI27 BJ28 BR29 BY28 CF27 CG27 CH21
      CI28 CM27 CR22 CV25 CY28 CZ24 DE22 DJ27 DK18 DO28 DZ26 EE20 EG29 ES24 FI18 FK18 FO18 FR27
      GA27 GB22 GE22 GI23 GL18 GQ27 GR27 GT28 GW25 HN28 HR21 HU28 IE22 IL23 IQ23 IR26 IS26 IT27
      JO30 KM27 KW30 KZ20 LB28 LC32 LI21 LT20 LU20 LV21 LY25 MA28 MC27 MD24 ME22 MG27 MK19 ML28
      MN20 MR27 MT31 MU30 MZ25 NE28 NI28 NL18 NO15 OM23 PK24 PL28 PS29 PT25 QA29 RO24 RS22 RU33
      SA24 SC31 SD18 SE24 SI19 SK24 SM27 SN28 SO23 ST25 SV28 TD27 TG28 TL23 TN24 TR26 UA29 VA22
      VG24 XK20 YE30
      """;
  private static final Map<String, Integer> LENGTHS = lengths();

  private Iban() {}

  /** Whether the candidate begins with an account number; what follows may belong to the prose. */
  static boolean holds(String candidate) {
    String compact = compact(candidate);
    if (compact.length() < 2) {
      return false;
    }
    int length = LENGTHS.getOrDefault(compact.substring(0, 2), Integer.MAX_VALUE);
    return length <= compact.length() && remainderIsOne(compact.substring(0, length));
  }

  private static boolean remainderIsOne(String account) {
    int digits = 0;
    int remainder = 0;
    for (int i = 0; i < account.length(); i++) {
      int value = Character.digit(account.charAt((i + 4) % account.length()), 36);
      digits += value < 10 ? 1 : 0;
      remainder = (remainder * (value < 10 ? 10 : 100) + value) % 97;
    }
    return remainder == 1 && digits >= LEAST_DIGITS;
  }

  private static String compact(String candidate) {
    StringBuilder compact = new StringBuilder(candidate.length());
    for (int i = 0; i < candidate.length(); i++) {
      char character = candidate.charAt(i);
      if (character < 0x80 && Character.isLetterOrDigit(character)) {
        compact.append(character);
      }
    }
    return compact.toString().toUpperCase(Locale.ROOT);
  }

  private static Map<String, Integer> lengths() {
    Map<String, Integer> lengths = new HashMap<>();
    for (String entry : REGISTRY.strip().split("\\s+")) {
      lengths.put(entry.substring(0, 2), Integer.valueOf(entry.substring(2)));
    }
    return Map.copyOf(lengths);
  }
}
