package be.becivic.library.reference;

import static be.becivic.library.Submissions.concern;
import static be.becivic.library.Submissions.content;
import static be.becivic.library.Submissions.rating;
import static be.becivic.library.Submissions.skillConcern;
import static be.becivic.library.Submissions.validation;
import static be.becivic.protocol.feedback.FeedbackType.CONCERN;
import static be.becivic.protocol.feedback.FeedbackType.RATING;
import static be.becivic.protocol.feedback.FeedbackType.VALIDATION;
import static org.assertj.core.api.Assertions.assertThat;

import be.becivic.library.Submissions;
import be.becivic.library.artefact.Artefact;
import be.becivic.protocol.feedback.Target;
import be.becivic.protocol.feedback.TargetType;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.node.ObjectNode;

class ConcernReferencesTest extends ResolverCase {
  private static final String SOURCE = PATH + ":mon-dossier-marriage";

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
}
