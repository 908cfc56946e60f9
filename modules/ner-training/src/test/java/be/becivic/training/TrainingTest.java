package be.becivic.training;

import static org.assertj.core.api.Assertions.assertThat;

import be.becivic.ner.Recogniser;
import be.becivic.ner.lexicon.Analyser;
import be.becivic.ner.lexicon.Lexicon;
import be.becivic.ner.lexicon.Phrases;
import be.becivic.ner.lexicon.Spelling;
import be.becivic.ner.text.ModelLanguage;
import java.io.ByteArrayOutputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

@Tag("long")
class TrainingTest {
  private static final long SEED = 11;
  private static final Lexicon LEXICON = LexiconBuilder.build();

  @Test
  void theShippedLexiconIsTheOneTheListsGive() throws IOException {
    assertThat(bytes(LEXICON::write)).isEqualTo(shipped("lexicon.bin"));
  }

  @Test
  void theShippedSpellingIsTheOneTheListsGive() throws IOException {
    assertThat(bytes(SpellingBuilder.build(Train.SEED)::write)).isEqualTo(shipped("spelling.bin"));
  }

  @Test
  void equalInputsTrainEqualModels() throws IOException {
    var analyser = new Analyser(LEXICON, Phrases.load(), spelling(), ModelLanguage.NL);

    assertThat(trained(analyser)).isEqualTo(trained(analyser));
  }

  @Test
  void generatedSentencesSayWhereTheirPeopleAre() {
    List<Example> examples =
        new TrainingText(ModelLanguage.FR, new NameLists(), SEED).generated(200);

    assertThat(examples).anyMatch(example -> !example.people().isEmpty());
    assertThat(examples).anyMatch(example -> example.people().isEmpty());
    assertThat(examples)
        .allSatisfy(
            example ->
                assertThat(example.people())
                    .allMatch(
                        person ->
                            person.start() < person.end()
                                && person.end() <= example.text().length()));
    assertThat(examples).noneMatch(example -> example.text().contains("{"));
  }

  private static byte[] trained(Analyser analyser) throws IOException {
    List<Instance> instances =
        new TrainingText(ModelLanguage.NL, new NameLists(), SEED)
            .generated(300).stream().map(example -> Instance.of(example, analyser)).toList();
    var perceptron = new Perceptron();
    perceptron.train(instances, 2, SEED);
    return bytes(perceptron.weights(0)::write);
  }

  private static Spelling spelling() {
    return new Spelling(new byte[Spelling.SLOTS]);
  }

  @FunctionalInterface
  private interface Body {
    void write(DataOutputStream out) throws IOException;
  }

  private static byte[] bytes(Body body) throws IOException {
    var bytes = new ByteArrayOutputStream();
    body.write(new DataOutputStream(bytes));
    return bytes.toByteArray();
  }

  private static byte[] shipped(String name) throws IOException {
    try (var in = Recogniser.class.getResourceAsStream(name)) {
      assertThat(in).isNotNull();
      return in.readAllBytes();
    }
  }
}
