package be.becivic.training;

import be.becivic.ner.lexicon.NerResources;
import be.becivic.ner.text.ModelLanguage;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.random.RandomGenerator;

/** The examples a model of one language learns from. */
final class TrainingText {
  private static final int GENERATED = 26_000;
  private static final int PERCENT_SWAPPED = 60;
  private static final int REPORT_TIMES = 40;
  private static final int PLAIN_TIMES = 4;

  private final RandomGenerator random;
  private final NameForms forms;
  private final Generator generator;

  TrainingText(ModelLanguage language, NameLists names, long seed) {
    this.random = new SplittableRandom(seed);
    var grammar = new Grammar(language);
    grammar.define("commune", entries("communes.txt"));
    grammar.define("place", entries("places.txt"));
    grammar.define("thing", entries("things.txt"));
    this.forms = new NameForms(language, names, grammar);
    this.generator = new Generator(language, grammar, forms, random);
  }

  private static List<String> entries(String resource) {
    return NerResources.lines(resource).stream()
        .filter(line -> !line.startsWith("#") && !line.isBlank())
        .toList();
  }

  List<Example> fromCorpora(List<List<Corpora.Word>> sentences) {
    return sentences.stream().map(this::fromCorpus).toList();
  }

  List<Example> generated() {
    return generated(GENERATED);
  }

  List<Example> reports(List<String> reports, List<String> plain) {
    var text = new ReportText(forms, random);
    var examples = new ArrayList<Example>();
    reports.forEach(report -> examples.addAll(text.told(report, REPORT_TIMES)));
    plain.forEach(sentence -> examples.addAll(text.told(sentence, PLAIN_TIMES)));
    return examples;
  }

  List<Example> generated(int count) {
    var examples = new ArrayList<Example>();
    for (int i = 0; i < count; i++) {
      examples.add(i % 2 == 0 ? generator.positive() : generator.negative());
    }
    return examples;
  }

  private Example fromCorpus(List<Corpora.Word> sentence) {
    var builder = new ExampleBuilder();
    int at = 0;
    while (at < sentence.size()) {
      if (at > 0) {
        builder.text(" ");
      }
      int end = at + 1;
      while (end < sentence.size() && sentence.get(end).person() && sentence.get(at).person()) {
        end++;
      }
      if (!sentence.get(at).person()) {
        builder.text(sentence.get(at).text());
      } else {
        String written =
            String.join(" ", sentence.subList(at, end).stream().map(Corpora.Word::text).toList());
        boolean swap = random.nextInt(100) < PERCENT_SWAPPED;
        builder.person(
            swap ? forms.name("person", random) : written,
            random.nextInt(100) < Generator.PERCENT_UNLISTED);
      }
      at = end;
    }
    return builder.build();
  }
}
