package be.becivic.ner.lexicon;

import be.becivic.ner.text.ModelLanguage;
import java.util.List;

/** How well one language knows a word, trying endings and compounds before giving up. */
public final class Dictionary {

  /** From strange to everyday. */
  public enum Familiarity {
    STRANGE,
    COMPOUND,
    DERIVED,
    KNOWN,
    COMMON
  }

  private static final int LONGEST = 40;
  private static final int SHORTEST_STEM = 4;
  private static final int SHORTEST_TAIL = 4;
  private static final List<String> LINKS = List.of("", "s", "es", "n", "en", "er", "e");

  private final Lexicon lexicon;
  private final int common;
  private final int known;
  private final List<String> endings;
  private final boolean compounds;
  private final int shortestHead;

  public Dictionary(Lexicon lexicon, ModelLanguage language) {
    this.lexicon = lexicon;
    this.common = WordLists.common(language);
    this.known = WordLists.known(language);
    this.endings = endings(language);
    this.compounds = language == ModelLanguage.DE || language == ModelLanguage.NL;
    this.shortestHead = language == ModelLanguage.NL ? 4 : 3;
  }

  private static List<String> endings(ModelLanguage language) {
    return switch (language) {
      case FR -> List.of("s", "e", "es", "x", "nt", "r", "ent", "ant", "ment", "ez", "ons", "er");
      case NL ->
          List.of(
              "s", "en", "n", "e", "t", "te", "ten", "de", "den", "je", "jes", "er", "ers", "ing",
              "ingen", "heid", "lijk", "lijke", "ste", "end", "ende");
      case DE ->
          List.of(
              "s", "es", "n", "en", "e", "er", "em", "ern", "in", "innen", "te", "ten", "t", "st",
              "et", "est", "end", "ende", "enden", "ender", "endes", "heit", "keit", "ung", "ungen",
              "lich", "liche", "lichen", "licher", "liches", "ig", "ige", "igen", "iger", "iges");
      case EN -> List.of("s", "es", "ed", "d", "ing", "ly", "er", "ers", "ness");
    };
  }

  public Familiarity of(String key) {
    if (key.length() > LONGEST) {
      return Familiarity.STRANGE;
    }
    int lists = lexicon.lists(key);
    if ((lists & common) != 0) {
      return Familiarity.COMMON;
    }
    if ((lists & known) != 0) {
      return Familiarity.KNOWN;
    }
    if (key.indexOf('-') > 0) {
      return ofParts(key);
    }
    if (isInflected(key, 0, key.length())) {
      return Familiarity.DERIVED;
    }
    return isCompound(key, key.length(), 2) ? Familiarity.COMPOUND : Familiarity.STRANGE;
  }

  private Familiarity ofParts(String key) {
    for (String part : key.split("-")) {
      if (part.length() > 1 && of(part) == Familiarity.STRANGE) {
        return Familiarity.STRANGE;
      }
    }
    return Familiarity.DERIVED;
  }

  private boolean isWord(String key, int start, int end) {
    return (lexicon.lists(key, start, end) & (common | known)) != 0;
  }

  private boolean isInflected(String key, int start, int end) {
    for (String ending : endings) {
      int stem = end - ending.length();
      if (stem - start >= SHORTEST_STEM
          && key.startsWith(ending, stem)
          && isWord(key, start, stem)) {
        return true;
      }
    }
    return false;
  }

  private boolean isCompound(String key, int end, int depth) {
    if (!compounds) {
      return false;
    }
    for (int cut = end - SHORTEST_TAIL; cut >= shortestHead; cut--) {
      if ((isWord(key, cut, end) || isInflected(key, cut, end)) && isHead(key, cut, depth)) {
        return true;
      }
    }
    return false;
  }

  private boolean isHead(String key, int cut, int depth) {
    for (String link : LINKS) {
      int end = cut - link.length();
      if (end >= shortestHead
          && key.startsWith(link, end)
          && (isWord(key, 0, end) || (depth > 0 && isCompound(key, end, depth - 1)))) {
        return true;
      }
    }
    return false;
  }
}
