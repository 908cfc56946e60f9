package be.becivic.library.reference;

import static be.becivic.library.Submissions.addSource;
import static be.becivic.library.Submissions.amendment;
import static be.becivic.library.Submissions.content;
import static be.becivic.library.Submissions.diff;
import static be.becivic.library.Submissions.field;
import static be.becivic.library.Submissions.frontmatter;
import static be.becivic.library.Submissions.json;
import static be.becivic.library.Submissions.skillDraft;
import static be.becivic.library.Submissions.source;
import static be.becivic.protocol.feedback.FeedbackType.AMENDMENT;
import static be.becivic.protocol.feedback.FeedbackType.DRAFT;
import static org.assertj.core.api.Assertions.assertThat;

import be.becivic.library.ShippedLibrary;
import be.becivic.library.artefact.Artefact;
import be.becivic.protocol.error.ErrorCategory;
import be.becivic.protocol.error.Outcome;
import be.becivic.protocol.error.Rejection;
import be.becivic.protocol.feedback.Target;
import be.becivic.protocol.feedback.TargetType;
import be.becivic.protocol.lifecycle.Status;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.node.ObjectNode;

class AmendmentReferencesTest extends ResolverCase {
  @Test
  void aDiffOfTheCurrentBodyApplies() {
    ResolvedReferences resolved = accepted(AMENDMENT, readDiff(SKILL, goodDiff()));
    assertThat(resolved.cohortAnchor()).contains(SKILL + "@0.1.0");
  }

  @ParameterizedTest
  @ValueSource(strings = {"deadbee", "0123456789abcdef0123456789abcdef01234567"})
  void aDiffOfATextNobodyCanHaveReadIsStale(String commit) {
    ObjectNode document = diff(SKILL, goodDiff());
    content(document).put("skill_commit", commit);
    Rejection refused = refused(AMENDMENT, document);
    assertThat(refused.category()).isEqualTo(ErrorCategory.DIFF_APPLY_FAILED);
    assertThat(refused.pointer()).contains("/content/skill_commit");
    assertThat(refused.hint()).isPresent();
  }

