package be.becivic.protocol.disguise;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;

/**
 * The words and phrases of every cue in four languages, from {@code cues.txt}: a line in brackets
 * names the cue, its words follow, parted by semicolons; {@code *} stands for any letters.
 */
final class CueWords {
  private final Map<DisguiseCue, Wordings> cues = new EnumMap<>(DisguiseCue.class);

  /**
   * @param words whole words, which most are
   * @param others phrases and parts of words; a space stands for the edge of a word
   */
  private record Wordings(Set<String> words, List<String> others) {}

  private CueWords() {
    for (DisguiseCue cue : DisguiseCue.values()) {
      cues.put(cue, new Wordings(new HashSet<>(), new ArrayList<>()));
    }
  }

  static CueWords load() {
    CueWords cues = new CueWords();
    Wordings wordings = cues.of(DisguiseCue.DIGIT);
    for (String line : DisguiseFile.lines("cues.txt")) {
      if (line.startsWith("[")) {
        wordings = cues.of(DisguiseCue.valueOf(line.substring(1, line.length() - 1)));
      } else {
        for (String phrase : line.split(";")) {
          add(phrase.strip(), wordings);
        }
      }
    }
    return cues;
  }

  private static void add(String phrase, Wordings wordings) {
    if (phrase.chars().allMatch(Character::isLetter)) {
      wordings.words.add(phrase);
    } else {
      String from = phrase.startsWith("*") ? phrase.substring(1) : " " + phrase;
      wordings.others.add(from.endsWith("*") ? from.substring(0, from.length() - 1) : from + " ");
    }
  }

  private Wordings of(DisguiseCue cue) {
    return Objects.requireNonNull(cues.get(cue));
  }

  /** How many different words and phrases of a cue a passage has. */
  long count(DisguiseCue cue, FoldedWords passage) {
    Wordings wordings = of(cue);
    return passage.list().stream().filter(wordings.words::contains).distinct().count()
        + wordings.others.stream().filter(passage.joined()::contains).count();
  }

  /** The whole words of a cue. */
  Set<String> words(DisguiseCue cue) {
    return of(cue).words;
  }

  /** Its phrases and parts of words; a space stands for the edge of a word. */
  List<String> others(DisguiseCue cue) {
    return of(cue).others;
  }

  boolean is(DisguiseCue cue, String word) {
    Wordings wordings = of(cue);
    return wordings.words.contains(word) || hasPart(" " + word + " ", wordings.others);
  }

  private static boolean hasPart(String bounded, List<String> parts) {
    for (String part : parts) {
      if (bounded.contains(part)) {
        return true;
      }
    }
    return false;
  }
}
