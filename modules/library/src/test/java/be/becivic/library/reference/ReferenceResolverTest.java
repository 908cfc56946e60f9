package be.becivic.library.reference;

import static be.becivic.library.Submissions.addSource;
import static be.becivic.library.Submissions.amendment;
import static be.becivic.library.Submissions.concern;
import static be.becivic.library.Submissions.content;
import static be.becivic.library.Submissions.diff;
import static be.becivic.library.Submissions.entry;
import static be.becivic.library.Submissions.field;
import static be.becivic.library.Submissions.frontmatter;
import static be.becivic.library.Submissions.json;
import static be.becivic.library.Submissions.pathDraft;
import static be.becivic.library.Submissions.rating;
import static be.becivic.library.Submissions.skillConcern;
import static be.becivic.library.Submissions.skillDraft;
import static be.becivic.library.Submissions.source;
import static be.becivic.library.Submissions.validation;
import static be.becivic.protocol.feedback.FeedbackType.AMENDMENT;
import static be.becivic.protocol.feedback.FeedbackType.CONCERN;
import static be.becivic.protocol.feedback.FeedbackType.DRAFT;
import static be.becivic.protocol.feedback.FeedbackType.RATING;
import static be.becivic.protocol.feedback.FeedbackType.VALIDATION;
import static org.assertj.core.api.Assertions.assertThat;

import be.becivic.library.Shelf;
import be.becivic.library.Submissions;
import be.becivic.library.artefact.Artefact;
import be.becivic.protocol.error.ErrorCategory;
import be.becivic.protocol.error.Outcome;
import be.becivic.protocol.error.Rejection;
import be.becivic.protocol.feedback.FeedbackType;
import be.becivic.protocol.feedback.Target;
import be.becivic.protocol.feedback.TargetType;
import be.becivic.protocol.id.Uid;
import be.becivic.protocol.lifecycle.Status;
import be.becivic.protocol.schema.SchemaName;
import be.becivic.protocol.schema.Schemas;
import be.becivic.records.catalogue.NewRevision;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

class ReferenceResolverTest {
  private static final Schemas SCHEMAS = Schemas.load();
  private static final String SKILL = "change-of-address";
  private static final String PATH = "marriage-certificate-belgian";
  private static final String SOURCE = PATH + ":mon-dossier-marriage";
  private static final String FIELD = "/content/frontmatter_change/field_path";
  private static final String VALUE = "/content/frontmatter_change/proposed_value";
  private static Shelf shelf;

  @BeforeAll
  static void open(@TempDir Path folder) {
    shelf = Shelf.in(folder);
    shelf.write(
        tables ->
            tables
                .catalogue()
                .volatileValues()
                .revise(new Uid(Uid.Kind.VOLATILE_VALUE, 3), NewRevision.quarantine(Shelf.SEEDED)));
  }

  @AfterAll
  static void close() {
    shelf.close();
  }

  @Test
  void aConcernOnASkillIsAnchoredToItsVersion() {
    ResolvedReferences resolved = accepted(CONCERN, skillConcern(SKILL));
    assertThat(resolved.cohortAnchor()).contains(SKILL + "@0.1.0");
    assertThat(resolved.artefact().map(Artefact::target))
        .contains(Target.of(TargetType.SKILL, SKILL));
  }

