package be.becivic.protocol.disguise;

import be.becivic.protocol.text.Folding;
import java.math.BigInteger;
import java.util.List;
import java.util.Map;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;

/**
 * Whether capitals and figures of a passage, some of them one after the other, make an identifier
 * that has letters: "prefix KJ, serial 775725, suffix B".
 */
final class ScatteredCode {
  private static final Pattern PIECES =
      Pattern.compile("(?<![\\p{L}\\p{N}])[A-Z0-9]{1,16}(?![\\p{L}\\p{N}])");
  private static final int MOST_PIECES = 60;
  private static final int SHORTEST = 9;
  private static final int LONGEST = 31;

  private static final Pattern BRITISH =
      Pattern.compile("[A-CEGHJ-PR-TW-Z][A-CEGHJ-NPR-TW-Z]\\d{6}[A-D]");
  private static final Pattern SPANISH = Pattern.compile("[XYZ0-9]\\d{7}[A-HJ-NP-TV-Z]");
  private static final Pattern RESIDENCE_CARD = Pattern.compile("B\\d{9}[A-Z]?");
  private static final Pattern ITALIAN =
      Pattern.compile("[A-Z]{6}\\d{2}[A-EHLMPRST]\\d{2}[A-Z]\\d{3}[A-Z]");
  private static final Pattern ACCOUNT = Pattern.compile("[A-Z]{2}\\d{2}[A-Z0-9]{11,27}");

  private static final String SPANISH_LETTERS = "TRWAGMYFPDXBNJZSQVHLCKE";

  /** Of the countries whose accounts most people here have. */
  private static final Map<String, Integer> ACCOUNT_LENGTHS =
      Map.ofEntries(
          Map.entry("BE", 16),
          Map.entry("NL", 18),
          Map.entry("LU", 20),
          Map.entry("AT", 20),
          Map.entry("CH", 21),
          Map.entry("DE", 22),
          Map.entry("GB", 22),
          Map.entry("IE", 22),
          Map.entry("BG", 22),
          Map.entry("ES", 24),
          Map.entry("RO", 24),
          Map.entry("PT", 25),
          Map.entry("TR", 26),
          Map.entry("FR", 27),
          Map.entry("IT", 27),
          Map.entry("GR", 27),
          Map.entry("PL", 28),
          Map.entry("MA", 28),
          Map.entry("UA", 29));

  private ScatteredCode() {}

  static boolean isIn(String prose) {
    List<String> pieces =
        PIECES
            .matcher(Folding.fold(prose))
            .results()
            .limit(MOST_PIECES)
            .map(MatchResult::group)
            .map(ScatteredCode::withFigures)
            .toList();
    for (int first = 0; first < pieces.size(); first++) {
      StringBuilder code = new StringBuilder();
      for (int next = first; next < pieces.size() && code.length() < LONGEST; next++) {
        code.append(pieces.get(next));
        if (code.length() >= SHORTEST && isCode(code.toString())) {
          return true;
        }
      }
    }
    return false;
  }

  /** As "O2" is 02. */
  private static String withFigures(String piece) {
    return piece.chars().anyMatch(Character::isDigit)
        ? piece.replace('O', '0').replace('I', '1')
        : piece;
  }

  private static boolean isCode(String code) {
    return BRITISH.matcher(code).matches()
        || RESIDENCE_CARD.matcher(code).matches()
        || ITALIAN.matcher(code).matches()
        || SPANISH.matcher(code).matches() && isSpanish(code)
        || ACCOUNT.matcher(code).matches() && isAccount(code);
  }

  private static boolean isSpanish(String code) {
    int first = "XYZ".indexOf(code.charAt(0));
    String number =
        (first < 0 ? code.substring(0, 1) : String.valueOf(first)) + code.substring(1, 8);
    return SPANISH_LETTERS.charAt(Integer.parseInt(number) % 23) == code.charAt(8);
  }

  private static boolean isAccount(String code) {
    if (ACCOUNT_LENGTHS.getOrDefault(code.substring(0, 2), 0) != code.length()) {
      return false;
    }
    StringBuilder digits = new StringBuilder();
    (code.substring(4) + code.substring(0, 4))
        .chars()
        .forEach(each -> digits.append(Character.digit(each, 36)));
    return new BigInteger(digits.toString()).mod(BigInteger.valueOf(97)).intValue() == 1;
  }
}
