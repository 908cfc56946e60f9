package be.becivic.corpus.check.rule;

/** Levenshtein's distance between two short names. */
public final class EditDistance {
  private EditDistance() {}

  public static boolean isWithin(int limit, String a, String b) {
    return Math.abs(a.length() - b.length()) <= limit && between(a, b) <= limit;
  }

  static int between(String a, String b) {
    int[] above = new int[b.length() + 1];
    for (int j = 0; j <= b.length(); j++) {
      above[j] = j;
    }
    for (int i = 1; i <= a.length(); i++) {
      int[] row = new int[b.length() + 1];
      row[0] = i;
      for (int j = 1; j <= b.length(); j++) {
        int swap = above[j - 1] + (a.charAt(i - 1) == b.charAt(j - 1) ? 0 : 1);
        row[j] = Math.min(swap, 1 + Math.min(above[j], row[j - 1]));
      }
      above = row;
    }
    return above[b.length()];
  }
}
