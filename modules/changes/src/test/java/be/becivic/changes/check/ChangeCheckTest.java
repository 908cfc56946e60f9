package be.becivic.changes.check;

import static org.assertj.core.api.Assertions.assertThat;

import be.becivic.corpus.ChangedFiles;
import be.becivic.corpus.Corpus;
import be.becivic.corpus.check.report.Finding;
import be.becivic.corpus.data.Categories;
import be.becivic.corpus.index.SkillsIndex;
import be.becivic.corpus.index.StoredIndex;
import be.becivic.corpus.json.JsonDocument;
import be.becivic.corpus.path.PathDirectory;
import be.becivic.fixtures.Shipped;
import be.becivic.protocol.change.ChangeKind;
import be.becivic.protocol.change.FileChanges;
import be.becivic.protocol.id.PathId;
import be.becivic.records.catalogue.CatalogueValue;
import be.becivic.records.catalogue.CatalogueValueType;
import java.time.Instant;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class ChangeCheckTest extends ChangeCase {
  private static final Pattern FIRST_CITATION =
      Pattern.compile(
          "(?<opening><Ref name=\"(?<name>[^\"]+)\") uid=\"[^\"]+\"(?<attributes>[^>]+)>"
              + "(?<label>[^<]+)</Ref>");

  private static final Pattern GENERATED = Pattern.compile("\"generated_at\": \"[^\"]+\"");

  @Test
  void anAmendedSkillMovesItsVersionOn() {
    assertThat(green(amended("Keep two scans."))).contains("version: 0.1.1").contains("two scans");
  }

  @Test
  void theIndexFollowsTheSkills() {
    CheckVerdict.Green green = (CheckVerdict.Green) judge(SKILL, amended("Keep two scans."));
    Corpus after = Shipped.CORPUS.movedTo(new ChangedFiles(Shipped.CORPUS.files(), green.files()));
    String index = text(green, SkillsIndex.FILE);
    assertThat(new StoredIndex(after, JsonDocument.parse(index).json()).stale()).isEmpty();
    assertThat(index).contains("\"version\": \"0.1.1\"");
  }

  @Test
  void aVersionWrittenByHandIsPutRight() {
    String text = Shipped.replaced(SKILL, "version: 0.1.0\n", "version: 0.1.7\n");
    assertThat(((CheckVerdict.Green) judge(SKILL, text)).files()).isEmpty();
  }

  @Test
  void aPinnedVersionStays() {
    String text =
        Shipped.replaced(SKILL, "version: 0.1.0\n", "version: 0.1.7\nversion_pin: true\n");
    assertThat(text(judge(SKILL, text), SKILL)).contains("version: 0.1.7\n");
  }

  @ParameterizedTest
  @CsvSource({"false, 0.1.0", "true, 0.1.1"})
  void aChangeOfTagsAloneDoesNotMoveTheVersionAndOneOfTheirWordsDoes(
      boolean renamed, String version) {
    Matcher first = FIRST_CITATION.matcher(Shipped.text(SKILL));
    assertThat(first.find()).isTrue();
    String label = renamed ? "the nearest travel agency" : first.group("label");
    String tag = first.group("opening") + first.group("attributes") + ">" + label + "</Ref>";
    String tagged = Shipped.replaced(SKILL, "asked [" + first.group("name") + "]", "asked " + tag);
    assertThat(text(judge(SKILL, tagged), SKILL)).contains("version: " + version + "\n");
  }

  @Test
  void aNewValueIsANewcomerAndGetsNoNumberYet() {
    CheckVerdict verdict =
        judge(SKILL, amended("It costs <VV name=\"justice-translation-fee-eur\">€45</VV>."));
    assertThat(verdict).isInstanceOf(CheckVerdict.Green.class);
    assertThat(((CheckVerdict.Green) verdict).unnumbered().values())
        .containsExactly(
            Map.entry(
                "justice-translation-fee-eur",
                new CatalogueValue(
                    CatalogueValueType.INTEGER,
                    "45",
                    Optional.of("EUR"),
                    Optional.empty(),
                    Optional.empty())));
    assertThat(text(verdict, SKILL)).contains("<VV name=\"justice-translation-fee-eur\">€45</VV>");
  }

  @Test
  void aNewReferenceTakesItsContentFromItsTag() {
    CheckVerdict verdict =
        judge(
            SKILL,
            amended(
                "See <Ref name=\"justice-translators\" title=\"Translators\""
                    + " url=\"https://justice.belgium.be/en/x\" last_verified=\"2026-11-15\">FPS"
                    + " Justice</Ref>."));
    assertThat(((CheckVerdict.Green) verdict).unnumbered().references().get("justice-translators"))
        .satisfies(
            citation -> {
              assertThat(citation.url()).isEqualTo("https://justice.belgium.be/en/x");
              assertThat(citation.title()).isEqualTo("Translators");
              assertThat(citation.tier()).contains("primary");
            });
  }

  @Test
  void aNumberFilledInByItsAuthorIsRefused() {
    CheckVerdict verdict =
        judge(
            SKILL,
            amended(
                "It costs <VV name=\"altea-nationality-registration-fee-eur\""
                    + " uid=\"val-00001\">€1000</VV>."));
    assertThat(rules(verdict)).containsExactly("uid_author");
  }

  @Test
  void whatBreaksTheCheckIsRed() {
    assertThat(rules(judge(SKILL, amended("See <Skill id=\"no-such-skill\" />."))))
        .contains("unresolved_skill");
  }

  @Test
  void aDraftThatLandsAtDraftIsRed() {
    String text =
        Shipped.text(SKILL)
            .replace("id: sworn-translation", "id: new-skill")
            .replace("skill=\"sworn-translation\"", "skill=\"new-skill\"")
            .replace("status: alpha", "status: draft");
    assertThat(rules(draft("skills/new-skill/canonical.md", text))).contains("draft_status");
  }

  @Test
  void aNewCategoryComesAlongAndAMisspeltOneIsRed() {
    String fresh =
        Shipped.replaced(SKILL, "category: belgium-federal-legalisation", "category: translations");
    assertThat(text(judge(SKILL, fresh), Categories.FILE)).contains("\"translations\"");
    String misspelt =
        Shipped.replaced(
            SKILL,
            "category: belgium-federal-legalisation",
            "category: belgium-federal-legalisatoin");
    assertThat(rules(judge(SKILL, misspelt))).contains("category");
  }

  @Test
  void aNewPathGetsItsVersionNowAndItsNumberLater() {
    CheckVerdict verdict = draft(PathDirectory.FILE, withNewPath());
    assertThat(verdict)
        .isInstanceOfSatisfying(
            CheckVerdict.Green.class,
            green ->
                assertThat(green.unnumbered().paths())
                    .extracting(PathId::value)
                    .containsExactly("new-path"));
    String file = text(verdict, PathDirectory.FILE);
    assertThat(file).contains("\"version\": \"0.1.1\"").contains("2026-11-16T12:00:00Z");
  }

  @Test
  void versionsPutBackLeaveOnlyWhatTheChangeSays() {
    CheckVerdict.Green green = (CheckVerdict.Green) judge(SKILL, amended("Keep two scans."));
    assertThat(
            Versioning.unbump(Shipped.CORPUS, green.files())
                .findContent(SKILL)
                .map(ChangeCheckTest::string))
        .contains(amended("Keep two scans."));
    CheckVerdict.Green path = (CheckVerdict.Green) draft(PathDirectory.FILE, withNewPath());
    assertThat(
            string(
                Versioning.unbump(Shipped.CORPUS, path.files())
                    .findContent(PathDirectory.FILE)
                    .orElseThrow()))
        .contains("\"version\": \"0.1.0\",\n  " + generatedAt(PathDirectory.FILE));
  }

  private static String generatedAt(String file) {
    return GENERATED.matcher(Shipped.text(file)).results().findFirst().orElseThrow().group();
  }

  /** Each has the digits of some possible number of a card or a person. */
  @ParameterizedTest
  @ValueSource(strings = {"2026-11-17T00:00:24Z", "2026-11-17T00:24:00Z", "2026-11-17T02:50:00Z"})
  @Tag("long")
  void whenItIsJudgedMakesNoDifference(String time) {
    CheckVerdict verdict =
        ShippedCheck.CHECK.judge(
            Shipped.CORPUS,
            FileChanges.none().write(PathDirectory.FILE, withNewPath()),
            ChangeKind.DRAFT,
            false,
            Shipped.CORPUS.seeds(),
            Instant.parse(time));
    String file = text(verdict, PathDirectory.FILE);
    assertThat(file).contains("\"generated_at\": \"" + time + "\"");
    FileChanges stamped = FileChanges.none().write(PathDirectory.FILE, file);
    assertThat(
            ShippedCheck.CHECK.compare(
                Shipped.CORPUS,
                Shipped.CORPUS.movedTo(new ChangedFiles(Shipped.CORPUS.files(), stamped)),
                Shipped.CORPUS.seeds()))
        .extracting(Finding::rule)
        .doesNotContain("scrub", "identifier");
  }

  private static String withNewPath() {
    String file = Shipped.text(PathDirectory.FILE);
    int start = file.indexOf("    \"certificat-residence-historique\": {");
    int end = file.indexOf("\n    },\n", start) + "\n    },\n".length();
    String entry =
        file.substring(start, end)
            .replace("certificat-residence-historique", "new-path")
            .replaceFirst("\\s*\"uid\": \"pth-00001\",", "")
            .replaceFirst("\\s*\"version\": \"0.1.0\",", "");
    return file.substring(0, start) + entry + file.substring(start);
  }

  private static String green(String text) {
    CheckVerdict verdict = judge(SKILL, text);
    assertThat(verdict).isInstanceOf(CheckVerdict.Green.class);
    return text(verdict, SKILL);
  }

  private static CheckVerdict draft(String path, String text) {
    return judge(path, text, ChangeKind.DRAFT);
  }
}
