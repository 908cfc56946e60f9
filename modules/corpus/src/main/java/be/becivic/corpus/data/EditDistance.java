package be.becivic.corpus.data;

/** How many letters must be added, left out, replaced or swapped to make one word of another. */
public final class EditDistance {
  private EditDistance() {}

  public static boolean isWithin(int limit, String one, String other) {
    return Math.abs(one.length() - other.length()) <= limit && between(one, other) <= limit;
  }

  static int between(String one, String other) {
    int[][] distance = new int[one.length() + 1][other.length() + 1];
    for (int i = 0; i <= one.length(); i++) {
      for (int j = 0; j <= other.length(); j++) {
        distance[i][j] =
            i == 0 || j == 0
                ? i + j
                : cheapest(distance, i, j, one.charAt(i - 1) == other.charAt(j - 1));
        if (isSwapped(one, i, other, j)) {
          distance[i][j] = Math.min(distance[i][j], distance[i - 2][j - 2] + 1);
        }
      }
    }
    return distance[one.length()][other.length()];
  }

  private static int cheapest(int[][] distance, int i, int j, boolean isSame) {
    int replaced = distance[i - 1][j - 1] + (isSame ? 0 : 1);
    return Math.min(replaced, Math.min(distance[i - 1][j], distance[i][j - 1]) + 1);
  }

  private static boolean isSwapped(String one, int i, String other, int j) {
    return i > 1
        && j > 1
        && one.charAt(i - 1) == other.charAt(j - 2)
        && one.charAt(i - 2) == other.charAt(j - 1);
  }
}
