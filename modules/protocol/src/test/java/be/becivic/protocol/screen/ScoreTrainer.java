package be.becivic.protocol.screen;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;

/**
 * Learns the weights of {@link SentenceScore} from the tuning sets: logistic regression by gradient
 * descent, in a fixed order and with strict arithmetic, so that every machine learns the same.
 */
final class ScoreTrainer {
  private static final int ROUNDS = 400;
  private static final int PASSES = 6;
  private static final int SEEN_AT_LEAST = 2;
  private static final double RATE = 10;
  private static final double DECAY = 1;
  private static final double SCALE = 3;

  /** Weights below this change no decision worth their line. */
  private static final long LEAST = 150;

  /** How sure the score has to be; chosen on the measured sets. */
  private static final double MARGIN = 0.08;

  private record Sentence(String cell, Set<String> features, double label) {}

  private record Example(int[] features, double scale, double label, double weight) {
    Example heavier() {
      return new Example(features, scale, label, 3 * weight);
    }
  }

  private final Map<String, Integer> vocabulary = new TreeMap<>();
  private final List<Example> examples = new ArrayList<>();
  private final double[] weights;
  private double bias;

  private ScoreTrainer(List<Sentence> sentences) {
    Map<String, Integer> counts = new TreeMap<>();
    Map<String, Integer> cells = new TreeMap<>();
    for (Sentence sentence : sentences) {
      sentence.features.forEach(feature -> counts.merge(feature, 1, Integer::sum));
      cells.merge(sentence.cell, 1, Integer::sum);
    }
    counts.values().removeIf(count -> count < SEEN_AT_LEAST);
    counts.keySet().forEach(feature -> vocabulary.put(feature, vocabulary.size()));
    weights = new double[vocabulary.size()];
    double share = (double) sentences.size() / cells.size();
    sentences.forEach(each -> add(each, share / cells.get(each.cell)));
  }

  /** The text of {@code weights.txt}. */
  static String train() {
    List<Sentence> sentences = new ArrayList<>();
    read(ScreenSentences.HOSTILE_TUNING, 1, sentences);
    read(ScreenSentences.PLAIN_TUNING, 0, sentences);
    read(ScreenSentences.PLAIN_CONTENT, 0, sentences);
    return new ScoreTrainer(sentences).learn();
  }

  /** A cell is a set in a language: all weigh the same, however many sentences each has. */
  private static void read(ScreenSentences set, double label, List<Sentence> sentences) {
    for (ScreenSentences.Line line : set.lines()) {
      ReadSentence.all(line.text()).stream()
          .map(sentence -> SentenceFeatures.of(sentence.words()))
          .filter(features -> !features.isEmpty())
          .map(features -> new Sentence(set + line.language(), features, label))
          .forEach(sentences::add);
    }
  }

  private void add(Sentence sentence, double weight) {
    int[] known =
        sentence.features.stream()
            .filter(vocabulary::containsKey)
            .mapToInt(vocabulary::get)
            .toArray();
    double scale = SCALE / Math.sqrt(sentence.features.size());
    examples.add(new Example(known, scale, sentence.label, weight));
  }

  /** Plain sentences that would still be held weigh more in the next pass. */
  private String learn() {
    for (int pass = 0; pass < PASSES; pass++) {
      descend();
      List<Example> held =
          examples.stream().filter(each -> each.label == 0 && sum(each) > 0).toList();
      if (held.isEmpty()) {
        break;
      }
      examples.replaceAll(each -> held.contains(each) ? each.heavier() : each);
    }
    return write();
  }

  private void descend() {
    for (int round = 0; round < ROUNDS; round++) {
      double[] slope = new double[weights.length];
      double biasSlope = 0;
      for (Example example : examples) {
        double error = (1 / (1 + StrictMath.exp(-sum(example))) - example.label) * example.weight;
        for (int feature : example.features) {
          slope[feature] += error * example.scale;
        }
        biasSlope += error;
      }
      for (int i = 0; i < weights.length; i++) {
        weights[i] -= RATE * (slope[i] + DECAY * weights[i]) / examples.size();
      }
      bias -= biasSlope / examples.size();
    }
  }

  private double sum(Example example) {
    double sum = bias;
    for (int feature : example.features) {
      sum += weights[feature] * example.scale;
    }
    return sum;
  }

  private String write() {
    StringBuilder text = new StringBuilder();
    text.append(Math.round((bias - MARGIN) * SentenceScore.UNIT)).append("\tbias\n");
    vocabulary.forEach(
        (feature, place) -> {
          long weight = Math.round(weights[place] * SCALE * SentenceScore.UNIT);
          if (Math.abs(weight) >= LEAST) {
            text.append(weight).append('\t').append(feature).append('\n');
          }
        });
    return text.toString();
  }
}
