package be.becivic.library.reference;

import static be.becivic.library.Submissions.field;
import static be.becivic.protocol.feedback.FeedbackType.AMENDMENT;
import static org.assertj.core.api.Assertions.assertThat;

import be.becivic.protocol.error.ErrorCategory;
import be.becivic.protocol.error.Rejection;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class FieldReferencesTest extends ResolverCase {
  private static final String FIELD = "/content/frontmatter_change/field_path";
  private static final String VALUE = "/content/frontmatter_change/proposed_value";

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
  void anEditOfASourceNeedsTheSource() {
    assertRefused(AMENDMENT, field("path_source", PATH + ":gone", "priority", "5"), "/target_id");
  }
}
