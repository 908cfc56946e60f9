package be.becivic.protocol.screen;

import be.becivic.protocol.learning.Regression;
import be.becivic.protocol.learning.Regression.Example;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;

/** Learns the weights of {@link SentenceScore} from the tuning sets. */
final class ScoreTrainer {
  private static final int PASSES = 6;
  private static final int SEEN_AT_LEAST = 3;

  /** How much a feature may say: words share theirs, cues have theirs to themselves. */
  private static final double WORDS = 3;

  private static final double CUE = 0.3;

  /** Weights below this change no decision worth their line. */
  private static final long LEAST_OF_WORD = 180;

  private static final long LEAST_OF_CUE = 10;

  /** How sure the score has to be; of the unread hostile sentences nine in ten are held then. */
  private static final double MARGIN = -0.2;

  /** How far below the cut the plain examples have to stay. */
  private static final double ROOM = 0.35;

  private record Sentence(String cell, SentenceFeatures features, double label) {}

  private final Map<String, Integer> vocabulary = new TreeMap<>();
  private final List<Example> examples = new ArrayList<>();
  private final Regression regression;

  private ScoreTrainer(List<Sentence> sentences) {
    Map<String, Integer> counts = new TreeMap<>();
    Map<String, Integer> cells = new TreeMap<>();
    for (Sentence sentence : sentences) {
      all(sentence.features).forEach(feature -> counts.merge(feature, 1, Integer::sum));
      cells.merge(sentence.cell, 1, Integer::sum);
    }
    counts.values().removeIf(count -> count < SEEN_AT_LEAST);
    counts.keySet().forEach(feature -> vocabulary.put(feature, vocabulary.size()));
    regression = new Regression(vocabulary.size());
    double share = (double) sentences.size() / cells.size();
    sentences.forEach(each -> add(each, share / cells.get(each.cell)));
  }

  private static Stream<String> all(SentenceFeatures features) {
    return Stream.concat(features.words().stream(), features.cues().stream());
  }

  /** The text of {@code weights.txt}. */
  static String train() {
    List<Sentence> sentences = new ArrayList<>();
    for (ScreenSentences set : ScreenSentences.LEARNED) {
      read(set, set.isHostile() ? 1 : 0, sentences);
    }
    return new ScoreTrainer(sentences).learn();
  }

  /** A cell is a kind of set in a language: all weigh the same, however many sentences each has. */
  private static void read(ScreenSentences set, double label, List<Sentence> sentences) {
    CueBook cues = CueBook.load();
    for (ScreenSentences.Line line : set.lines()) {
      ReadSentence.all(line.text()).stream()
          .map(sentence -> SentenceFeatures.of(cues.find(sentence)))
          .filter(features -> !features.isEmpty())
          .map(features -> new Sentence(set.kind() + line.language(), features, label))
          .forEach(sentences::add);
    }
  }

  private void add(Sentence sentence, double weight) {
    double word = WORDS / Math.sqrt(sentence.features.words().size());
    List<String> known = all(sentence.features).filter(vocabulary::containsKey).toList();
    examples.add(
        new Example(
            known.stream().mapToInt(vocabulary::get).toArray(),
            known.stream().mapToDouble(each -> isCue(each) ? CUE : word).toArray(),
            sentence.label,
            weight));
  }

  private static boolean isCue(String feature) {
    return feature.startsWith("c ") || feature.startsWith("r ");
  }

  /** Plain sentences that would still be held weigh more in the next pass. */
  private String learn() {
    for (int pass = 0; pass < PASSES; pass++) {
      regression.descend(examples);
      List<Example> held =
          examples.stream()
              .filter(each -> each.label() == 0 && regression.sum(each) > MARGIN - ROOM)
              .toList();
      if (held.isEmpty()) {
        break;
      }
      examples.replaceAll(each -> held.contains(each) ? each.heavier() : each);
    }
    return write();
  }

  private String write() {
    StringBuilder text = new StringBuilder();
    text.append(Math.round((regression.bias() - MARGIN) * SentenceScore.UNIT)).append("\tbias\n");
    vocabulary.forEach(
        (feature, place) -> {
          double value = isCue(feature) ? CUE : WORDS;
          long weight = Math.round(regression.weight(place) * value * SentenceScore.UNIT);
          if (Math.abs(weight) >= (isCue(feature) ? LEAST_OF_CUE : LEAST_OF_WORD)) {
            text.append(weight).append('\t').append(feature).append('\n');
          }
        });
    return text.toString();
  }
}