  /** A diff against main as it is. */
  private static ObjectNode readDiff(String skill, String diff) {
    ObjectNode document = diff(skill, diff);
    String main = library.library.main().corpus().commit().orElseThrow().value();
    content(document).put("skill_commit", main.substring(0, 12));
    return document;
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "not a diff at all",
        "--- a\n+++ b\n@@ -1,1 +1,1 @@\n-no such line\n+another\n",
        "--- a\n+++ b\n@@ -2,1 +2,1 @@\n-id: change-of-address\n+id: stolen\n"
      })
  void aDiffThatDoesNotApplyToTheBodyIsAConflict(String diff) {
    Rejection rejection = refused(AMENDMENT, readDiff(SKILL, diff));
    assertThat(rejection.category()).isEqualTo(ErrorCategory.DIFF_APPLY_FAILED);
    assertThat(rejection.pointer()).contains("/content/body_diff");
    assertThat(rejection.hint()).isPresent();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "<VV name=\"ibz-residence-check-days\" uid=\"val-00022\">15 days</VV>",
        "<VV name=\"ibz-new-number\" uid=\"val-09999\">15 days</VV>",
        "<VV name=\"altea-nationality-registration-fee-eur\" uid=\"val-00001\">€1000</VV>",
        "<Skill id=\"no-such-skill\" />",
        "<Path id=\"no-such-path\" />",
        "<VV name=\"ibz-broken\">never closed"
      })
  void aDiffCannotForgeOrDangleCitations(String line) {
    assertRefused(AMENDMENT, readDiff(SKILL, insertion(line)), "/content/body_diff");
  }

  @ParameterizedTest
  @ValueSource(strings = {"<VV name=\"ibz-new-number\" uid=\"\">15 days</VV>", "Plain words."})
  void aDiffMayCiteWhatIsNotInTheCatalogueYet(String line) {
    accepted(AMENDMENT, readDiff(SKILL, insertion(line)));
  }

  @Test
  void aNewSourceIsAddedToItsPath() {
    ResolvedReferences resolved = accepted(AMENDMENT, addSource(PATH, newSource()));
    assertThat(resolved.artefact().map(Artefact::target))
        .contains(Target.of(TargetType.PATH, PATH));
    assertThat(resolved.cohortAnchor()).isEmpty();
  }

  @Test
  void aNewSourceHasANewId() {
    ObjectNode taken = newSource().put("id", "mon-dossier-marriage");
    assertRefused(AMENDMENT, addSource(PATH, taken), "/content/source_add/id");
  }

  @Test
  void aNewSourceNeedsAPathThatExists() {
    assertRefused(AMENDMENT, addSource("no-such-path", newSource()), "/target_id");
  }

  @Test
  void aNewSourcePrefersAProviderItSupports() {
    ObjectNode source = newSource().put("preferred_auth_provider", "abacus");
    assertRefused(
        AMENDMENT, addSource(PATH, source), "/content/source_add/preferred_auth_provider");
  }

  @Test
  void rowsTakeCorrectionsUntilTheyAreQuarantined() {
    String content = "{\"proposed_value\": 185, \"value_type\": \"integer\"}";
    accepted(AMENDMENT, amendment("volatile_value", "val-00001", content));
    assertRefused(AMENDMENT, amendment("volatile_value", "val-00003", content), "/target_id");
    accepted(
        AMENDMENT, amendment("reference", "ref-00001", "{\"proposed_title\": \"Another title\"}"));
  }

  @Test
  void aValueKeepsItsType() {
    String content = "{\"proposed_value\": \"Send it\", \"value_type\": \"string\"}";
    assertThat(refused(AMENDMENT, amendment("volatile_value", "val-00001", content)))
        .returns(ErrorCategory.CROSS_REF_FAIL, Rejection::category)
        .returns(Optional.of("/content/value_type"), Rejection::pointer)
        .returns(List.of("integer"), Rejection::allowed);
  }

  @Test
  void whatLeftTheLifecycleTakesNoAmendment(@TempDir Path folder) throws Exception {
    String file = "skills/change-of-address/canonical.md";
    try (ShippedLibrary frozen =
        ShippedLibrary.in(
            folder, file, text -> text.replace("status: alpha", "status: deprecated"))) {
      assertThat(frozen.find(TargetType.SKILL, SKILL).flatMap(Artefact::status))
          .contains(Status.DEPRECATED);
      assertThat(frozen.resolve(AMENDMENT, field("skill", SKILL, "title", "\"Move\"")))
          .isEqualTo(
              Outcome.refused(
                  Rejection.hinting(
                      ErrorCategory.CROSS_REF_FAIL,
                      "/target_id",
                      "It is deprecated or quarantined, and nobody works on it now.",
                      List.of())));
      ObjectNode draft = skillDraft("parking-card", "Ask.\n");
      frontmatter(draft).set("requires", json("[{\"id\": \"change-of-address\"}]"));
      assertThat(frozen.resolve(DRAFT, draft))
          .isEqualTo(
              Outcome.refused(
                  Rejection.at(
                      ErrorCategory.CROSS_REF_FAIL, "/content/frontmatter/requires/0/id")));
    }
  }

  private static String goodDiff() {
    return insertion("Bring a pen.");
  }

  /** Adds a line below the first heading. */
  private static String insertion(String line) {
    String text = library.library.corpus().findSkill(SKILL).orElseThrow().file().text();
    int number = text.substring(0, text.indexOf("## Authoritative basis")).split("\n").length + 1;
    return "--- a/canonical.md\n+++ b/canonical.md\n@@ -%d,1 +%d,3 @@\n %s\n+\n+%s\n"
        .formatted(number, number, "## Authoritative basis", line);
  }

  @ParameterizedTest
  @CsvSource({
    "birth-registration, true",
    "birth-certificate-belgian, true",
    "jan-janssens-case, false"
  })
  void whatResearchReliedOnExists(String id, boolean exists) {
    ObjectNode document = readDiff(SKILL, goodDiff());
    ObjectNode provenance = document.putObject("provenance");
    provenance.put("kind", "discovery_session").put("research_notes_markdown", "What was read.");
    provenance.putArray("verified_corpus_refs").add(SKILL).add(id);
    check(AMENDMENT, document, exists, "/provenance/verified_corpus_refs/1");
  }

  private static ObjectNode newSource() {
    return source(path(), 1, "second-portal");
  }
}
