package be.becivic.ner.lexicon;

import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.util.function.IntConsumer;

/** How much a word is spelled like the names people bear, for names that stand on no list. */
public final class Spelling {
  public static final int SLOTS = 1 << 16;
  public static final int LEVELS = 9;

  private static final int MAGIC = 0x73706501;
  private static final int STEP = 60;

  private final byte[] weights;

  public Spelling(byte[] weights) {
    this.weights = weights;
  }

  /** From 0, spelled like a word or a brand, to 8, spelled like a name; 4 is undecided. */
  public int level(String key) {
    int[] sum = {0};
    forEachPiece(key, slot -> sum[0] += weights[slot]);
    return Math.clamp(LEVELS / 2 + Math.round((float) sum[0] / STEP), 0, LEVELS - 1);
  }

  /** Calls back with the slot of every run of two to five letters, the edges included. */
  public static void forEachPiece(String key, IntConsumer slots) {
    String word = "<" + key + ">";
    for (int size = 2; size <= 5; size++) {
      for (int at = 0; at + size <= word.length(); at++) {
        slots.accept(FeatureHash.join(size, FeatureHash.of(word, at, at + size)) >>> 16);
      }
    }
  }

  public static Spelling read(DataInputStream in) throws IOException {
    if (in.readInt() != MAGIC) {
      throw new IOException("not a spelling table");
    }
    return new Spelling(in.readNBytes(SLOTS));
  }

  public void write(DataOutputStream out) throws IOException {
    out.writeInt(MAGIC);
    out.write(weights);
  }
}
