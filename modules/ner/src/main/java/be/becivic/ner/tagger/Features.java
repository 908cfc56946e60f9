package be.becivic.ner.tagger;

import be.becivic.ner.lexicon.Analysis;
import be.becivic.ner.lexicon.Cue;
import be.becivic.ner.lexicon.FeatureHash;
import be.becivic.ner.lexicon.Surroundings;
import be.becivic.ner.text.Token;
import be.becivic.ner.text.TokenShape;

/**
 * What the model sees of a token and its neighbours, as hashed features. The template numbers only
 * keep features apart, but shipped weights are keyed by them.
 */
public final class Features {
  public static final int MOST = 84;

  private static final int EDGE = FeatureHash.of("<edge>");
  private static final int NO_CUE = 1 << 20;
  private static final int SHOUTED = 15;

  private final Analysis analysis;
  private final Surroundings surroundings;
  private final int[] categories;
  private final int[] words;
  private int[] out = new int[0];
  private int count;

  public Features(Analysis analysis) {
    this.analysis = analysis;
    this.surroundings = new Surroundings(analysis);
    this.categories = new int[analysis.size()];
    this.words = new int[analysis.size()];
    for (int i = 0; i < categories.length; i++) {
      categories[i] = category(i);
      words[i] = FeatureHash.of(analysis.token(i).key());
    }
  }

  /** Everything known about a token but its letters. */
  private int category(int at) {
    Token token = analysis.token(at);
    if (token.shape() == TokenShape.MARK) {
      return FeatureHash.of(token.text());
    }
    int calendar = analysis.cues(at) & (Cue.MONTH.bit() | Cue.DEMONYM.bit());
    int bits = analysis.names(at);
    bits = bits << 3 | analysis.familiarity(at).ordinal();
    bits = bits << 3 | analysis.thing(at).ordinal();
    bits = bits << 4 | shape(at);
    bits = bits << 1 | (analysis.isCommonElsewhere(at) ? 1 : 0);
    bits = bits << 1 | (calendar == 0 ? 0 : 1);
    return FeatureHash.join(0x51ed, bits);
  }

  /**
   * Writes the features of a token into the buffer and says how many there are.
   *
   * @param unlisted whether to leave the word itself out, as for a name met for the first time
   */
  public int fill(int at, int[] buffer, boolean unlisted) {
    out = buffer;
    count = 0;
    Token token = analysis.token(at);
    int own = categories[at];
    int shape = shape(at);
    int start = analysis.isSentenceStart(at) ? 1 : 0;
    add(1, shape);
    if (!unlisted) {
      add(2, FeatureHash.join(words[at], shape));
    }
    affixes(token, shape);
    add(3, own);
    add(4, FeatureHash.join(own, start));
    neighbours(at, own, start);
    cues(at, own, shape);
    places(at, own);
    spelling(at, own, start, shape);
    coarse(at, start, shape);
    return count;
  }

  /** In a text all in capitals, capitals say nothing. */
  private int shape(int at) {
    return analysis.isShouted() ? SHOUTED : analysis.token(at).shape().ordinal();
  }

  private void affixes(Token token, int shape) {
    String key = token.key();
    int length = key.length();
    for (int size = 1; size <= 5 && size < length; size++) {
      add(10 + size, FeatureHash.join(FeatureHash.of(key, length - size, length), shape));
    }
    for (int size = 2; size <= 4 && size < length; size++) {
      add(16 + size, FeatureHash.join(FeatureHash.of(key, 0, size), shape));
    }
    add(21, Math.min(length, 12) << 4 | shape);
  }

  private void neighbours(int at, int own, int start) {
    int previous = word(at - 1);
    int next = word(at + 1);
    int previousCategory = categoryAt(at - 1);
    int nextCategory = categoryAt(at + 1);
    add(22, previous);
    add(23, next);
    add(24, word(at - 2));
    add(25, word(at + 2));
    add(26, FeatureHash.join(previous, own));
    add(27, FeatureHash.join(next, own));
    add(28, FeatureHash.join(FeatureHash.join(word(at - 2), previous), own));
    add(29, FeatureHash.join(FeatureHash.join(next, word(at + 2)), own));
    add(30, previousCategory);
    add(31, nextCategory);
    add(32, FeatureHash.join(previousCategory, own));
    add(33, FeatureHash.join(own, nextCategory));
    add(34, FeatureHash.join(FeatureHash.join(previousCategory, own), nextCategory));
    add(35, FeatureHash.join(FeatureHash.join(categoryAt(at - 2), previousCategory), own));
    add(36, FeatureHash.join(FeatureHash.join(own, nextCategory), categoryAt(at + 2)));
    add(37, FeatureHash.join(FeatureHash.join(own, next), start));
    add(38, FeatureHash.join(FeatureHash.join(previous, own), next));
  }

