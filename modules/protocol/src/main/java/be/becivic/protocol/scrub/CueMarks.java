package be.becivic.protocol.scrub;

import be.becivic.protocol.scrub.internal.gathered.GatheredView;
import be.becivic.protocol.scrub.internal.gathered.GatheredWords;
import be.becivic.protocol.scrub.internal.text.MarkedWords;
import be.becivic.protocol.scrub.internal.text.NumberWords;
import be.becivic.protocol.scrub.internal.text.WordView;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Gives every list of cues a mark. Where marks run out, lists share them, which costs only time.
 */
final class CueMarks {
  private static final int MOST = 52;
  private static final String AT_SIGN = "@";

  private final Map<String, Long> words = new HashMap<>();
  private final List<String> namedEndings;
  private int next;

  CueMarks(ScrubTables tables) {
    this.namedEndings = tables.gathered().namedEndings();
    NumberWords numbers = tables.numbers();
    tables.backwards().forEach(word -> add(word, WordView.BACKWARDS));
    numbers.words().keySet().forEach(word -> add(word, WordView.NUMBER));
    numbers.wordsAmong().keySet().forEach(word -> add(word, WordView.NUMBER));
    numbers.tensBefore().keySet().forEach(word -> add(word, WordView.NUMBER));
    numbers.repeats().keySet().forEach(word -> add(word, WordView.NUMBER));
    numbers.hundred().forEach(word -> add(word, WordView.NUMBER));
    numbers.links().forEach(word -> add(word, WordView.LINK));
    numbers.splits().forEach(word -> add(word, WordView.SPLIT));
    numbers.letters().keySet().forEach(word -> add(word, WordView.LINK));
    addHints(tables.gathered());
  }

  private void addHints(GatheredWords gathered) {
    gathered.own().forEach(word -> add(word, WordView.OWN));
    gathered.named().forEach(word -> add(word, WordView.NAMED));
    gathered.mail().forEach(word -> add(word, WordView.HINT));
    gathered.namedAlone().forEach(word -> add(word, WordView.HINT));
    gathered.keys().forEach(word -> add(word, WordView.HINT));
    gathered.digitWords().forEach(word -> add(word, WordView.HINT));
    gathered.words().keySet().forEach(word -> add(word, WordView.SAID));
    GatheredView.ARTICLES.forEach(word -> add(word, WordView.ARTICLE));
  }

  /** The marks of which a text with one of the cues has one. */
  long markOf(List<String> cues) {
    if (cues.isEmpty()) {
      return 0;
    }
    long mark = 1L << next++ % MOST;
    cues.forEach(cue -> add(cue, mark));
    return cues.contains(AT_SIGN) ? mark | WordView.AT_SIGN : mark;
  }

  MarkedWords markedWords() {
    return new MarkedWords(words, namedEndings);
  }

  private void add(String word, long mark) {
    words.merge(word, mark, (one, other) -> one | other);
  }
}
