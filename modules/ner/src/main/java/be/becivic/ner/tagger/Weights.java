package be.becivic.ner.tagger;

import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;

/**
 * What training left behind: one small weight per hashed feature for beginning and for continuing a
 * name (outside is the zero they are measured from), and the steps between tags.
 */
public final class Weights {
  public static final int BITS = 19;
  public static final int SLOTS = 1 << BITS;

  private static final int MAGIC = 0x6e657201;

  private final byte[] begin;
  private final byte[] inside;
  private final int[] steps;
  private final int threshold;

  public Weights(byte[] begin, byte[] inside, int[] steps, int threshold) {
    this.begin = begin;
    this.inside = inside;
    this.steps = steps;
    this.threshold = threshold;
  }

  public static int slot(int feature) {
    return feature >>> (Integer.SIZE - BITS);
  }

  int begin(int feature) {
    return begin[slot(feature)];
  }

  int inside(int feature) {
    return inside[slot(feature)];
  }

  int step(int from, int to) {
    return steps[from * NameTag.COUNT + to];
  }

  /** How far a person must lead before the model speaks. */
  public int threshold() {
    return threshold;
  }

  public static Weights read(DataInputStream in) throws IOException {
    if (in.readInt() != MAGIC) {
      throw new IOException("not a model");
    }
    int threshold = in.readInt();
    int[] steps = new int[NameTag.COUNT * NameTag.COUNT];
    for (int i = 0; i < steps.length; i++) {
      steps[i] = in.readInt();
    }
    byte[] begin = in.readNBytes(SLOTS);
    byte[] inside = in.readNBytes(SLOTS);
    if (inside.length != SLOTS) {
      throw new IOException("model cut short");
    }
    return new Weights(begin, inside, steps, threshold);
  }

  public void write(DataOutputStream out) throws IOException {
    out.writeInt(MAGIC);
    out.writeInt(threshold);
    for (int step : steps) {
      out.writeInt(step);
    }
    out.write(begin);
    out.write(inside);
  }
}
