package be.becivic.corpus.text;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class OwnLinesTest {

  @Test
  void fencesAndVersionsGo() {
    String head = "---\nid: a\nschema_version: 4\nversion: 0.1.0\nstatus: alpha\n";
    assertThat(OwnLines.removedFrom(head + "submission_contract_version: 2.1.0\n---\nWords."))
        .isEqualTo("id: a\nstatus: alpha\nWords.");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "version: 850730.3.28",
        "version: 0.4.7.0",
        "my version: 0.4.7",
        "version: 0.4.7 0",
        "-- --",
        "----"
      })
  void whatSomebodyWroteStays(String line) {
    assertThat(OwnLines.removedFrom("Words.\n" + line)).isEqualTo("Words.\n" + line);
  }
}
