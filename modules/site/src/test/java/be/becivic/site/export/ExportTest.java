package be.becivic.site.export;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import be.becivic.corpus.Corpus;
import be.becivic.corpus.MemoryFiles;
import be.becivic.corpus.site.ContentScope;
import be.becivic.corpus.site.SiteId;
import be.becivic.corpus.site.SiteProfile;
import be.becivic.corpus.site.SiteTheme;
import be.becivic.site.Site;
import be.becivic.site.SitePage;
import be.becivic.site.SiteRequest;
import be.becivic.site.SiteSettings;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.time.Instant;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ExportTest {
  private static final Path SHIPPED = Path.of("../../corpus");
  private static final String BASE = "https://becivic.example";

  /** A site that is soon written, for tests to which it does not matter how much is on it. */
  private static final SiteProfile SMALL =
      new SiteProfile(
          SiteId.BECIVIC,
          "Be Civic",
          BASE,
          Optional.empty(),
          List.of("en"),
          SiteTheme.PLAIN,
          new ContentScope(Set.of("housing"), Set.of()));

  private static final UnaryOperator<String> GONE = _ -> "";
  private static final ExportProgress NEVER =
      (_, _) -> {
        throw new IllegalStateException("cut");
      };
  private static final String ADDRESS = "skills/change-of-address/canonical.md";

  @TempDir static Path shared;
  private static Path dist;
  private static ExportReport report;
  private static Path small;
  private static ExportReport smallReport;

  @TempDir Path folder;

  @BeforeAll
  static void export() throws IOException {
    dist = shared.resolve("dist");
    report = Export.write(site(Map.of()), dist, ExportProgress.NONE);
    small = shared.resolve("small");
    smallReport = Export.write(small(Map.of()), small, ExportProgress.NONE);
  }

  @Test
  void everyLinkLeadsToAFileAndToAnElementOfIt() {
    assertThat(report.broken()).isEmpty();
    assertThat(report.written()).isEqualTo(report.files()).isGreaterThan(1000);
  }

  @Test
  void aPageIsTheIndexOfAFolderInEveryLanguageWithItsTwinsBesideIt() {
    assertThat(
            List.of(
                "index.html",
                "index.md",
                "index.json",
                "fr/index.html",
                "skills/change-of-address/index.html",
                "nl/skills/change-of-address/index.html",
                "skills/change-of-address.md",
                "skills/change-of-address.json",
                ADDRESS,
                "paths/themes/environment-and-energy/index.html",
                "values/val-00001/index.html",
                "agents/index.html",
                "agents.md",
                "agents/manifest.json",
                "llms.txt",
                "robots.txt",
                "404.html"))
        .allSatisfy(file -> assertThat(dist.resolve(file)).isNotEmptyFile());
  }

  @Test
  void linksAreRelativeSoThatTheFolderCanStandAnywhere() throws IOException {
    assertThat(read("nl/skills/change-of-address/index.html"))
        .contains("href=\"../\"", "href=\"../../paths/\"", "src=\"../../../assets/site.")
        .contains("href=\"../../../skills/change-of-address.md\"")
        .doesNotContainPattern(" (?:href|src|action)=\"/");
    assertThat(read("assets/" + asset("site.", ".css"))).doesNotContain("url(/");
  }

  @Test
  void thePageForMissingOnesWorksAtAnyDepth() throws IOException {
    assertThat(read("404.html")).contains("href=\"/skills/\"").doesNotContain("href=\"../");
  }

  @Test
  void whatOnlyAServerCanAnswerIsLinkedThere() throws IOException {
    assertThat(read("graph/index.html")).contains("href=\"" + BASE + "/api/skill-graph\"");
  }

  @Test
  void hostsAreToldWhereMovedPagesAre() throws IOException {
    assertThat(read("_redirects").lines())
        .contains(
            "/communes/11007 /communes/#antwerpen 301",
            "/nl/communes/borsbeek /nl/communes/#antwerpen 301")
        .allMatch(line -> line.matches("/[a-z0-9/.-]+ /[a-z0-9/#.-]* 301"))
        .doesNotHaveDuplicates()
        .hasSizeLessThan(2000);
  }

  @Test
  void noSkillGraphIsKeptInAFile() throws IOException {
    assertThat(files(dist).keySet())
        .doesNotContain("graph.json")
        .noneMatch(file -> file.matches(".*skills?-graph\\.json"));
  }

  @Test
  void searchIsAPlainIndexOfEverything() throws IOException {
    assertThat(read("search/index.html"))
        .contains("data-copy", "id=\"index\"", "href=\"../skills/change-of-address/\"")
        .contains("href=\"../values/val-00001/\"", "href=\"../references/ref-00001/\"");
  }

  @Tag("long")
  @Test
  void equalInputGivesEqualBytes() throws IOException {
    Path other = folder.resolve("other");
    Export.write(site(Map.of()), other, ExportProgress.NONE);
    assertThat(files(other)).isEqualTo(files(dist));
  }

  @Test
  void aSecondRunWritesOnlyWhatChangedAndRemovesWhatIsGone() throws IOException {
    Path out = folder.resolve("out");
    Export.write(small(Map.of()), out, ExportProgress.NONE);
    Path own = Files.writeString(out.resolve("CNAME"), "becivic.example");
    FileTime longAgo = FileTime.from(Instant.parse("2026-01-01T00:00:00Z"));
    Path untouched = out.resolve("skills/renting-a-home/index.html");
    Files.setLastModifiedTime(untouched, longAgo);

    ExportReport same = Export.write(small(Map.of()), out, ExportProgress.NONE);
    assertThat(same.written()).isZero();

    UnaryOperator<String> longer = text -> text + "\nMore.\n";
    Site edited = small(Map.of("docs/threat-model.md", longer, "docs/schema-versions.md", GONE));
    ExportReport changed = Export.write(edited, out, ExportProgress.NONE);
    assertThat(changed.written()).isBetween(1, 40);
    assertThat(Files.getLastModifiedTime(untouched)).isEqualTo(longAgo);
    assertThat(changed.removed()).isPositive();
    assertThat(out.resolve("docs/schema-versions")).doesNotExist();
    assertThat(own).exists();
  }

  @Test
  void equalInputOfTheSameProgramIsNotRenderedAgain() throws IOException {
    Path out = folder.resolve("out");
    Optional<String> program = Optional.of("one");
    Export.write(small(Map.of()), out, ExportProgress.NONE, program);

    assertThat(Export.write(small(Map.of()), out, NEVER, program).files())
        .isEqualTo(smallReport.files());

    Path damaged = Files.writeString(out.resolve("skills/index.html"), "other");
    assertThat(Export.write(small(Map.of()), out, ExportProgress.NONE, program).written()).isOne();
    assertThat(damaged).hasSameBinaryContentAs(small.resolve("skills/index.html"));
    assertThatThrownBy(() -> Export.write(small(Map.of()), out, NEVER, Optional.of("other")))
        .isInstanceOf(IllegalStateException.class);
    assertThatThrownBy(() -> Export.write(small(Map.of()), out, NEVER, program))
        .as("cut short, it is not whole")
        .isInstanceOf(IllegalStateException.class);
  }

  @Test
  void aFileThatSomebodyEditedIsMadeAgainEvenIfSizeAndTimeAreAsBefore() throws IOException {
    Path out = folder.resolve("out");
    Optional<String> program = Optional.of("one");
    Export.write(small(Map.of()), out, ExportProgress.NONE, program);
    Path edited = out.resolve("skills/index.html");
    FileTime before = Files.getLastModifiedTime(edited);
    Files.writeString(edited, Files.readString(edited).replace("<title>", "<TITLE>"));
    Files.setLastModifiedTime(edited, before);

    assertThat(Export.write(small(Map.of()), out, ExportProgress.NONE, program).written()).isOne();
    assertThat(edited).hasSameBinaryContentAs(small.resolve("skills/index.html"));
  }

  @Test
  void aFolderThatWasCopiedIsTakenUpWhereItStands() throws IOException {
    Path out = folder.resolve("out");
    Optional<String> program = Optional.of("one");
    Export.write(small(Map.of()), out, ExportProgress.NONE, program);
    Path copy = folder.resolve("copy");
    try (Stream<Path> files = Files.walk(out)) {
      for (Path file : files.toList()) {
        Files.copy(file, copy.resolve(out.relativize(file)));
      }
    }
    assertThat(Export.write(small(Map.of()), copy, NEVER, program).written()).isZero();
  }

  @Test
  void theWholeTextIsThatOfTheSite() throws IOException {
    SitePage live = site(Map.of()).page(SiteRequest.of("/llms-full.txt"));
    assertThat(dist.resolve("llms-full.txt")).hasBinaryContent(live.body());
  }

  @Test
  void anExportThatWasCutShortIsTakenUpAgain() throws IOException {
    Path out = folder.resolve("out");
    assertThatThrownBy(() -> Export.write(small(Map.of()), out, NEVER))
        .isInstanceOf(IllegalStateException.class);
    Export.write(small(Map.of()), out, ExportProgress.NONE);
    assertThat(files(out)).isEqualTo(files(small));
  }

  @Test
  void aFolderOfSomethingElseIsLeftAlone() throws IOException {
    Files.writeString(folder.resolve("thesis.txt"), "mine");
    assertThatThrownBy(() -> Export.write(small(Map.of()), folder, ExportProgress.NONE))
        .isInstanceOf(ExportRefused.class);
    assertThat(files(folder)).containsOnlyKeys("thesis.txt");
  }

  @Test
  void aLinkThatLeadsNowhereIsNamed() throws IOException {
    ExportReport found =
        Export.write(
            small(Map.of("docs/threat-model.md", text -> text + "\n[gone](/docs/gone)\n")),
            folder,
            ExportProgress.NONE);
    assertThat(found.broken())
        .contains("docs/threat-model/index.html: /docs/gone leads to no file");
  }

  @Test
  void aFragmentThatNamesNothingIsNamedHereAndElsewhere() throws IOException {
    String links = "\n[a](#nowhere) [b](/docs/schema-versions#nowhere) [c](/docs#main)\n";
    ExportReport found =
        Export.write(
            small(Map.of("docs/threat-model.md", text -> text + links)),
            folder,
            ExportProgress.NONE);
    assertThat(found.broken())
        .filteredOn(problem -> problem.startsWith("docs/"))
        .containsExactly(
            "docs/threat-model/index.html: #nowhere names nothing on that page",
            "docs/threat-model/index.html: /docs/schema-versions#nowhere names nothing on that"
                + " page");
  }

  private static Site site(Map<String, UnaryOperator<String>> edits) throws IOException {
    return Site.of(corpus(edits), SiteSettings.of(BASE));
  }

  private static Site small(Map<String, UnaryOperator<String>> edits) throws IOException {
    return Site.of(SMALL.scope().narrow(corpus(edits)), SiteSettings.of(SMALL, BASE));
  }

  private static Corpus corpus(Map<String, UnaryOperator<String>> edits) throws IOException {
    MemoryFiles shipped = MemoryFiles.ofFolder(SHIPPED);
    Map<String, byte[]> contents = new HashMap<>();
    for (String path : shipped.blobs().keySet()) {
      contents.put(path, shipped.read(path));
    }
    edits.forEach(
        (path, edit) -> {
          String text = edit.apply(new String(contents.get(path), StandardCharsets.UTF_8));
          contents.put(path, text.getBytes(StandardCharsets.UTF_8));
        });
    contents.values().removeIf(bytes -> bytes.length == 0);
    return Corpus.load(MemoryFiles.of(contents));
  }

  private static String read(String file) throws IOException {
    return Files.readString(dist.resolve(file));
  }

  private static String asset(String start, String end) throws IOException {
    return files(dist.resolve("assets")).keySet().stream()
        .filter(name -> name.startsWith(start) && name.endsWith(end))
        .findFirst()
        .orElseThrow();
  }

  private static Map<String, String> files(Path root) throws IOException {
    Map<String, String> files = new TreeMap<>();
    try (Stream<Path> found = Files.walk(root)) {
      for (Path file : (Iterable<Path>) found.filter(Files::isRegularFile)::iterator) {
        String name = root.relativize(file).toString();
        files.put(name, Files.readString(file, StandardCharsets.ISO_8859_1));
      }
    }
    return files;
  }
}
