package be.becivic.library.search;

import static org.assertj.core.api.Assertions.assertThat;

import be.becivic.corpus.ChangedFiles;
import be.becivic.corpus.Corpus;
import be.becivic.protocol.change.FileChanges;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class IndexFingerprintTest {
  private static final Corpus CORPUS = Shipped.corpus();
  private static final String PROGRAM = "becivic 1";

  @Test
  void equalSourcesHaveOneName() {
    assertThat(name(CORPUS)).isEqualTo(name(Shipped.corpus()));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "skills/change-of-address/canonical.md",
        "paths/index.json",
        "data/communes.json",
        "data/search-words.json"
      })
  void whatDocumentsAreMadeFromGivesAnotherName(String file) {
    assertThat(name(with(file))).isNotEqualTo(name(CORPUS));
  }

  @ParameterizedTest
  @ValueSource(strings = {"skills/index.json", "README.md", "skills/change-of-address/process.mmd"})
  void whatNoDocumentShowsDoesNot(String file) {
    assertThat(name(with(file))).isEqualTo(name(CORPUS));
  }

  @Test
  void rowsAndProgramGiveAnotherName() {
    SearchSources sources = Shipped.sources(CORPUS);
    String name = IndexFingerprint.of(sources, PROGRAM);

    assertThat(IndexFingerprint.of(sources, "becivic 2")).isNotEqualTo(name);
    assertThat(IndexFingerprint.of(new SearchSources(CORPUS, sources.values(), List.of()), PROGRAM))
        .isNotEqualTo(name);
  }

  private static String name(Corpus corpus) {
    return IndexFingerprint.of(Shipped.sources(corpus), PROGRAM);
  }

  private static Corpus with(String file) {
    return CORPUS.movedTo(
        new ChangedFiles(CORPUS.files(), FileChanges.none().write(file, "changed\n")));
  }
}
