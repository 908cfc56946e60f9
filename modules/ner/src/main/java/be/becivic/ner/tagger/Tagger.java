package be.becivic.ner.tagger;

import be.becivic.ner.lexicon.Analysis;

/** Scores every token of a text by the best tag sequences with and without a person there. */
public final class Tagger {
  private static final int NEVER = Integer.MIN_VALUE / 8;
  private static final int[] START = {0, NEVER, NEVER};

  private final Weights weights;

  public Tagger(Weights weights) {
    this.weights = weights;
  }

  public int threshold() {
    return weights.threshold();
  }

  /** By how much the best reading with a person at each token beats the best without. */
  public int[] margins(Analysis analysis) {
    int size = analysis.size();
    int[][] emissions = emissions(analysis);
    int[][] forward = new int[size][NameTag.COUNT];
    int[][] backward = new int[size][NameTag.COUNT];
    for (int at = 0; at < size; at++) {
      for (int tag = 0; tag < NameTag.COUNT; tag++) {
        forward[at][tag] = emissions[at][tag] + best(at == 0 ? START : forward[at - 1], tag);
      }
    }
    for (int at = size - 2; at >= 0; at--) {
      for (int tag = 0; tag < NameTag.COUNT; tag++) {
        int best = NEVER;
        for (int next = 0; next < NameTag.COUNT; next++) {
          best = Math.max(best, step(tag, next) + emissions[at + 1][next] + backward[at + 1][next]);
        }
        backward[at][tag] = best;
      }
    }
    int[] margins = new int[size];
    for (int at = 0; at < size; at++) {
      int outside = forward[at][0] + backward[at][0];
      int person = Math.max(forward[at][1] + backward[at][1], forward[at][2] + backward[at][2]);
      margins[at] = person - outside;
    }
    return margins;
  }

  private int[][] emissions(Analysis analysis) {
    var features = new Features(analysis);
    int[] buffer = new int[Features.MOST];
    int[][] emissions = new int[analysis.size()][NameTag.COUNT];
    for (int at = 0; at < emissions.length; at++) {
      int count = features.fill(at, buffer, false);
      for (int i = 0; i < count; i++) {
        emissions[at][1] += weights.begin(buffer[i]);
        emissions[at][2] += weights.inside(buffer[i]);
      }
    }
    return emissions;
  }

  private int best(int[] previous, int tag) {
    int best = NEVER;
    for (int from = 0; from < NameTag.COUNT; from++) {
      best = Math.max(best, previous[from] + step(from, tag));
    }
    return best;
  }

  private int step(int from, int to) {
    return from == 0 && to == 2 ? NEVER : weights.step(from, to);
  }
}
