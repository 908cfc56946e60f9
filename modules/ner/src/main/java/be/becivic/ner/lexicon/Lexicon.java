package be.becivic.ner.lexicon;

import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.util.Arrays;
import java.util.SortedMap;

/** Hashed word lists: which lists a word stands on, without carrying the words. */
public final class Lexicon {
  private static final int MAGIC = 0x6c657801;

  private final int[] hashes;
  private final short[] lists;

  private Lexicon(int[] hashes, short[] lists) {
    this.hashes = hashes;
    this.lists = lists;
  }

  /** The lists the word stands on, as bits of {@link WordLists}. */
  public int lists(CharSequence key) {
    int at = Arrays.binarySearch(hashes, FeatureHash.of(key));
    return at < 0 ? 0 : lists[at];
  }

  public int lists(CharSequence key, int start, int end) {
    int at = Arrays.binarySearch(hashes, FeatureHash.of(key, start, end));
    return at < 0 ? 0 : lists[at];
  }

  public static Lexicon of(SortedMap<Integer, Integer> listsByHash) {
    int[] hashes = new int[listsByHash.size()];
    short[] lists = new short[listsByHash.size()];
    int at = 0;
    for (var entry : listsByHash.entrySet()) {
      hashes[at] = entry.getKey();
      lists[at++] = entry.getValue().shortValue();
    }
    return new Lexicon(hashes, lists);
  }

  public static Lexicon read(DataInputStream in) throws IOException {
    if (in.readInt() != MAGIC) {
      throw new IOException("not a lexicon");
    }
    int size = in.readInt();
    int[] hashes = new int[size];
    short[] lists = new short[size];
    ByteBuffer.wrap(in.readNBytes(size * Integer.BYTES)).asIntBuffer().get(hashes);
    ByteBuffer.wrap(in.readNBytes(size * Short.BYTES)).asShortBuffer().get(lists);
    return new Lexicon(hashes, lists);
  }

  public void write(DataOutputStream out) throws IOException {
    out.writeInt(MAGIC);
    out.writeInt(hashes.length);
    for (int hash : hashes) {
      out.writeInt(hash);
    }
    for (short list : lists) {
      out.writeShort(list);
    }
  }
}