  @Test
  void aConcernOnNothingThatExistsIsRefusedAtItsTarget() {
    assertRefused(CONCERN, skillConcern("no-such-skill"), "/target_id");
    assertThat(refused(CONCERN, skillConcern("address-change")).allowed()).startsWith(SKILL);
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "a-skill-nobody-wrote", SKILL})
  void aGapInTheGraphNeedsNoArtefact(String id) {
    String content = "{\"body\": \"No skill helps.\", \"evidence_date\": \"2026-11-14\"}";
    ResolvedReferences resolved = accepted(CONCERN, concern("skill_graph", id, content));
    assertThat(resolved).isEqualTo(new ResolvedReferences(Optional.empty(), Optional.empty()));
  }

  @ParameterizedTest
  @CsvSource({"11002, true", "antwerpen, true", "99999, false", "gotham, false"})
  void theCommuneOfAConcernExists(String commune, boolean exists) {
    ObjectNode document = skillConcern(SKILL);
    ((ObjectNode) document.get("context")).put("commune", commune);
    check(CONCERN, document, exists, "/context/commune");
  }

  @ParameterizedTest
  @CsvSource({"residency_status, true", "civil_status, false"})
  void onlyAspectsOfTheSkillCanMatch(String aspect, boolean known) {
    ObjectNode document = skillConcern(SKILL);
    ((ObjectNode) document.get("context"))
        .putObject("applies_to_match")
        .putArray(aspect)
        .add("registered");
    check(CONCERN, document, known, "/context/applies_to_match");
  }

  @ParameterizedTest
  @CsvSource({
    "commune-specific, 11002, true",
    "commune-specific, antwerpen, true",
    "commune-specific, 00000, false",
    "regional-specific, wallonia, true",
    "regional-specific, atlantis, false",
    "role-specific, a student with a job, true"
  })
  void whatAConcernIsLimitedToExists(String scope, String specifier, boolean exists) {
    ObjectNode document = skillConcern(SKILL);
    content(document).put("scope", scope).put("specifier", specifier);
    check(CONCERN, document, exists, "/content/specifier");
  }

  @ParameterizedTest
  @CsvSource({"val-00001, true", "val-00002, false"})
  void aValueIsNamedTwiceAlike(String uid, boolean same) {
    ObjectNode document =
        concern(
            "volatile_value",
            "val-00001",
            "{\"vv_uid\": \"%s\", \"observed_value\": 185, \"evidence_date\": \"2026-11-14\"}"
                .formatted(uid));
    check(CONCERN, document, same, "/content/vv_uid");
  }

  @ParameterizedTest
  @CsvSource({"ref-00001, true", "ref-00002, false"})
  void aReferenceIsNamedTwiceAlike(String uid, boolean same) {
    ObjectNode document =
        concern(
            "reference",
            "ref-00001",
            """
            {"ref_uid": "%s", "body": "Dead link.", "evidence_date": "2026-11-14",
             "evidence_source": "citation"}\
            """
                .formatted(uid));
    check(CONCERN, document, same, "/content/ref_uid");
  }

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
    String main = shelf.library.main().corpus().commit().orElseThrow().value();
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
    assertThat(refused(AMENDMENT, readDiff(SKILL, diff)))
        .isEqualTo(Rejection.at(ErrorCategory.DIFF_APPLY_FAILED, "/content/body_diff"));
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
  void metaSkillsAreClosed() {
    assertRefused(
        AMENDMENT, field("skill", "meta-no-skill-fallback", "title", "\"Mine\""), "/target_id");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "skill | change-of-address | title | \"Move house\"",
        "skill | change-of-address | applies_to.residency_status | [\"registered\"]",
        "skill | change-of-address | applies_to.civil_status | [\"married\"]",
        "skill | change-of-address | requires | [{\"id\": \"commune-address-registration\"}]",
        "path | marriage-certificate-belgian | title.en | \"Marriage act\"",
        "path_source | marriage-certificate-belgian:mon-dossier-marriage | priority | 55",
        "path_source | marriage-certificate-belgian:mon-dossier-marriage | procedure.captcha | true"
      })
  void aFieldTakesAValueOfItsType(String target, String id, String path, String value) {
    accepted(AMENDMENT, field(target, id, path, value));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "skill | change-of-address | colour | \"red\"",
        "skill | change-of-address | title.en | \"Move\"",
        "skill | change-of-address | requires.7.id | \"birth-registration\"",
        "skill | change-of-address | id | \"stolen\"",
        "skill | change-of-address | version | \"9.9.9\"",
        "skill | change-of-address | version_pin | true",
        "skill | change-of-address | status | \"stable\"",
        "skill | change-of-address | origin | \"community\"",
        "skill | change-of-address | schema_version | 4",
        "skill | change-of-address | superseded_by | \"birth-registration\"",
        "skill | change-of-address | previous_stable_sha | \"abc1234\"",
        "skill | change-of-address | cohort_stats | 1",
        "skill | change-of-address | last_verified | \"2026-11-20\"",
        "skill | change-of-address | walked_at | \"2026-11-20\"",
        "skill | change-of-address | verification_notes | \"Verified live.\"",
        "skill | change-of-address | submission_contract_version | \"9.9.9\"",
        "skill | change-of-address | category | \"belgium-federal\"",
        "skill | change-of-address | category | \"meta\"",
        "path | marriage-certificate-belgian | last_verified | \"2026-11-20\"",
        "path | marriage-certificate-belgian | category | \"belgium-federal\"",
        "path | marriage-certificate-belgian | uid | \"pth-00099\"",
        "path | marriage-certificate-belgian | status | \"stable\"",
        "path | marriage-certificate-belgian | sources | []",
        "path | marriage-certificate-belgian | sources.0.priority | 1",
        "path | marriage-certificate-belgian | colour | \"red\"",
        "path | marriage-certificate-belgian | title.it | \"Atto\"",
        "path_source | marriage-certificate-belgian:mon-dossier-marriage | id | \"other\"",
        "path_source | marriage-certificate-belgian:mon-dossier-marriage | colour | \"red\"",
        "path_source | marriage-certificate-belgian:mon-dossier-marriage"
            + " | post_handoff_observed | true"
      })
  void aFieldThatIsNotOpenIsRefusedAtItsPath(String target, String id, String path, String value) {
    assertThat(refused(AMENDMENT, field(target, id, path, value)))
        .returns(ErrorCategory.CROSS_REF_FAIL, Rejection::category)
        .returns(Optional.of(FIELD), Rejection::pointer);
  }

  @Test
  void aClosedFieldIsAnsweredWithThoseThatAreOpen() {
    Rejection rejection =
        refused(AMENDMENT, field("skill", SKILL, "last_verified", "\"2099-01-01\""));
    assertThat(rejection.allowed()).contains("requires", "tags").doesNotContain("last_verified");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "skill | change-of-address | title | 7",
        "skill | change-of-address | title | null",
        "skill | change-of-address | requires | [{\"id\": \"birth-registration\", \"x\": 1}]",
        "path | marriage-certificate-belgian | themes | [\"astrology\"]",
        "path | marriage-certificate-belgian | title | {}",
        "path_source | marriage-certificate-belgian:mon-dossier-marriage | priority | 101",
        "path_source | marriage-certificate-belgian:mon-dossier-marriage | source_class | \"x\""
      })
  void aValueOfTheWrongTypeFailsTheSchema(String target, String id, String path, String value) {
    assertThat(refused(AMENDMENT, field(target, id, path, value)))
        .returns(ErrorCategory.SCHEMA_FAIL, Rejection::category)
        .returns(Optional.of(VALUE), Rejection::pointer)
        .matches(rejection -> rejection.keyword().isPresent());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "skill | change-of-address | title | \"Declare a change of address\"",
        "skill | change-of-address | requires | [{\"id\": \"no-such-skill\"}]",
        "skill | change-of-address | requires | [{\"id\": \"change-of-address\"}]",
        "skill | change-of-address | requires_paths | [{\"id\": \"no-such-path\"}]",
        "skill | change-of-address | authority_id | \"ministry-of-magic\"",
        "path | marriage-certificate-belgian | authority_id | \"ministry-of-magic\"",
        "path | marriage-certificate-belgian | related_skills | [\"no-such-skill\"]",
        "path_source | marriage-certificate-belgian:irisbox-brussels-tier1-baec-marriage"
            + " | preferred_auth_provider | \"abacus\""
      })
  void aValueThatRefersToNothingOrChangesNothingIsRefused(
      String target, String id, String path, String value) {
    assertRefused(AMENDMENT, field(target, id, path, value), VALUE);
  }

  @Test
  void aFieldCannotCloseACycle() {
    String value = "[\"change-of-address\"]";
    assertRefused(
        AMENDMENT, field("skill", "commune-address-registration", "prerequisites", value), VALUE);
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
  void anEditOfASourceNeedsTheSource() {
    assertRefused(AMENDMENT, field("path_source", PATH + ":gone", "priority", "5"), "/target_id");
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

  @ParameterizedTest
  @CsvSource({
    "skill, change-of-address, true",
    "skill, meta-no-skill-fallback, false",
    "skill, no-such-skill, false",
    "path, marriage-certificate-belgian, true",
    "path_source, " + SOURCE + ", true",
    "volatile_value, val-00001, true",
    "volatile_value, val-00003, false",
    "reference, ref-00001, true",
    "observation, con-00001, false"
  })
  void onlyWhatStillTakesVotesIsValidated(String target, String id, boolean takes) {
    check(VALIDATION, validation(target, id), takes, "/target_id");
  }

  @ParameterizedTest
  @CsvSource({
    "skill, change-of-address, skill_quality_stars, change-of-address@0.1.0",
    "agent_protocol, 2.0.0, agent_protocol_stars, 2.0.0",
    "session, " + Submissions.SESSION + ", user_experience_stars, 2024-07-11"
  })
  void aRatingIsAnchoredToWhatItRates(String target, String id, String stars, String anchor) {
    assertThat(accepted(RATING, rating(target, id, stars)).cohortAnchor()).contains(anchor);
  }

  @ParameterizedTest
  @CsvSource({
    "skill, no-such-skill, skill_quality_stars",
    "agent_protocol, 7.7.7, agent_protocol_stars"
  })
  void aRatingOfNothingThatExistsIsRefused(String target, String id, String stars) {
    assertRefused(RATING, rating(target, id, stars), "/target_id");
  }

  @Test
  void theProtocolASessionSaysItFollowsCanBeRated() {
    ObjectNode document = rating("agent_protocol", "2.2.0", "agent_protocol_stars");
    accepted(RATING, document.put("submission_contract_version", "2.2.0"));
  }

  @Test
  void aDraftOfANewSkillIsAboutNothingYet() {
    ResolvedReferences resolved =
        accepted(DRAFT, skillDraft("parking-card", "Ask the town hall.\n"));
    assertThat(resolved).isEqualTo(new ResolvedReferences(Optional.empty(), Optional.empty()));
  }

  @Test
  void aDraftCannotTakeAnIdThatIsInUse() {
    assertRefused(DRAFT, skillDraft(SKILL, "Mine now.\n"), "/proposed_id");
    assertRefused(DRAFT, pathDraft(PATH, path()), "/proposed_id");
  }

  @Test
  void aDraftSaysItsIdTwiceAlike() {
    ObjectNode skill = skillDraft("parking-card", "Ask.\n");
    frontmatter(skill).put("id", "another-card");
    assertRefused(DRAFT, skill, "/content/frontmatter/id");
    ObjectNode path = pathDraft("parking-card-request", path());
    entry(path).put("id", "another-request");
    assertRefused(DRAFT, path, "/content/entry/id");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "requires | [{\"id\": \"no-such-skill\"}] | /requires/0/id",
        "requires | [{\"id\": \"parking-card\"}] | /requires",
        "requires_paths | [{\"id\": \"no-such-path\"}] | /requires_paths/0/id",
        "prerequisites | [\"no-such-skill\"] | /prerequisites/0",
        "related | [\"no-such-skill\"] | /related/0",
        "authority_id | \"ministry-of-magic\" | /authority_id",
        "category | \"belgium-federel\" | /category",
        "category | \"meta\" | /category",
        "version | \"1.0.0\" | /version"
      })
  void whatADraftBuildsOnExists(String field, String value, String pointer) {
    ObjectNode document = skillDraft("parking-card", "Ask.\n");
    frontmatter(document).set(field, json(value));
    assertRefused(DRAFT, document, "/content/frontmatter" + pointer);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "<VV name=\"ibz-made-up\" uid=\"val-09999\">€5</VV>",
        "<VV name=\"ibz-made-up\" uid=\"val-00001\">€5</VV>",
        "<Ref name=\"ibz-x\" uid=\"\" title=\"T\" url=\"https://ibz.be\">never closed",
        "<Skill id=\"no-such-skill\" />",
        "<Path id=\"no-such-path\" />",
        "<Observation type=\"concern\">mine</Observation>"
      })
  void theBodyOfADraftCitesHonestly(String body) {
    assertRefused(DRAFT, skillDraft("parking-card", body + "\n"), "/content/body");
  }

  @Test
  void aDraftMayOpenACategoryAndCiteUnderNewNames() {
    ObjectNode document =
        skillDraft("parking-card", "It costs <VV name=\"ibz-card-fee-eur\" uid=\"\">€5</VV>.\n");
    frontmatter(document).put("category", "belgium-mobility");
    accepted(DRAFT, document);
  }

  @Test
  void aDraftOfANewPathIsChecked() {
    accepted(DRAFT, pathDraft("parking-card-request", path()));
    ObjectNode twice = pathDraft("parking-card-request", path());
    ObjectNode second = (ObjectNode) entry(twice).get("sources").get(1);
    second.put("id", entry(twice).get("sources").get(0).get("id").stringValue());
    assertRefused(DRAFT, twice, "/content/entry/sources/1/id");
    ObjectNode orphan = pathDraft("parking-card-request", path());
    entry(orphan).put("authority_id", "ministry-of-magic");
    assertRefused(DRAFT, orphan, "/content/entry/authority_id");
    ObjectNode provider = pathDraft("parking-card-request", path());
    ((ObjectNode) entry(provider).get("sources").get(0)).put("preferred_auth_provider", "abacus");
    assertRefused(DRAFT, provider, "/content/entry/sources/0/preferred_auth_provider");
  }

  @Test
  void whatLeftTheLifecycleTakesNoAmendment(@TempDir Path folder) throws Exception {
    String file = "skills/change-of-address/canonical.md";
    try (Shelf frozen =
        Shelf.in(folder, file, text -> text.replace("status: alpha", "status: deprecated"))) {
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
    String text = shelf.library.corpus().findSkill(SKILL).orElseThrow().file().text();
    int number = text.substring(0, text.indexOf("## Authoritative basis")).split("\n").length + 1;
    return "--- a/canonical.md\n+++ b/canonical.md\n@@ -%d,1 +%d,3 @@\n %s\n+\n+%s\n"
        .formatted(number, number, "## Authoritative basis", line);
  }

  private static JsonNode path() {
    return shelf.library.corpus().paths().find(PATH).orElseThrow().json();
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

  private static void check(FeedbackType type, JsonNode document, boolean isGood, String pointer) {
    if (isGood) {
      accepted(type, document);
    } else {
      assertRefused(type, document, pointer);
    }
  }

  private static ResolvedReferences accepted(FeedbackType type, JsonNode document) {
    return switch (outcome(type, document)) {
      case Outcome.Ok<ResolvedReferences>(ResolvedReferences resolved) -> resolved;
      case Outcome.Refused<ResolvedReferences>(Rejection rejection) ->
          throw new AssertionError("refused: " + rejection);
    };
  }

  private static Rejection refused(FeedbackType type, JsonNode document) {
    return switch (outcome(type, document)) {
      case Outcome.Ok<ResolvedReferences> ok -> throw new AssertionError("accepted: " + ok);
      case Outcome.Refused<ResolvedReferences>(Rejection rejection) -> rejection;
    };
  }

  private static void assertRefused(FeedbackType type, JsonNode document, String pointer) {
    Rejection rejection = refused(type, document);
    assertThat(rejection.category()).isEqualTo(ErrorCategory.CROSS_REF_FAIL);
    assertThat(rejection.pointer()).contains(pointer);
  }

  /** Only what passed its schema ever gets here. */
  private static Outcome<ResolvedReferences> outcome(FeedbackType type, JsonNode document) {
    assertThat(SCHEMAS.check(SchemaName.of(type), document)).isEmpty();
    return shelf.resolve(type, document);
  }
}
