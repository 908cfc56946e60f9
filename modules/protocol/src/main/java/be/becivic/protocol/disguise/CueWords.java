package be.becivic.protocol.disguise;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * The words and phrases of every cue in four languages, from {@code cues.txt}: a line in brackets
 * names the cue, its words follow, parted by semicolons; {@code *} stands for any letters.
 */
final class CueWords {
  private final Map<Cue, List<String>> phrases = new EnumMap<>(Cue.class);

  /** Phrases of one whole word, which most are. */
  private final Map<Cue, Set<String>> words = new EnumMap<>(Cue.class);

  private CueWords() {
    for (Cue cue : Cue.values()) {
      phrases.put(cue, new ArrayList<>());
      words.put(cue, new HashSet<>());
    }
  }

  static CueWords load() {
    CueWords cues = new CueWords();
    Cue cue = Cue.DIGIT;
    for (String line : Resource.lines("cues.txt")) {
      if (line.startsWith("[")) {
        cue = Cue.valueOf(line.substring(1, line.length() - 1));
      } else {
        for (String phrase : line.split(";")) {
          cues.add(cue, phrase.strip());
        }
      }
    }
    return cues;
  }

  private void add(Cue cue, String phrase) {
    if (phrase.chars().allMatch(Character::isLetter)) {
      words.get(cue).add(phrase);
    } else {
      String from = phrase.startsWith("*") ? phrase.substring(1) : " " + phrase;
      phrases.get(cue).add(from.endsWith("*") ? from.substring(0, from.length() - 1) : from + " ");
    }
  }

  /** How many different words and phrases of a cue a passage has. */
  long count(Cue cue, PlainWords passage) {
    Set<String> known = words.get(cue);
    return passage.list().stream().filter(known::contains).distinct().count()
        + phrases.get(cue).stream().filter(passage.joined()::contains).count();
  }

  boolean is(Cue cue, String word) {
    return words.get(cue).contains(word) || isStarred(cue, " " + word + " ");
  }

  private boolean isStarred(Cue cue, String bounded) {
    for (String phrase : phrases.get(cue)) {
      if (bounded.contains(phrase)) {
        return true;
      }
    }
    return false;
  }
}
