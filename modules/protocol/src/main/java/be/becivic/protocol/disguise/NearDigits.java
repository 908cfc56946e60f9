package be.becivic.protocol.disguise;

import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * Words for digits however somebody spells them ("katr", "zeeven", "siks"): what sounds like one,
 * or differs from one by a letter.
 */
record NearDigits(Set<String> sounds) {
  private static final int SHORTEST = 3;
  private static final int LONGEST = 9;
  private static final int GAP = 1;

  NearDigits {
    sounds = Set.copyOf(sounds);
  }

  static NearDigits of(CueWords cues) {
    return new NearDigits(
        cues.words(DisguiseCue.DIGIT).stream()
            .map(NearDigits::sound)
            .filter(sound -> sound.length() >= SHORTEST)
            .collect(Collectors.toSet()));
  }

  /** How many words in a row are near to digits, with one other between two of them at most. */
  int longestRun(List<String> words) {
    int longest = 0;
    int run = 0;
    int others = 0;
    for (String word : words) {
      if (isNear(word)) {
        run++;
        others = 0;
        longest = Math.max(longest, run);
      } else if (++others > GAP) {
        run = 0;
      }
    }
    return longest;
  }

  private boolean isNear(String word) {
    if (word.length() > LONGEST) {
      return false;
    }
    String sound = sound(word);
    return sounds.contains(sound) || sound.length() >= SHORTEST && differsByOne(sound);
  }

  private boolean differsByOne(String sound) {
    for (String digit : sounds) {
      if (haveAnEnd(sound, digit) && differByOne(sound, digit)) {
        return true;
      }
    }
    return false;
  }

  /** Whether they begin or end alike, as they do when they differ by one letter. */
  private static boolean haveAnEnd(String one, String other) {
    return one.charAt(0) == other.charAt(0)
        || one.charAt(one.length() - 1) == other.charAt(other.length() - 1);
  }

  private static String sound(String word) {
    String same =
        word.replace("ph", "f")
            .replace("qu", "k")
            .replace("ch", "g")
            .replace("ck", "k")
            .replace("th", "t")
            .replace("gh", "g")
            .replace("ij", "i")
            .replace("ie", "i")
            .replace("x", "ks")
            .replace('c', 'k')
            .replace('v', 'f')
            .replace('w', 'f')
            .replace('z', 's')
            .replace('y', 'i');
    StringBuilder single = new StringBuilder();
    for (int i = 0; i < same.length(); i++) {
      char letter = same.charAt(i);
      if (single.isEmpty() || single.charAt(single.length() - 1) != letter) {
        single.append(letter);
      }
    }
    return single.toString();
  }

  /** One letter replaced, added or left out. */
  private static boolean differByOne(String one, String other) {
    if (Math.abs(one.length() - other.length()) > 1) {
      return false;
    }
    int shorter = Math.min(one.length(), other.length());
    int head = 0;
    while (head < shorter && one.charAt(head) == other.charAt(head)) {
      head++;
    }
    int tail = 0;
    while (tail < shorter - head
        && one.charAt(one.length() - 1 - tail) == other.charAt(other.length() - 1 - tail)) {
      tail++;
    }
    return Math.max(one.length(), other.length()) - head - tail <= 1;
  }
}
