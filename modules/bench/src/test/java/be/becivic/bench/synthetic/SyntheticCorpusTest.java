package be.becivic.bench.synthetic;

import static org.assertj.core.api.Assertions.assertThat;

import be.becivic.corpus.Corpus;
import be.becivic.corpus.MemoryFiles;
import be.becivic.corpus.check.CorpusCheck;
import be.becivic.protocol.schema.Schemas;
import java.io.IOException;
import java.nio.file.Path;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

@Tag("long")
class SyntheticCorpusTest {
  private static final Path SHIPPED = Path.of("../../corpus");

  @TempDir Path folder;

  @Test
  void hasAsManySkillsAsAskedForAndPassesTheCheck() throws IOException {
    SyntheticCorpus.write(SyntheticCorpus.of(SHIPPED, 100), folder);
    Corpus corpus = Corpus.load(MemoryFiles.ofFolder(folder));

    assertThat(corpus.skills()).hasSize(100);
    assertThat(new CorpusCheck(Schemas.load()).run(corpus).findings()).isEmpty();
  }

  @Test
  void copiesRequireEachOther() throws IOException {
    Corpus corpus = Corpus.load(MemoryFiles.of(SyntheticCorpus.of(SHIPPED, 100)));

    assertThat(corpus.findSkill("change-of-address-1").orElseThrow().frontmatter().related())
        .extracting(Object::toString)
        .contains("household-composition-certificate-1");
  }

  @Test
  void equalArgumentsGiveEqualFiles() throws IOException {
    assertThat(MemoryFiles.of(SyntheticCorpus.of(SHIPPED, 60)).blobs())
        .isEqualTo(MemoryFiles.of(SyntheticCorpus.of(SHIPPED, 60)).blobs());
  }
}
