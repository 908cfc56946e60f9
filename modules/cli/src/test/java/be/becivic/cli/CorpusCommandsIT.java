package be.becivic.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What an author runs. */
class CorpusCommandsIT {
  private static final Path SHIPPED = Path.of("../../corpus");

  @TempDir Path folder;

  @Test
  void theShippedCorpusIsClean() throws Exception {
    try (var check = Becivic.run(folder, "check")) {
      assertThat(check.exitCode()).isZero();
      assertThat(check.output()).isEqualTo("0 errors, 0 warnings\n");
    }
  }

  @Test
  @Tag("long")
  void anErrorIsShownWithItsPlaceAndEndsWithOne() throws Exception {
    Path corpus = copyOfShipped();
    Path skill = corpus.resolve("skills/change-of-address/canonical.md");
    Files.writeString(skill, Files.readString(skill).replace("version: 0.1.0", "version: 3.1.0"));
    try (var check = Becivic.run(folder, "check", corpus.toString());
        var json = Becivic.run(folder, "check", corpus.toString(), "--json")) {
      assertThat(check.exitCode()).isEqualTo(1);
      assertThat(check.output()).contains("skills/change-of-address/canonical.md:", "error[");
      assertThat(json.exitCode()).isEqualTo(1);
      assertThat(json.output()).contains("\"findings\"", "\"line\"", "\"column\"");
    }
  }

  @Test
  void aFolderThatIsNoCorpusEndsWithTwo() throws Exception {
    try (var check = Becivic.run(folder, "check", folder.toString())) {
      assertThat(check.exitCode()).isEqualTo(2);
      assertThat(check.errors()).hasLineCount(1).contains("is not a corpus");
    }
  }

  @Test
  void theGraphIsDrawnInEachFormat() throws Exception {
    try (var dot = Becivic.run(folder, "graph");
        var mermaid = Becivic.run(folder, "graph", "--format", "mermaid", "--all");
        var json = Becivic.run(folder, "graph", "--format", "json");
        var svg = Becivic.run(folder, "graph", "--svg", "--all")) {
      assertThat(svg.output())
          .startsWith("<svg")
          .contains("https://becivic.be/skills/apostille-foreign-document-hague")
          .endsWith("</svg>\n");
      assertThat(dot.output()).startsWith("digraph");
      assertThat(mermaid.output())
          .startsWith("flowchart")
          .contains("apostille_foreign_document_hague");
      assertThat(json.output()).contains("\"nodes\"", "\"meta-no-skill-fallback\"");
    }
  }

  @Tag("long")
  @Test
  void theSiteIsWrittenToAFolderWithoutABrokenLink() throws Exception {
    try (var first = Becivic.run(folder, "render", "--out", "dist")) {
      assertThat(first.exitCode()).as(first.errors()).isZero();
      assertThat(first.output()).startsWith("dist: ").endsWith(" 0 broken links\n");
    }
    try (var second = Becivic.run(folder, "render", "--out", "dist")) {
      assertThat(second.output()).contains(" 0 written, 0 removed,");
    }
    assertThat(folder.resolve("dist/nl/skills/change-of-address/index.html")).isNotEmptyFile();
  }

  @Tag("long")
  @Test
  void aBrokenLinkInTheSiteIsListedAndEndsWithOne() throws Exception {
    Path corpus = copyOfShipped();
    Files.writeString(corpus.resolve("docs/more.md"), "# More\n\n[Gone](/docs/gone)\n");
    Path site = Files.createDirectories(corpus.resolve("sites/english")).resolve("site.json");
    Files.writeString(
        site,
        """
        {"schema_version": 1, "name": "English", "base_url": "https://english.example",
         "languages": ["en"], "theme": {"light": {}, "dark": {}},
         "scope": {"topics": ["housing"], "regions": []}}
        """);
    try (var render =
        Becivic.run(
            folder,
            "render",
            "--out",
            "dist",
            "--corpus",
            corpus.toString(),
            "--site",
            "english")) {
      assertThat(render.exitCode()).isEqualTo(1);
      assertThat(render.errors()).contains("docs/more/index.html: /docs/gone leads to no file");
    }
  }

  @Tag("long")
  @Test
  void whatAServerKnowsIsRenderedWhileItRuns() throws Exception {
    try (var server = Becivic.serve(folder)) {
      server.address();
      try (var render = Becivic.run(folder, "render", "--out", "dist", "--data", "data")) {
        assertThat(render.exitCode()).as(render.errors()).isZero();
      }
    }
    assertThat(folder.resolve("dist/skills/change-of-address.json"))
        .content()
        .contains("\"commit\"", "\"lifecycle\"");
  }

  @Test
  @Tag("long")
  void anotherSiteIsWrittenWithItsNameAndItsPartOfTheCorpus() throws Exception {
    Path corpus = copyOfShipped();
    Path site = Files.createDirectories(corpus.resolve("sites/wonen")).resolve("site.json");
    Files.writeString(
        site,
        """
        {"schema_version": 1, "name": "Wonen", "base_url": "https://wonen.example",
         "languages": ["nl", "en"],
         "theme": {"light": {"link": "#7a1f5c"}, "dark": {}},
         "scope": {"topics": ["housing"], "regions": []}}
        """);
    try (var render =
        Becivic.run(
            folder, "render", "--out", "dist", "--corpus", corpus.toString(), "--site", "wonen")) {
      assertThat(render.exitCode()).as(render.errors()).isZero();
      assertThat(render.output()).startsWith("dist: ").endsWith(" 0 broken links\n");
    }
    Path dist = folder.resolve("dist");
    assertThat(dist.resolve("nl/skills/renting-a-home/index.html"))
        .content()
        .contains("· Wonen</title>", "https://becivic.be/skills/family-reunification?lang=nl");
    assertThat(dist.resolve("sitemap.xml")).content().contains("<loc>https://wonen.example/</loc>");
    assertThat(dist.resolve("skills/nationality-application.md")).doesNotExist();
    assertThat(dist.resolve("fr")).doesNotExist();
    try (var unknown = Becivic.run(folder, "serve", "--port", "0", "--site", "nowhere")) {
      assertThat(unknown.exitCode()).isEqualTo(1);
      assertThat(unknown.errors()).hasLineCount(1).contains("sites/nowhere/site.json");
    }
  }

  @Test
  void aFolderWithOtherThingsIsNotWrittenTo() throws Exception {
    Files.writeString(folder.resolve("mine.txt"), "mine");
    try (var render = Becivic.run(folder, "render", "--out", ".")) {
      assertThat(render.exitCode()).isEqualTo(2);
      assertThat(render.errors()).hasLineCount(1).contains("neither empty nor an earlier export");
    }
  }

  private Path copyOfShipped() throws IOException {
    Path target = folder.resolve("corpus");
    try (var files = Files.walk(SHIPPED)) {
      for (Path file : files.toList()) {
        Files.copy(file, target.resolve(SHIPPED.relativize(file).toString()));
      }
    }
    return target;
  }
}
