package be.becivic.library.reference;

import static be.becivic.library.Submissions.entry;
import static be.becivic.library.Submissions.field;
import static be.becivic.library.Submissions.frontmatter;
import static be.becivic.library.Submissions.json;
import static be.becivic.library.Submissions.pathDraft;
import static be.becivic.library.Submissions.skillDraft;
import static be.becivic.protocol.feedback.FeedbackType.DRAFT;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.node.ObjectNode;

class DraftReferencesTest extends ResolverCase {
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
}
