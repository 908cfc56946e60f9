package be.becivic.corpus.edit;

import static org.assertj.core.api.Assertions.assertThat;

import be.becivic.corpus.CleanCorpus;
import be.becivic.corpus.Corpus;
import be.becivic.corpus.diff.AppliedDiff;
import be.becivic.corpus.skill.Skill;
import be.becivic.corpus.text.SourceFile;
import be.becivic.protocol.error.ErrorCategory;
import be.becivic.protocol.error.Outcome;
import be.becivic.protocol.error.Rejection;
import be.becivic.protocol.id.SkillId;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;

class SkillEditsTest {
  private static final String PATH = "skills/file-declaration/canonical.md";
  private static final String HUNK =
      """
      @@ -64,5 +64,5 @@

          </Risk>

      -2. Wait <VV name="justice-waiting-days" uid="val-00002">30 days</VV> for the answer.
      +2. Wait <VV name="justice-waiting-days" uid="val-00002">30 days</VV> at most.

      """;

  private final CleanCorpus corpus = CleanCorpus.copy();

  @Test
  void aDiffOfTheBodyApplies() {
    Outcome<AppliedDiff> outcome =
        SkillEdits.applyDiff(skill(), "--- a/" + PATH + "\n+++ b/" + PATH + "\n" + HUNK);

    assertThat(((Outcome.Ok<AppliedDiff>) outcome).value().text())
        .isEqualTo(corpus.text(PATH).replace("for the answer.", "at most."));
  }

  @Test
  void aDiffMayNameTheFileAloneOrNothing() {
    assertThat(SkillEdits.applyDiff(skill(), HUNK)).isInstanceOf(Outcome.Ok.class);
    assertThat(SkillEdits.applyDiff(skill(), "--- canonical.md\n+++ canonical.md\n" + HUNK))
        .isInstanceOf(Outcome.Ok.class);
  }

  @Test
  void aDiffOfAnotherFileIsRefused() {
    String other = "skills/residence-certificate/canonical.md";

    assertThat(
            category(
                SkillEdits.applyDiff(skill(), "--- a/" + other + "\n+++ b/" + other + "\n" + HUNK)))
        .isEqualTo(ErrorCategory.DIFF_APPLY_FAILED);
  }

  @Test
  void aDiffThatIsRefusedIsToldWhatToMend() {
    assertThat(hint("--- old.md\n+++ new.md\n" + HUNK)).contains("names canonical.md twice");
    assertThat(hint("--- other.md\n+++ other.md\n" + HUNK)).contains("names another file");
    assertThat(hint("@@ -7,1 +7,1 @@\n-status: alpha\n+status: stable\n"))
        .contains("below the frontmatter");
    assertThat(hint("@@ -7,1 +7,1 @@\n-no such line\n+another\n")).contains("Read the text again");
  }

  private String hint(String diff) {
    return switch (SkillEdits.applyDiff(skill(), diff)) {
      case Outcome.Ok<AppliedDiff> _ -> "";
      case Outcome.Refused<AppliedDiff>(Rejection why) -> why.hint().orElse("");
    };
  }

  @Test
  void aDiffThatReachesIntoTheFrontmatterIsRefused() {
    assertThat(
            category(
                SkillEdits.applyDiff(
                    skill(), "@@ -7,1 +7,1 @@\n-status: alpha\n+status: stable\n")))
        .isEqualTo(ErrorCategory.DIFF_APPLY_FAILED);
    assertThat(category(SkillEdits.applyDiff(skill(), "@@ -34,1 +34,1 @@\n----\n+...\n")))
        .isEqualTo(ErrorCategory.DIFF_APPLY_FAILED);
  }

  @Test
  void aFieldIsSetInPlace() {
    assertThat(SkillEdits.setField(skill(), "last_verified", json("\"2026-12-01\"")))
        .isEqualTo(
            Outcome.ok(
                corpus
                    .text(PATH)
                    .replace(
                        "last_verified: 2026-11-15\ntitles", "last_verified: 2026-12-01\ntitles")));
    assertThat(SkillEdits.setField(skill(), "applies_to.communes", json("[\"11002\"]")))
        .isEqualTo(Outcome.ok(corpus.text(PATH).replace("[\"21009\"]", "[\"11002\"]")));
  }

  @Test
  void aFieldBelowAScalarIsRefused() {
    assertThat(category(SkillEdits.setField(skill(), "title.fr", json("\"x\""))))
        .isEqualTo(ErrorCategory.CROSS_REF_FAIL);
  }

  @Test
  void emptyUidsAreFilledInAndNothingElseChanges() {
    String clean = corpus.text(PATH);
    corpus.replace(PATH, " uid=\"val-00001\"", "").replace(PATH, "uid=\"ref-00002\"", "uid=\"\"");
    Corpus loaded = corpus.load();
    String filled = SkillEdits.fillUids(skill(), loaded.seeds());

    assertThat(filled).isEqualTo(clean);
  }

  @Test
  void namesFollowTheCatalogue() {
    String clean = corpus.text(PATH);
    corpus.replace(PATH, "name=\"justice-filing-fee-eur\"", "name=\"justice-old-fee\"");

    assertThat(SkillEdits.alignNames(skill(), corpus.load().seeds())).isEqualTo(clean);
  }

  @Test
  void aNewSkillReadsBackAsItWasSubmitted() {
    ObjectNode frontmatter =
        (ObjectNode)
            json(
                """
                {"category": "belgium-federal", "requires": [{"id": "a-b", "selects_on": {"region": ["brussels"]}}],
                 "tags": ["x", "yes"], "title": "It's: here", "id": "new-skill", "applies_to": {"communes": ["21009"]},
                 "summary": "one\\nline", "schema_version": 4, "recurring": false, "empty": {}, "notes": null}
                """);
    String text = NewSkill.write(frontmatter, "\n\nBody.\n\n\n");
    Skill skill =
        Skill.parse(new SkillId("new-skill"), SourceFile.of("skills/new-skill/canonical.md", text));

    assertThat(skill.frontmatter().problems()).isEmpty();
    assertThat(skill.frontmatter().json()).isEqualTo(frontmatter);
    assertThat(skill.bodyText()).isEqualTo("\nBody.\n");
    assertThat(text).startsWith("---\nid: new-skill\ntitle: \"It's: here\"\n");
    assertThat(skill.file().problems()).isEmpty();
  }

  private Skill skill() {
    return corpus.load().findSkill("file-declaration").orElseThrow();
  }

  private static ErrorCategory category(Outcome<?> outcome) {
    return ((Outcome.Refused<?>) outcome).rejection().category();
  }

  private static JsonNode json(String text) {
    return JsonMapper.shared().readTree(text);
  }
}
