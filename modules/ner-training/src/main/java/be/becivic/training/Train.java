package be.becivic.training;

import be.becivic.ner.lexicon.Analyser;
import be.becivic.ner.lexicon.Lexicon;
import be.becivic.ner.lexicon.Phrases;
import be.becivic.ner.lexicon.Spelling;
import be.becivic.ner.tagger.Weights;
import be.becivic.ner.text.ModelLanguage;
import java.io.BufferedOutputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * The one training command: folders of the corpora and of the plain sentences in, resource files
 * out, equal bytes every time.
 */
public final class Train {
  private static final int EPOCHS = 4;
  static final long SEED = 20_260_101;
  private static final int PERCENT_OF_CORPORA = 30;
  private static final int THRESHOLD = -120;

  private Train() {}

  public static void main(String[] arguments) throws IOException {
    var corpora = new Corpora(Path.of(arguments[0]));
    var plain = new PlainTexts(Path.of(arguments[1]));
    Path out = Path.of(arguments[2]);
    Files.createDirectories(out);
    Lexicon lexicon = LexiconBuilder.build();
    write(out.resolve("lexicon.bin"), lexicon::write);
    Spelling spelling = SpellingBuilder.build(SEED);
    write(out.resolve("spelling.bin"), spelling::write);
    Phrases phrases = Phrases.load();
    var names = new NameLists();
    var counts = new LanguageCounts();
    for (ModelLanguage language : ModelLanguage.values()) {
      var text = new TrainingText(language, names, SEED + language.ordinal());
      List<Example> read = text.fromCorpora(corpora.sentences(language));
      List<Example> generated = text.generated();
      Stream.of(read, generated)
          .flatMap(List::stream)
          .forEach(example -> counts.add(language, example.text()));
      TrainingResources.lines("words/" + language.code() + ".common.txt")
          .forEach(word -> counts.add(language, word));
      var examples = new ArrayList<>(thinned(read));
      examples.addAll(generated);
      examples.addAll(text.reports(MarkedReports.of(language), plain.of(language)));
      Weights weights = train(examples, new Analyser(lexicon, phrases, spelling, language));
      write(out.resolve(language.code() + ".model"), weights::write);
    }
    write(out.resolve("languages.bin"), counts.guess()::write);
  }

  /** What newspapers wrote a century ago must not outweigh what people send. */
  private static List<Example> thinned(List<Example> corpora) {
    return IntStream.range(0, corpora.size())
        .filter(at -> at % 100 < PERCENT_OF_CORPORA)
        .mapToObj(corpora::get)
        .toList();
  }

  private static Weights train(List<Example> examples, Analyser analyser) {
    List<Instance> instances =
        examples.stream().map(example -> Instance.of(example, analyser)).toList();
    var perceptron = new Perceptron();
    perceptron.train(instances, EPOCHS, SEED);
    return perceptron.weights(THRESHOLD);
  }

  @FunctionalInterface
  private interface Body {
    void write(DataOutputStream out) throws IOException;
  }

  private static void write(Path file, Body body) throws IOException {
    try (var out = new DataOutputStream(new BufferedOutputStream(Files.newOutputStream(file)))) {
      body.write(out);
    }
  }
}
