package be.becivic.library.proposal;

import static be.becivic.library.Submissions.addSource;
import static be.becivic.library.Submissions.amendment;
import static be.becivic.library.Submissions.diff;
import static be.becivic.library.Submissions.field;
import static be.becivic.library.Submissions.frontmatter;
import static be.becivic.library.Submissions.json;
import static be.becivic.library.Submissions.pathDraft;
import static be.becivic.library.Submissions.skillConcern;
import static be.becivic.library.Submissions.skillDraft;
import static be.becivic.library.Submissions.source;
import static be.becivic.protocol.feedback.FeedbackType.AMENDMENT;
import static be.becivic.protocol.feedback.FeedbackType.CONCERN;
import static be.becivic.protocol.feedback.FeedbackType.DRAFT;
import static org.assertj.core.api.Assertions.assertThat;

import be.becivic.corpus.Corpus;
import be.becivic.corpus.MemoryFiles;
import be.becivic.corpus.path.PathDirectory;
import be.becivic.protocol.error.Outcome;
import be.becivic.protocol.feedback.FeedbackType;
import be.becivic.protocol.submission.Submission;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

class ProposalsTest {
  private static final String SKILL = "change-of-address";
  private static final String FILE = "skills/change-of-address/canonical.md";
  private static final String PATH = "marriage-certificate-belgian";
  private static final String REPORT = "skills/change-of-address/research-report.md";
  private static Corpus corpus;

  @BeforeAll
  static void load() throws IOException {
    corpus = Corpus.load(MemoryFiles.ofFolder(Path.of("../../corpus")));
  }

