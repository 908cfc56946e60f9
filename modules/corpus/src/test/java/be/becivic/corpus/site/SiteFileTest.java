package be.becivic.corpus.site;

import static org.assertj.core.api.Assertions.assertThat;

import be.becivic.corpus.CleanCorpus;
import be.becivic.corpus.Corpus;
import be.becivic.corpus.MemoryFiles;
import java.io.IOException;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;

class SiteFileTest {
  @Test
  void theShippedFileSaysWhatStandsWhereThereIsNone() throws IOException {
    Corpus shipped = Corpus.load(MemoryFiles.ofFolder(Path.of("../../corpus")));

    assertThat(shipped.has(SiteFile.pathOf(SiteId.BECIVIC))).isTrue();
    assertThat(SiteFile.find(shipped, SiteId.BECIVIC).flatMap(SiteFile::profile))
        .contains(SiteProfile.BECIVIC);
    assertThat(SiteFile.find(CleanCorpus.copy().load(), SiteId.BECIVIC).flatMap(SiteFile::profile))
        .contains(SiteProfile.BECIVIC);
  }

  @Test
  void anotherSiteIsThereOnlyWhereItIsDescribed() {
    assertThat(SiteFile.find(CleanCorpus.copy().load(), new SiteId("homes"))).isEmpty();
  }

  @Test
  void aFileWithAProblemDescribesNoSite() {
    Corpus corpus = CleanCorpus.copy().write("sites/becivic/site.json", "{").load();

    SiteFile file = SiteFile.find(corpus, SiteId.BECIVIC).orElseThrow();

    assertThat(file.profile()).isEmpty();
    assertThat(file.problems()).hasSize(1);
  }

  @Test
  void blackOnWhiteIsAsReadableAsCanBe() {
    assertThat(new ThemeColour("#000000").contrastWith(new ThemeColour("#ffffff"))).isEqualTo(21);
    assertThat(new ThemeColour("#777777").contrastWith(new ThemeColour("#ffffff")))
        .isBetween(4.47, 4.48);
  }
}