  private void cues(int at, int own, int shape) {
    int before = cue(at - 1);
    int after = cue(at + 1);
    boolean comma = at > 0 && analysis.token(at - 1).is(",");
    boolean dot = at > 0 && analysis.token(at - 1).is(".");
    int further = cue(at - 2);
    add(40, FeatureHash.join(before, own));
    add(41, FeatureHash.join(after, own));
    add(42, FeatureHash.join(before, shape));
    add(43, FeatureHash.join(after, shape));
    if (comma || dot) {
      add(44, FeatureHash.join(FeatureHash.join(further, comma ? 1 : 2), own));
      add(45, FeatureHash.join(FeatureHash.join(further, comma ? 1 : 2), shape));
    }
    add(46, FeatureHash.join(FeatureHash.join(further, before), own));
    add(47, FeatureHash.join(FeatureHash.join(before, after), own));
    int window = 0;
    for (int i = Math.max(0, at - 5); i < at; i++) {
      window |= analysis.cues(i) & (Cue.TITLE.bit() | Cue.ROLE.bit() | Cue.KIN.bit());
    }
    add(48, FeatureHash.join(window, own));
    if (analysis.isIntroduced(at)) {
      add(49, own);
      add(50, shape);
    }
    if (at + 1 < analysis.size() && analysis.token(at + 1).is(".")) {
      add(51, FeatureHash.join(Math.min(analysis.token(at).key().length(), 4), shape));
    }
  }

  private void places(int at, int own) {
    int before = surroundings.before(at).ordinal();
    int after = surroundings.after(at).ordinal();
    int inside = surroundings.inside(at).ordinal();
    add(55, FeatureHash.join(before, own));
    add(56, FeatureHash.join(after, own));
    add(57, before << 4 | after << 2 | inside);
    add(58, FeatureHash.join(word(at - 1), before << 4 | after << 2 | inside));
  }

  private void spelling(int at, int own, int start, int shape) {
    int level = analysis.spelling(at);
    add(60, level << 4 | shape);
    add(61, FeatureHash.join(level, own));
    add(62, FeatureHash.join(level << 4 | shape, word(at - 1)));
    add(63, FeatureHash.join(level << 4 | shape, word(at + 1)));
    add(64, (level << 3 | analysis.familiarity(at).ordinal()) << 5 | start << 4 | shape);
    add(65, FeatureHash.join(level << 4 | shape, FeatureHash.join(cue(at - 1), cue(at + 1))));
  }

  /** Contexts beside what little tells a name from a word, so that few examples teach many. */
  private void coarse(int at, int start, int shape) {
    int kind = kind(at) << 5 | start << 4 | shape;
    int previous = word(at - 1);
    int next = word(at + 1);
    int ending = ending(at + 1);
    add(70, FeatureHash.join(kind, previous));
    add(71, FeatureHash.join(kind, next));
    add(72, FeatureHash.join(FeatureHash.join(kind, previous), word(at - 2)));
    add(73, FeatureHash.join(FeatureHash.join(kind, next), word(at + 2)));
    add(74, FeatureHash.join(kind, ending));
    add(75, FeatureHash.join(FeatureHash.join(kind, ending), ending(at + 2)));
    add(76, FeatureHash.join(FeatureHash.join(kind, previous), next));
    add(77, FeatureHash.join(FeatureHash.join(kind, previous), ending));
    add(78, FeatureHash.join(FeatureHash.join(kind, cue(at + 1)), cue(at + 2)));
    add(79, FeatureHash.join(kind, cuesAfter(at)));
    add(80, FeatureHash.join(kind, kindAt(at - 1) << 4 | kindAt(at + 1)));
  }

  /** On a name list, in the dictionary, both or neither; everyday words apart. */
  private int kind(int at) {
    int known =
        switch (analysis.familiarity(at)) {
          case STRANGE -> 0;
          case COMPOUND, DERIVED, KNOWN -> 1;
          case COMMON -> 2;
        };
    int listed = analysis.isFirstName(at) ? 2 : analysis.names(at) != 0 ? 1 : 0;
    return known * 3 + listed;
  }

  private int kindAt(int at) {
    return at < 0 || at >= words.length ? 15 : analysis.token(at).isWord() ? kind(at) : 14;
  }

  private int ending(int at) {
    if (at < 0 || at >= words.length) {
      return EDGE;
    }
    String key = analysis.token(at).key();
    return FeatureHash.of(key, Math.max(0, key.length() - 2), key.length());
  }

  private int cuesAfter(int at) {
    int window = 0;
    for (int i = at + 1; i < Math.min(words.length, at + 5); i++) {
      window |= analysis.cues(i) & (Cue.TITLE.bit() | Cue.ROLE.bit() | Cue.KIN.bit());
    }
    return window;
  }

  private int word(int at) {
    return at < 0 || at >= words.length ? EDGE : words[at];
  }

  private int categoryAt(int at) {
    return at < 0 || at >= categories.length ? EDGE : categories[at];
  }

  private int cue(int at) {
    return at < 0 || at >= categories.length ? NO_CUE : analysis.cues(at);
  }

  private void add(int template, int value) {
    out[count++] = FeatureHash.join(template * 0x3c6ef372, value);
  }
}
