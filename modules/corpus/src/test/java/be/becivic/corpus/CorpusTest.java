package be.becivic.corpus;

import static org.assertj.core.api.Assertions.assertThat;

import be.becivic.corpus.data.CatalogueLookup;
import be.becivic.corpus.data.Categories;
import be.becivic.corpus.path.PathEntry;
import be.becivic.corpus.skill.Skill;
import be.becivic.protocol.error.Outcome;
import be.becivic.protocol.id.PathId;
import be.becivic.protocol.id.SkillId;
import be.becivic.protocol.id.Uid;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class CorpusTest {
  private static final String DECLARATION = "skills/file-declaration/canonical.md";

  private final Corpus corpus = CleanCorpus.copy().load();

  @Test
  void skillsAreFoundByTheirFolder() {
    assertThat(corpus.skills())
        .extracting(skill -> skill.id().value())
        .containsExactly("file-declaration", "meta-no-skill-fallback", "residence-certificate");
    assertThat(corpus.findSkill(new SkillId("file-declaration"))).isPresent();
    assertThat(corpus.findSkill("No such skill")).isEmpty();
  }

  @Test
  void pathsAreFoundByIdAndByTheme() {
    PathEntry path = corpus.paths().find(new PathId("residence-history")).orElseThrow();

    assertThat(path.uid()).contains(new Uid(Uid.Kind.PATH, 1));
    assertThat(path.titles()).containsEntry("en", "Residence certificate with history");
    assertThat(path.sources())
        .extracting(source -> source.id())
        .containsExactly("portal", "commune-desk");
    assertThat(corpus.paths().withTheme("residency-and-immigration")).containsExactly(path);
    assertThat(corpus.paths().withTheme("family")).isEmpty();
  }

  @Test
  void communesAreFoundByCodeAndBySlug() {
    assertThat(corpus.communes().find("21009"))
        .isEqualTo(corpus.communes().find("ixelles"))
        .isPresent();
    assertThat(corpus.communes().find("99999")).isEmpty();
  }

  @Test
  void catalogueRowsAreFoundByUidAndByName() {
    CatalogueLookup.Entry fee =
        new CatalogueLookup.Entry(new Uid(Uid.Kind.VOLATILE_VALUE, 1), "justice-filing-fee-eur");

    assertThat(corpus.seeds().find(fee.uid())).contains(fee);
    assertThat(corpus.seeds().find(Uid.Kind.VOLATILE_VALUE, fee.name())).contains(fee);
    assertThat(corpus.seeds().find(Uid.Kind.REFERENCE, fee.name())).isEmpty();
  }

  @Test
  void aSupersededSeedIsHistory() {
    Corpus changed =
        CleanCorpus.copy()
            .replace(
                "data-snapshot/references.jsonl",
                "\"superseded_at\":null",
                "\"superseded_at\":\"2026-11-16T00:00:00Z\"")
            .load();

    assertThat(changed.seeds().find(new Uid(Uid.Kind.REFERENCE, 1))).isEmpty();
  }

  @ParameterizedTest
  @CsvSource({
    "https://law.example.be/x,primary",
    "http://www.law.example.be,primary",
    "https://a.b.gov.example.be/,primary",
    "https://guide.example.org/y?z,secondary"
  })
  void listedHostsHaveATier(String url, String tier) {
    assertThat(corpus.sourceClasses().tierOf(url)).contains(tier);
  }

  @ParameterizedTest
  @CsvSource({
    "https://gov.example.be/",
    "https://law.example.be.evil.org/",
    "https://evil.org/law.example.be",
    "https://law.example.be@evil.org/",
    "https://user@law.example.be/",
    "ftp://law.example.be/",
    "javascript:alert(1)",
    "//law.example.be",
    "not a url"
  })
  void otherHostsHaveNone(String url) {
    assertThat(corpus.sourceClasses().allows(url)).isFalse();
  }

  @Test
  void aNewCategoryExtendsTheList() {
    CleanCorpus clean = CleanCorpus.copy();
    String extended =
        ((Outcome.Ok<String>) Categories.extend(clean.text(Categories.FILE), "origin-us-federal"))
            .value();

    assertThat(clean.write(Categories.FILE, extended).load().categories().ids())
        .containsExactly("belgium-federal", "meta", "origin-us-federal");
  }

  @Test
  void movingOnKeepsWhatDidNotChange() {
    Corpus next =
        corpus.movedTo(
            CleanCorpus.copy().replace(DECLARATION, "File a declaration", "Declare").files());

    assertThat(next.findSkill("residence-certificate").orElseThrow())
        .isSameAs(corpus.findSkill("residence-certificate").orElseThrow());
    assertThat(next.paths()).isSameAs(corpus.paths());
    assertThat(next.seeds()).isSameAs(corpus.seeds());
    assertThat(next.findSkill("file-declaration").orElseThrow().frontmatter().title())
        .contains("Declare");
    assertThat(corpus.findSkill("file-declaration").orElseThrow().frontmatter().title())
        .contains("File a declaration");
  }

  @Test
  void movingOnForgetsWhatIsGone() {
    Corpus next =
        corpus.movedTo(CleanCorpus.copy().remove(DECLARATION).remove("paths/index.json").files());

    assertThat(next.findSkill("file-declaration")).isEmpty();
    assertThat(next.paths().list()).isEmpty();
  }

  @Test
  void brokenFilesStillLoad() {
    Corpus broken =
        CleanCorpus.copy()
            .write(DECLARATION, "no frontmatter")
            .write("paths/index.json", "{")
            .write("data/communes.json", "[]")
            .load();

    Skill skill = broken.findSkill("file-declaration").orElseThrow();
    assertThat(skill.frontmatter().problems()).hasSize(1);
    assertThat(skill.bodyText()).isEqualTo("no frontmatter");
    assertThat(broken.paths().list()).isEmpty();
    assertThat(broken.communes().list()).isEqualTo(List.of());
  }
}
