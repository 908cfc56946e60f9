package be.becivic.training;

import be.becivic.ner.tagger.Weights;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Random;

/**
 * An averaged structured perceptron that must be right by a margin, on one thread, in whole
 * numbers.
 */
final class Perceptron {
  private static final int TAGS = 3;
  private static final int NEVER = Integer.MIN_VALUE / 8;
  private static final int PERSON_MARGIN = 12;
  private static final int OUTSIDE_MARGIN = 10;

  private final int[] weights = new int[Weights.SLOTS * TAGS + TAGS * TAGS];
  private final long[] sums = new long[weights.length];
  private final int[] touched = new int[weights.length];
  private int clock = 1;

  void train(List<Instance> instances, int epochs, long seed) {
    var shuffled = new ArrayList<>(instances);
    var random = new Random(seed);
    for (int epoch = 0; epoch < epochs; epoch++) {
      Collections.shuffle(shuffled, random);
      shuffled.forEach(this::learn);
    }
  }

  private void learn(Instance instance) {
    int[] guess = decode(instance);
    if (!Arrays.equals(guess, instance.tags())) {
      for (int at = 0; at < guess.length; at++) {
        update(instance, at, instance.tags(), 1);
        update(instance, at, guess, -1);
      }
    }
    clock++;
  }

  private void update(Instance instance, int at, int[] tags, int by) {
    for (int slot : instance.slots()[at]) {
      change(slot * TAGS + tags[at], by);
    }
    int from = at == 0 ? 0 : tags[at - 1];
    change(stepIndex(from, tags[at]), by);
  }

  private void change(int index, int by) {
    sums[index] += (long) weights[index] * (clock - touched[index]);
    touched[index] = clock;
    weights[index] += by;
  }

  private static int stepIndex(int from, int to) {
    return Weights.SLOTS * TAGS + from * TAGS + to;
  }

  private int[] decode(Instance instance) {
    int size = instance.tags().length;
    int[][] best = new int[size][TAGS];
    int[][] back = new int[size][TAGS];
    for (int at = 0; at < size; at++) {
      for (int tag = 0; tag < TAGS; tag++) {
        int score = handicap(instance.tags()[at], tag);
        for (int slot : instance.slots()[at]) {
          score += weights[slot * TAGS + tag];
        }
        int top = NEVER;
        for (int from = 0; from < TAGS; from++) {
          int before = at == 0 ? (from == 0 ? 0 : NEVER) : best[at - 1][from];
          int value = from == 0 && tag == 2 ? NEVER : before + weights[stepIndex(from, tag)];
          if (value > top) {
            top = value;
            back[at][tag] = from;
          }
        }
        best[at][tag] = score + top;
      }
    }
    return path(best, back);
  }

  private static int handicap(int right, int tag) {
    if (tag == right) {
      return 0;
    }
    if (right == 0) {
      return OUTSIDE_MARGIN;
    }
    return tag == 0 ? PERSON_MARGIN : 1;
  }

  private static int[] path(int[][] best, int[][] back) {
    int[] path = new int[best.length];
    int tag = 0;
    for (int at = best.length - 1; at >= 0; at--) {
      if (at == best.length - 1) {
        for (int candidate = 1; candidate < TAGS; candidate++) {
          tag = best[at][candidate] > best[at][tag] ? candidate : tag;
        }
      }
      path[at] = tag;
      tag = back[at][tag];
    }
    return path;
  }

  /** The averaged weights, measured from those of the outside tag and rounded to bytes. */
  Weights weights(int threshold) {
    double[] average = new double[weights.length];
    for (int i = 0; i < average.length; i++) {
      average[i] = (double) (sums[i] + (long) weights[i] * (clock - touched[i])) / clock;
    }
    double scale = scale(average);
    byte[] begin = new byte[Weights.SLOTS];
    byte[] inside = new byte[Weights.SLOTS];
    for (int slot = 0; slot < Weights.SLOTS; slot++) {
      double outside = average[slot * TAGS];
      begin[slot] = rounded((average[slot * TAGS + 1] - outside) * scale);
      inside[slot] = rounded((average[slot * TAGS + 2] - outside) * scale);
    }
    int[] steps = new int[TAGS * TAGS];
    for (int i = 0; i < steps.length; i++) {
      steps[i] = (int) Math.round(average[Weights.SLOTS * TAGS + i] * scale);
    }
    return new Weights(begin, inside, steps, threshold);
  }

  private static double scale(double[] average) {
    double[] sizes = new double[Weights.SLOTS];
    for (int slot = 0; slot < sizes.length; slot++) {
      sizes[slot] = Math.abs(average[slot * TAGS + 1] - average[slot * TAGS]);
    }
    Arrays.sort(sizes);
    return 127 / Math.max(1, sizes[(int) (sizes.length * 0.9999)]);
  }

  private static byte rounded(double value) {
    return (byte) Math.max(-127, Math.min(127, Math.round(value)));
  }
}
