package be.becivic.protocol.disguise;

import be.becivic.protocol.text.Folding;
import java.text.Normalizer;
import java.util.List;
import java.util.Locale;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;

/**
 * The words of a passage without accents and case.
 *
 * @param folded the passage itself, written that way
 * @param list its words in order
 * @param joined the same, parted by single spaces and with one at each end
 */
record FoldedWords(String folded, List<String> list, String joined) {
  private static final Pattern MARKS = Pattern.compile("\\p{M}+");
  private static final Pattern WORD = Pattern.compile("\\p{L}+(?:'\\p{L}+)?");

  static FoldedWords of(String passage) {
    String lower =
        Normalizer.normalize(Folding.fold(passage), Normalizer.Form.NFKD).toLowerCase(Locale.ROOT);
    String folded =
        MARKS
            .matcher(lower)
            .replaceAll("")
            .replace('’', '\'')
            .replace("ß", "ss")
            .replace("œ", "oe");
    List<String> list = list(folded);
    return new FoldedWords(folded, list, " " + String.join(" ", list) + " ");
  }

  /** The words of what is folded already. */
  static List<String> list(String folded) {
    return WORD.matcher(folded).results().map(MatchResult::group).toList();
  }
}
