package be.becivic.protocol.scrub.internal.gathered;

import be.becivic.protocol.scrub.internal.text.SetAside;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * The words that say whose a number is, what it is and how to read it.
 *
 * @param own words for whose it is
 * @param named words for numbers, papers and telephones, which mean one of somebody's own after
 *     these
 * @param namedAlone those, and pairs of words, which mean it anywhere
 * @param namedEndings how words may end that mean the same as these
 * @param mail words for a mail address
 * @param providers names of those who give them out
 * @param keys words, and pairs of words, that tell how a number is to be read
 * @param digitWords words for digits as such
 * @param words more words for digits, which mean something else in other texts
 * @param setAside numbers that are plainly something else, beyond those no view has
 */
public record GatheredWords(
    Set<String> own,
    Set<String> named,
    Set<String> namedAlone,
    List<String> namedEndings,
    Set<String> mail,
    Set<String> providers,
    Set<String> keys,
    Set<String> digitWords,
    Map<String, Integer> words,
    SetAside setAside) {

  boolean isNamed(String word) {
    if (named.contains(word)) {
      return true;
    }
    for (String ending : namedEndings) {
      if (word.endsWith(ending)) {
        return true;
      }
    }
    return false;
  }
}
