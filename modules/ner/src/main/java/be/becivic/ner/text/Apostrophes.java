package be.becivic.ner.text;

import java.util.Set;

/** Tells the apostrophe that joins a name (O'Brien) from the one that cuts two words (l'agent). */
final class Apostrophes {
  private static final int LONGEST_PREFIX = 7;
  private static final Set<String> ELIDED =
      Set.of("l", "d", "j", "m", "t", "s", "n", "c", "qu", "jusqu", "lorsqu", "puisqu", "quoiqu");

  private final FoldedText text;

  Apostrophes(FoldedText text) {
    this.text = text;
  }

  /** Whether the word that starts here ends at the apostrophe: d'Hondt, but not D'hooghe. */
  boolean elides(int start, int apostrophe) {
    if (apostrophe - start > LONGEST_PREFIX) {
      return false;
    }
    String prefix = text.substring(start, apostrophe);
    String key = LookupKey.of(prefix);
    if (!ELIDED.contains(key)) {
      return false;
    }
    char next = text.charAt(apostrophe + 1);
    char letter = (LookupKey.of(String.valueOf(next)) + next).charAt(0);
    if (letter == 'h') {
      return Character.isLowerCase(prefix.charAt(0)) || Character.isUpperCase(next);
    }
    return "aeiouy".indexOf(letter) >= 0 || key.equals("l") || prefix.equals("d");
  }

  /** Whether a possessive or a shortened article stands here: Koen's, 't. */
  boolean stands(int apostrophe) {
    int next = apostrophe + 1;
    return next < text.length()
        && "stST".indexOf(text.charAt(next)) >= 0
        && !(next + 1 < text.length() && Character.isLetter(text.charAt(next + 1)));
  }
}
