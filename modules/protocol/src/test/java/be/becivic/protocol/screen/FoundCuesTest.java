package be.becivic.protocol.screen;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class FoundCuesTest {
  private static final CueBook BOOK =
      CueBook.parse(
          """
          [MACHINE]
          agent; bot*
          [CIVIC_AGENT]
          agent de quartier
          """);

  private static SentenceFeatures featuresOf(String text) {
    return SentenceFeatures.of(BOOK.find(ReadSentence.all(text).getFirst()));
  }

  @Test
  void aLongerPhraseCoversWhatIsInIt() {
    assertThat(featuresOf("Attendez donc que l'agent de quartier passe").cues())
        .containsExactly("c CIVIC_AGENT");
  }

  @Test
  void theOrderOfGroupsIsKept() {
    assertThat(featuresOf("Bots ask what the agent de quartier says").cues())
        .containsExactly("c CIVIC_AGENT", "c MACHINE", "c MACHINE CIVIC_AGENT", "c ^MACHINE");
  }

  @Test
  void fewWordsSayNothing() {
    assertThat(featuresOf("An agent says so").isEmpty()).isTrue();
  }
}