  @Test
  void aDiffChangesTheLinesItNamesAndNothingElse() {
    List<String> lines = text(FILE).lines().toList();
    int at = lines.indexOf("## Authoritative basis");
    String diff =
        "--- a/canonical.md\n+++ b/canonical.md\n@@ -%d,1 +%d,2 @@\n %s\n+Bring a pen.\n"
            .formatted(at + 1, at + 1, lines.get(at));
    assertThat(files(AMENDMENT, diff(SKILL, diff)))
        .containsExactly(
            Map.entry(
                FILE,
                text(FILE)
                    .replace(
                        "## Authoritative basis\n", "## Authoritative basis\nBring a pen.\n")));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "+  \n",
        "+\n",
        "+---\n+status: stable\n+---\n",
        "+---\n+\n+summary: Pay first.\n+verification_notes: yes\n+---\n"
      })
  void whatSaysNothingOrAddsAnotherHeadIsRefused(String added) {
    List<String> lines = text(FILE).lines().toList();
    int at = lines.indexOf("## Authoritative basis");
    String diff =
        "--- a/canonical.md\n+++ b/canonical.md\n@@ -%d,1 +%d,%d @@\n %s\n%s"
            .formatted(at + 1, at + 1, 1 + added.lines().count(), lines.get(at), added);
    assertThat(Proposals.of(corpus, Submission.parseStored(AMENDMENT, diff(SKILL, diff))))
        .isInstanceOf(Outcome.Refused.class);
  }

  @Test
  void aFieldOfASkillChangesAloneAndKeepsTheVersion() {
    assertThat(files(AMENDMENT, field("skill", SKILL, "title", "\"Move house\"")))
        .containsExactly(
            Map.entry(
                FILE,
                text(FILE).replace("title: Declare a change of address", "title: Move house")));
  }

  @Test
  void aFieldOfAPathChangesAlone() {
    Map<String, String> files = files(AMENDMENT, field("path", PATH, "title.en", "\"Act\""));
    String old = path(PATH).path("title").path("en").stringValue();
    assertThat(files)
        .containsExactly(
            Map.entry(
                PathDirectory.FILE,
                text(PathDirectory.FILE).replace("\"en\": \"" + old + "\"", "\"en\": \"Act\"")));
  }

  @Test
  void aFieldOfASourceChangesAlone() {
    String id = PATH + ":mon-dossier-marriage";
    String now =
        files(AMENDMENT, field("path_source", id, "priority", "1")).get(PathDirectory.FILE);
    String before = text(PathDirectory.FILE);
    assertThat(now.lines().filter(line -> !before.contains(line)).toList())
        .containsExactly("          \"priority\": 1,");
    assertThat(now.lines().count()).isEqualTo(before.lines().count());
  }

  @Test
  void aNewSourceComesLast() {
    ObjectNode source = source(path(PATH), 1, "second-portal");
    Map<String, String> files = files(AMENDMENT, addSource(PATH, source));
    JsonNode sources = json(files.get(PathDirectory.FILE)).get("paths").get(PATH).get("sources");
    assertThat(sources.get(sources.size() - 1)).isEqualTo(source);
    assertThat(sources).hasSize(path(PATH).get("sources").size() + 1);
  }

  @Test
  void aDraftedSkillIsWrittenWithItsFieldsInOrder() {
    assertThat(files(DRAFT, skillDraft("parking-card", "\r\nAsk the town hall.\r\n\r\n")))
        .containsExactly(
            Map.entry(
                "skills/parking-card/canonical.md",
                """
                ---
                id: parking-card
                title: Get a parking card
                summary: How to get one.
                schema_version: 4
                version: 0.1.0
                status: alpha
                origin: community
                category: belgium-federal
                submission_contract_version: 2.1.0
                ---

                Ask the town hall.
                """));
  }

  @Test
  void aDraftBringsItsCategoryAlong() {
    ObjectNode document = skillDraft("parking-card", "Ask.\n");
    frontmatter(document).put("category", "belgium-mobility");
    Map<String, String> files = files(DRAFT, document);
    assertThat(files).containsOnlyKeys("skills/parking-card/canonical.md", "data/categories.json");
    assertThat(files.get("data/categories.json")).contains("\"belgium-mobility\"");
  }

  @Test
  void aDraftedPathIsEnteredWithoutUidAndVersion() {
    Map<String, String> files = files(DRAFT, pathDraft("parking-card-request", path(PATH)));
    JsonNode entry = json(files.get(PathDirectory.FILE)).get("paths").get("parking-card-request");
    assertThat(entry.has("uid")).isFalse();
    assertThat(entry.has("version")).isFalse();
    String before = text(PathDirectory.FILE);
    assertThat(files.get(PathDirectory.FILE))
        .startsWith(before.substring(0, before.stripTrailing().length() - "\n  }\n}".length()));
  }

  @Test
  void theNotesOfADraftBecomeItsReport() {
    ObjectNode document = skillDraft("parking-card", "Ask.\n");
    document.set("provenance", notes());
    assertThat(files(DRAFT, document).get("skills/parking-card/research-report.md"))
        .isEqualTo(
            """
            ---
            kind: discovery_session
            submitted_at: "2026-11-15T12:00:00Z"
            session_count: 3
            verified_corpus_refs: [birth-registration]
            ---

            ## What we saw

            A form.
            """);
  }

  @Test
  void theNotesOfAnAmendmentAreAppendedUnderTheirDate() {
    ObjectNode document = field("skill", SKILL, "title", "\"Move house\"");
    document.set("provenance", notes());
    String report = files(AMENDMENT, document).get(REPORT);
    String before = corpus.has(REPORT) ? text(REPORT).stripTrailing() : "# Research report";
    assertThat(report)
        .isEqualTo(before + "\n\n## Amendment of 2026-11-15\n\n## What we saw\n\nA form.\n");
  }

  @Test
  void whatGoesIntoATableChangesNoFile() {
    assertThat(files(CONCERN, skillConcern(SKILL))).isEmpty();
    String value = "{\"proposed_value\": 185, \"value_type\": \"integer\"}";
    assertThat(files(AMENDMENT, amendment("volatile_value", "val-00001", value))).isEmpty();
  }

  private static JsonNode notes() {
    return json(
        """
        {"kind": "discovery_session", "research_notes_markdown": "## What we saw\\n\\nA form.\\n",
         "session_count": 3, "verified_corpus_refs": ["birth-registration"]}\
        """);
  }

  private static JsonNode path(String id) {
    return corpus.paths().find(id).orElseThrow().json();
  }

  private static String text(String path) {
    return corpus.findFile(path).orElseThrow().text();
  }

  private static Map<String, String> files(FeedbackType type, JsonNode document) {
    return switch (Proposals.of(corpus, Submission.parseStored(type, document))) {
      case Outcome.Ok<Proposal>(Proposal proposal) -> {
        Map<String, String> files = new TreeMap<>();
        proposal
            .files()
            .forEach(
                change ->
                    files.put(
                        change.path(),
                        new String(change.content().orElseThrow(), StandardCharsets.UTF_8)));
        yield files;
      }
      case Outcome.Refused<Proposal> refused -> throw new AssertionError(refused);
    };
  }
}
