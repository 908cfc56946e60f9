package be.becivic.ner.lexicon;

/** One hash for words and features, fixed for ever because shipped weights are keyed by it. */
public final class FeatureHash {
  private FeatureHash() {}

  public static int of(CharSequence text) {
    int hash = 0x811c9dc5;
    for (int i = 0; i < text.length(); i++) {
      hash = (hash ^ text.charAt(i)) * 0x01000193;
    }
    return mix(hash);
  }

  public static int of(CharSequence text, int start, int end) {
    int hash = 0x811c9dc5;
    for (int i = start; i < end; i++) {
      hash = (hash ^ text.charAt(i)) * 0x01000193;
    }
    return mix(hash);
  }

  public static int join(int left, int right) {
    return mix(left * 0x9e3779b1 + right);
  }

  private static int mix(int value) {
    int hash = value;
    hash ^= hash >>> 16;
    hash *= 0x85ebca6b;
    hash ^= hash >>> 13;
    hash *= 0xc2b2ae35;
    return hash ^ (hash >>> 16);
  }
}
