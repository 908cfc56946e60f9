package be.becivic.ner.tagger;

import be.becivic.ner.lexicon.FeatureHash;
import be.becivic.ner.text.ModelLanguage;
import be.becivic.ner.text.Token;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.function.IntConsumer;

/** Tells the four languages apart by words and letter triples, and says when it cannot. */
public final class LanguageGuess {
  public static final int SLOTS = 1 << 15;

  private static final int MAGIC = 0x6c616e01;
  private static final int CERTAIN = 160;

  private final byte[][] costs;

  public LanguageGuess(byte[][] costs) {
    this.costs = costs;
  }

  /** The languages the text may be in; all of them when it is too short to tell. */
  public Set<ModelLanguage> plausible(List<Token> tokens) {
    int[] total = new int[costs.length];
    for (Token token : tokens) {
      forEachTrait(
          token,
          trait -> {
            for (int i = 0; i < total.length; i++) {
              total[i] += costs[i][trait];
            }
          });
    }
    int least = Integer.MAX_VALUE;
    for (int cost : total) {
      least = Math.min(least, cost);
    }
    var plausible = EnumSet.noneOf(ModelLanguage.class);
    for (ModelLanguage language : ModelLanguage.values()) {
      if (total[language.ordinal()] - least < CERTAIN) {
        plausible.add(language);
      }
    }
    return plausible.size() == 1 ? plausible : EnumSet.allOf(ModelLanguage.class);
  }

  /** Calls back with every slot a word counts in. Names say little, so capitals count less. */
  public static void forEachTrait(Token token, IntConsumer traits) {
    if (!token.isWord()) {
      return;
    }
    String word = "<" + token.text().toLowerCase(Locale.ROOT) + ">";
    if (!token.isCapitalised() || token.opens()) {
      traits.accept(FeatureHash.join(1, FeatureHash.of(word)) >>> 17);
    }
    for (int i = 0; i + 3 <= word.length(); i++) {
      traits.accept(FeatureHash.join(2, FeatureHash.of(word, i, i + 3)) >>> 17);
    }
  }

  public static LanguageGuess read(DataInputStream in) throws IOException {
    if (in.readInt() != MAGIC) {
      throw new IOException("not a language table");
    }
    var costs = new byte[ModelLanguage.values().length][];
    for (int i = 0; i < costs.length; i++) {
      costs[i] = in.readNBytes(SLOTS);
    }
    return new LanguageGuess(costs);
  }

  public void write(DataOutputStream out) throws IOException {
    out.writeInt(MAGIC);
    for (byte[] cost : costs) {
      out.write(cost);
    }
  }
}
