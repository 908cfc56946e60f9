package be.becivic.protocol.learning;

import java.util.List;

/**
 * Regularised logistic regression by gradient descent with momentum, in a fixed order and with
 * strict arithmetic, so that every machine learns the same.
 */
public final class Regression {
  private static final int ROUNDS = 500;
  private static final double RATE = 2;
  private static final double BIAS_RATE = 0.2;
  private static final double MOMENTUM = 0.9;
  private static final double DECAY = 1;

  private final double[] weights;
  private double bias;

  public Regression(int features) {
    this.weights = new double[features];
  }

  /**
   * @param features which features it has
   * @param values how much each of them says
   * @param label one or zero
   * @param weight how much it counts beside others
   */
  public record Example(int[] features, double[] values, double label, double weight) {
    public Example heavier() {
      return new Example(features, values, label, 3 * weight);
    }
  }

  /** Goes on from where it stands. */
  public void descend(List<Example> examples) {
    double[] speed = new double[weights.length];
    double biasSpeed = 0;
    for (int round = 0; round < ROUNDS; round++) {
      double[] slope = new double[weights.length];
      double biasSlope = 0;
      for (Example example : examples) {
        double error = (1 / (1 + StrictMath.exp(-sum(example))) - example.label) * example.weight;
        for (int i = 0; i < example.features.length; i++) {
          slope[example.features[i]] += error * example.values[i];
        }
        biasSlope += error;
      }
      for (int i = 0; i < weights.length; i++) {
        double step = RATE * (slope[i] + DECAY * weights[i]) / examples.size();
        speed[i] = MOMENTUM * speed[i] - step;
        weights[i] += speed[i];
      }
      biasSpeed = MOMENTUM * biasSpeed - BIAS_RATE * biasSlope / examples.size();
      bias += biasSpeed;
    }
  }

  public double sum(Example example) {
    double sum = bias;
    for (int i = 0; i < example.features.length; i++) {
      sum += weights[example.features[i]] * example.values[i];
    }
    return sum;
  }

  public double weight(int feature) {
    return weights[feature];
  }

  public double bias() {
    return bias;
  }
}
