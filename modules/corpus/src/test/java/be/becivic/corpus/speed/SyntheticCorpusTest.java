package be.becivic.corpus.speed;

import static org.assertj.core.api.Assertions.assertThat;

import be.becivic.corpus.Corpus;
import be.becivic.corpus.MemoryFiles;
import be.becivic.corpus.check.Check;
import be.becivic.protocol.schema.Schemas;
import org.junit.jupiter.api.Test;

class SyntheticCorpusTest {

  @Test
  void passesTheCheck() {
    Corpus corpus = Corpus.load(MemoryFiles.of(SyntheticCorpus.of(60, 7)));

    assertThat(corpus.skills()).hasSize(63);
    assertThat(new Check(Schemas.load()).run(corpus).findings()).isEmpty();
  }

  @Test
  void equalArgumentsGiveEqualFiles() {
    assertThat(MemoryFiles.of(SyntheticCorpus.of(20, 7)).blobs())
        .isEqualTo(MemoryFiles.of(SyntheticCorpus.of(20, 7)).blobs())
        .isNotEqualTo(MemoryFiles.of(SyntheticCorpus.of(20, 8)).blobs());
  }
}
