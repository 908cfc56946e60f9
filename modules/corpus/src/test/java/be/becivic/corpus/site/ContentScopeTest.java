package be.becivic.corpus.site;

import static org.assertj.core.api.Assertions.assertThat;

import be.becivic.corpus.Corpus;
import be.becivic.corpus.MemoryFiles;
import be.becivic.corpus.path.PathEntry;
import be.becivic.corpus.path.PathSource;
import be.becivic.corpus.skill.Skill;
import be.becivic.protocol.region.Region;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Set;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

class ContentScopeTest {
  private static Corpus shipped;

  @BeforeAll
  static void load() throws IOException {
    shipped = Corpus.load(MemoryFiles.ofFolder(Path.of("../../corpus")));
  }

  @Test
  void everythingIsTheCorpusItself() {
    assertThat(ContentScope.EVERYTHING.narrow(shipped)).isSameAs(shipped);
  }

  @Test
  void aTopicKeepsItsProceduresAndWhatAgentsReadAboutTheirWork() {
    Corpus housing = new ContentScope(Set.of("housing"), Set.of()).narrow(shipped);

    assertThat(housing.skills())
        .extracting(skill -> skill.id().value())
        .contains("renting-a-home", "change-of-address", "meta-no-skill-fallback")
        .doesNotContain("nationality-application");
    assertThat(housing.skills())
        .allMatch(
            skill -> skill.isMeta() || skill.frontmatter().topic().orElse("").equals("housing"));
    assertThat(housing.findSkill("nationality-application")).isEmpty();
  }

  @Test
  void aTopicKeepsTheRoutesThatItsProceduresNeed() {
    Corpus housing = new ContentScope(Set.of("housing"), Set.of()).narrow(shipped);

    assertThat(housing.paths().find("lease-registration")).isPresent();
    assertThat(housing.paths().find("pension-request")).isEmpty();
    for (Skill skill : housing.skills()) {
      skill
          .frontmatter()
          .requiresPaths()
          .forEach(path -> assertThat(housing.paths().find(path.id())).as(path.id()).isPresent());
    }
    assertThat(housing.paths().json().path("paths").propertyNames())
        .hasSameSizeAs(housing.paths().list());
  }

  @Test
  void aRegionKeepsTheRoutesThatAreForIt() {
    Corpus flanders = new ContentScope(Set.of(), Set.of(Region.FLANDERS)).narrow(shipped);

    assertThat(flanders.skills()).hasSameSizeAs(shipped.skills());
    for (PathEntry path : flanders.paths().list()) {
      assertThat(path.sources()).isNotEmpty();
      for (PathSource source : path.sources()) {
        var regions = source.json().path("audience").path("regions");
        assertThat(regions.isEmpty() || regions.toString().contains("flanders"))
            .as(path.id() + " " + source.id())
            .isTrue();
      }
    }
    assertThat(count(flanders)).isLessThan(count(shipped));
  }

  private static int count(Corpus corpus) {
    return corpus.paths().list().stream().mapToInt(path -> path.sources().size()).sum();
  }
}
