package be.becivic.protocol.disguise;

import be.becivic.protocol.learning.Regression;
import be.becivic.protocol.learning.Regression.Example;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** Learns what {@link LetterRuns} and {@link DisguiseScore} know from sets of texts. */
final class DisguiseTrainer {
  private static final int PASSES = 4;
  private static final int SEEN_AT_LEAST = 8;
  private static final int FRAME = 5;
  private static final double VALUE = 0.3;

  /** What hardly fits by chance is learned from few examples. */
  private static final double CHECKED_VALUE = 4 * VALUE;

  private static final Pattern CHECKED =
      Pattern.compile(
          "(?:check digits|carried|letters for check digits|birth and figures) [23]|code in pieces"
              + " 1");

  private static final long LEAST = 10;
  private static final int RUNS_A_LINE = 60;

  /**
   * Where the score is cut: chosen where, of strangers whose texts were left out, fewer got through
   * and fewer waited for nothing than with any other.
   */
  private static final double CUT = 0.2;

  /** Plain passages above this weigh more in the next pass; the content has to pass. */
  private static final double CLOSE = -0.5;

  private static final double CLOSE_OF_CONTENT = -0.9;

  private static final Pattern SENTENCE_END = Pattern.compile("(?<=[.!?])\\s+");

  private final CueWords cues = CueWords.load();
  private final PassageFeatures features;
  private final Map<String, Integer> vocabulary = new TreeMap<>();
  private final List<Example> examples = new ArrayList<>();

  private DisguiseTrainer(LetterRuns letters) {
    this.features = new PassageFeatures(cues, letters);
  }

  /** The text of {@code letters.txt}: runs that stand in two plain words or more. */
  static String letters(List<DisguiseTexts> sets) {
    Map<String, Integer> counts = new TreeMap<>();
    sets.stream()
        .filter(set -> !set.isGiven())
        .flatMap(set -> set.texts().stream())
        .flatMap(text -> FoldedWords.of(text).list().stream())
        .distinct()
        .flatMap(word -> LetterRuns.of(word).stream())
        .forEach(run -> counts.merge(run, 1, Integer::sum));
    counts.values().removeIf(count -> count < 2);
    StringBuilder text = new StringBuilder();
    int written = 0;
    for (String run : counts.keySet()) {
      text.append(run);
      if (++written % RUNS_A_LINE == 0) {
        text.append('\n');
      }
    }
    return text.append('\n').toString();
  }

  /** The text of {@code weights.txt}. */
  static String weights(List<DisguiseTexts> sets, LetterRuns letters) {
    return new DisguiseTrainer(letters).learn(sets);
  }

  private String learn(List<DisguiseTexts> sets) {
    List<Set<String>> given = new ArrayList<>();
    List<Set<String>> plain = new ArrayList<>();
    List<Set<String>> content = new ArrayList<>();
    for (DisguiseTexts set : sets) {
      List<Set<String>> read = set.isGiven() ? given : set.isContent() ? content : plain;
      set.texts()
          .forEach(
              text -> DisguisePassage.all(text).forEach(it -> read.add(features.of(it.text()))));
      if (!set.isGiven()) {
        together(set.texts()).forEach(text -> read.add(features.of(text)));
      }
    }
    frames(sets).forEach(text -> plain.add(features.of(text)));
    Map<String, Integer> counts = new HashMap<>();
    given.forEach(each -> each.forEach(feature -> counts.merge(feature, 1, Integer::sum)));
    plain.forEach(each -> each.forEach(feature -> counts.merge(feature, 1, Integer::sum)));
    content.forEach(each -> each.forEach(feature -> counts.merge(feature, 1, Integer::sum)));
    counts.values().removeIf(count -> count < SEEN_AT_LEAST);
    counts.keySet().stream().sorted().forEach(it -> vocabulary.put(it, vocabulary.size()));
    given.forEach(each -> add(each, 1, (double) (plain.size() + content.size()) / given.size()));
    plain.forEach(each -> add(each, 0, 1));
    content.forEach(each -> add(each, 0, 1));
    return write(regression(given.size() + plain.size()));
  }

  /** Three texts in a row, as somebody would report several things at once. */
  private static List<String> together(List<String> texts) {
    List<String> together = new ArrayList<>();
    for (int i = 0; i + 2 < texts.size(); i += 3) {
      together.add(String.join(" ", texts.subList(i, i + 3)));
    }
    return together;
  }

  /** What several disguised texts say besides is plain. */
  private List<String> frames(List<DisguiseTexts> sets) {
    return sets.stream()
        .filter(DisguiseTexts::isGiven)
        .flatMap(set -> set.texts().stream())
        .flatMap(SENTENCE_END::splitAsStream)
        .filter(sentence -> cues.count(DisguiseCue.HINT, FoldedWords.of(sentence)) == 0)
        .collect(Collectors.groupingBy(it -> it, TreeMap::new, Collectors.counting()))
        .entrySet()
        .stream()
        .filter(each -> each.getValue() >= FRAME)
        .map(Map.Entry::getKey)
        .toList();
  }

  private void add(Set<String> given, double label, double weight) {
    List<String> known = given.stream().filter(vocabulary::containsKey).sorted().toList();
    examples.add(
        new Example(
            known.stream().mapToInt(vocabulary::get).toArray(),
            known.stream().mapToDouble(DisguiseTrainer::value).toArray(),
            label,
            weight));
  }

  private static double value(String feature) {
    return CHECKED.matcher(feature).matches() ? CHECKED_VALUE : VALUE;
  }

  /** Plain passages that would still be held weigh more in the next pass. */
  private Regression regression(int firstOfContent) {
    Regression regression = new Regression(vocabulary.size());
    for (int pass = 0; pass < PASSES; pass++) {
      regression.descend(examples);
      for (int i = 0; i < examples.size(); i++) {
        double close = i < firstOfContent ? CLOSE : CLOSE_OF_CONTENT;
        if (examples.get(i).label() == 0 && regression.sum(examples.get(i)) > close) {
          examples.set(i, examples.get(i).heavier());
        }
      }
    }
    return regression;
  }

  private String write(Regression regression) {
    StringBuilder text = new StringBuilder();
    text.append(Math.round((regression.bias() - CUT) * DisguiseScore.UNIT)).append("\tbias\n");
    vocabulary.forEach(
        (feature, place) -> {
          long weight = Math.round(regression.weight(place) * value(feature) * DisguiseScore.UNIT);
          if (Math.abs(weight) >= LEAST) {
            text.append(weight).append('\t').append(feature).append('\n');
          }
        });
    return text.toString();
  }
}
