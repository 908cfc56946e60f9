package be.becivic.protocol.disguise;

import java.util.regex.Pattern;

/** Figures some of which are letters that look like them: "6S.lO.ll-O4S.Z7". */
final class StandIns {
  private static final String PIECE = "[0-9OoQDIlLi|!ZzEASsGbTBgq]{1,16}+(?![\\p{L}\\p{N}])";
  private static final Pattern STRETCH =
      Pattern.compile("(?<![\\p{L}\\p{N}])" + PIECE + "(?:[ .,/_-]{1,3}" + PIECE + "){0,16}+");
  private static final String LETTERS = "OoQDIlLi|!ZzEASsGbTBgq";
  private static final String DIGITS = "0000111111223455667899";
  private static final int FEWEST_LETTERS = 2;
  private static final int FEWEST = 8;

  /**
   * What the passage has of them.
   *
   * @param figures how many stand together
   * @param strength how seldom such check digits would fit by chance
   */
  record Found(int figures, int strength) {}

  private StandIns() {}

  static Found in(String prose) {
    return STRETCH
        .matcher(prose)
        .results()
        .map(stretch -> read(stretch.group()))
        .reduce(
            new Found(0, 0),
            (one, other) ->
                new Found(
                    Math.max(one.figures, other.figures), Math.max(one.strength, other.strength)));
  }

  private static Found read(String stretch) {
    StringBuilder figures = new StringBuilder();
    int letters = 0;
    for (int i = 0; i < stretch.length(); i++) {
      char sign = stretch.charAt(i);
      int letter = LETTERS.indexOf(sign);
      if (letter >= 0) {
        letters++;
        figures.append(DIGITS.charAt(letter));
      } else if (Character.isDigit(sign)) {
        figures.append(sign);
      }
    }
    boolean mixed = letters >= FEWEST_LETTERS && letters < figures.length();
    return mixed && figures.length() >= FEWEST
        ? new Found(figures.length(), ScatteredCheckDigits.strength(figures.toString()))
        : new Found(0, 0);
  }
}
