package be.becivic.protocol.submission;

import static be.becivic.protocol.feedback.FeedbackType.AMENDMENT;
import static be.becivic.protocol.feedback.FeedbackType.ANALYTICS;
import static be.becivic.protocol.feedback.FeedbackType.CONCERN;
import static be.becivic.protocol.feedback.FeedbackType.DRAFT;
import static be.becivic.protocol.feedback.FeedbackType.FEEDBACK;
import static be.becivic.protocol.feedback.FeedbackType.RATING;
import static be.becivic.protocol.feedback.FeedbackType.VALIDATION;
import static org.assertj.core.api.Assertions.assertThat;

import be.becivic.protocol.feedback.FeedbackType;
import be.becivic.protocol.feedback.Target;
import be.becivic.protocol.feedback.Verdict;
import be.becivic.protocol.id.PathId;
import be.becivic.protocol.id.PathSourceId;
import be.becivic.protocol.id.SessionId;
import be.becivic.protocol.id.SkillId;
import be.becivic.protocol.id.SourceId;
import be.becivic.protocol.id.Uid;
import java.time.LocalDate;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.DoubleNode;
import tools.jackson.databind.node.IntNode;
import tools.jackson.databind.node.ObjectNode;
import tools.jackson.databind.node.StringNode;

final class SubmissionPartsTest {
  private static final SkillId SKILL = new SkillId("nationality-application");
  private static final PathId PATH = new PathId("marriage-certificate-belgian");
  private static final Uid VALUE = Uid.parse("val-00042").orElseThrow();
  private static final Uid REFERENCE = Uid.parse("ref-00007").orElseThrow();

  static Stream<Arguments> edits() {
    return Stream.of(
        Arguments.of(
            "skill-body",
            new Edit.SkillDiff(
                SKILL,
                "--- a/canonical.md\n+++ b/canonical.md\n@@ -1 +1 @@\n-old\n+new\n",
                Optional.of("abc1234"))),
        Arguments.of(
            "skill-frontmatter",
            new Edit.SkillField(
                SKILL,
                new FieldChange(
                    "applies_to.civil_status",
                    content("skill-frontmatter").at("/frontmatter_change/proposed_value")))),
        Arguments.of(
            "path",
            new Edit.PathField(
                PATH, new FieldChange("title.de", StringNode.valueOf("Heiratsurkunde")))),
        Arguments.of(
            "path-source-field",
            new Edit.SourceField(
                new PathSourceId(PATH, new SourceId("irisbox-tier1")),
                new FieldChange("priority", IntNode.valueOf(85)))),
        Arguments.of(
            "path-source-add",
            new Edit.NewSource(
                PATH,
                new SourceId("mybelgium-form"),
                (ObjectNode) content("path-source-add").get("source_add"))),
        Arguments.of(
            "volatile-value-integer",
            new Edit.ValueCorrection(VALUE, "integer", IntNode.valueOf(185), Optional.empty())),
        Arguments.of(
            "volatile-value-number",
            new Edit.ValueCorrection(
                VALUE,
                "number",
                DoubleNode.valueOf(185.5),
                Optional.of("Per the official tariff."))),
        Arguments.of(
            "volatile-value-string",
            new Edit.ValueCorrection(
                VALUE, "string", StringNode.valueOf("9:00-12:00"), Optional.empty())),
        Arguments.of(
            "reference",
            new Edit.ReferenceCorrection(
                REFERENCE,
                Optional.of("Code of nationality"),
                Optional.of("https://www.ejustice.just.fgov.be/"),
                Optional.of(LocalDate.of(2026, 4, 26)),
                Optional.of(
                    "https://web.archive.org/web/2026/https://www.ejustice.just.fgov.be/"))),
        Arguments.of(
            "reference-verified",
            new Edit.ReferenceCorrection(
                REFERENCE,
                Optional.empty(),
                Optional.empty(),
                Optional.of(LocalDate.of(2026, 4, 26)),
                Optional.empty())));
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("edits")
  void anAmendmentEditsOneThing(String name, Edit edit) {
    assertThat(amendment(name).edit()).isEqualTo(edit);
  }

  @Test
  void notesComeWithWhatTheyWereFoundFrom() {
    Provenance provenance = amendment("skill-body").provenance().orElseThrow();
    assertThat(provenance.researchNotes()).isEqualTo("# Notes\n\nRead the law.\n");
    assertThat(provenance.details().get("session_count").intValue()).isEqualTo(3);
    assertThat(amendment("skill-frontmatter").provenance()).as("null says nothing").isEmpty();
    assertThat(amendment("path").findProvenance()).isEmpty();
    assertThat(Samples.parsed(DRAFT, "skill").findProvenance()).isPresent();
  }

  @Test
  void anAmendmentSaysWhy() {
    assertThat(amendment("path").rationale()).isEqualTo("The fee changed on 1 January.");
  }

  @Test
  void aDraftIsASkillOrAPath() {
    JsonNode skill = Samples.document(DRAFT, "skill").get("content");
    assertThat(draft("skill").proposed())
        .isEqualTo(
            new NewArtefact.Skill(
                new SkillId("drone-registration"),
                (ObjectNode) skill.get("frontmatter"),
                skill.get("body").stringValue()));
    assertThat(draft("path").proposed())
        .isEqualTo(
            new NewArtefact.Path(
                PATH, (ObjectNode) Samples.document(DRAFT, "path").at("/content/entry")));
    assertThat(draft("path").commitMessage()).isEqualTo("Propose a skill for drones");
  }

  static Stream<Arguments> scopes() {
    return Stream.of(
        Arguments.of("skill", Optional.of(new Scope.General())),
        Arguments.of("skill-commune", Optional.of(new Scope.OneCommune("21009"))),
        Arguments.of("skill-role", Optional.of(new Scope.OneRole("sworn translator"))),
        Arguments.of("path", Optional.of(new Scope.OneRegion("brussels"))),
        Arguments.of("path-source", Optional.empty()));
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("scopes")
  void aConcernSaysHowFarItReaches(String name, Optional<Scope> scope) {
    JsonNode content = Samples.document(CONCERN, name).get("content");
    assertThat(concern(name).scope()).isEqualTo(scope);
    assertThat(scope.map(Scope::wireName)).isEqualTo(content.path("scope").stringValueOpt());
    assertThat(scope.flatMap(Scope::specifier))
        .isEqualTo(content.path("specifier").stringValueOpt());
  }

  @Test
  void aConcernHasCircumstances() {
    assertThat(concern("skill-commune").context())
        .isEqualTo(
            new ConcernContext(
                Optional.of("ixelles"), Set.of("civil_status", "origin_countries", "recurring")));
    assertThat(concern("skill-role").context())
        .isEqualTo(new ConcernContext(Optional.empty(), Set.of()));
    assertThat(concern("path").context()).isEqualTo(new ConcernContext(Optional.empty(), Set.of()));
  }

  @ParameterizedTest
  @CsvSource({"volatile-value, val-00042", "reference, ref-00007", "skill, "})
  void aConcernAboutARowNamesItOnceMore(String name, String uid) {
    assertThat(concern(name).cited()).isEqualTo(Optional.ofNullable(uid).flatMap(Uid::parse));
  }

  @Test
  void aConcernCanBeAboutNothingThatExists() {
    assertThat(concern("skill-graph").target()).isEqualTo(Target.Graph.WHOLE);
    assertThat(concern("skill-graph-proposal").target())
        .isEqualTo(new Target.Graph(Optional.of(new SkillId("drone-registration"))));
  }

  @Test
  void aVoteIsAVerdictAndItsReasons() {
    Submission.Validation flag = vote("skill-injection");
    assertThat(flag.verdict()).isEqualTo(Verdict.REJECT);
    assertThat(flag.flagsInjection()).isTrue();
    assertThat(flag.rationale()).contains("The second step is hidden instructions.");
    assertThat(flag.injectionReason()).contains("Asks the agent to send the profile elsewhere.");
    Submission.Validation plain = vote("path");
    assertThat(plain.verdict()).isEqualTo(Verdict.CONFIRM);
    assertThat(plain.flagsInjection()).isFalse();
    assertThat(plain.rationale()).isEmpty();
    assertThat(plain.traversal()).isEmpty();
  }

  @Test
  void aVoteOnASourceSaysHowItWasTried() {
    Traversal failed = vote("path-source").traversal().orElseThrow();
    assertThat(failed.failureSignal()).contains("response-status 404");
    assertThat(failed.validatesPostHandoff()).isFalse();
    assertThat(failed.withoutWords().propertyNames())
        .containsExactly(
            "attempted_on",
            "outcome",
            "auth_provider",
            "duration_bucket",
            "validates_post_handoff");
    assertThat(failed.details().has("failure_signal")).as("a copy was changed").isTrue();
    assertThat(vote("path-source-success").traversal().orElseThrow().failureSignal()).isEmpty();
  }

  static Stream<Arguments> ratings() {
    return Stream.of(
        Arguments.of("skill", new Rated.Skill(SKILL), 4),
        Arguments.of("agent-protocol", new Rated.Contract("2.1.0"), 5),
        Arguments.of(
            "session",
            new Rated.Session(SessionId.parse("ses_01890a5d-ac96-774b-bcce-b302099a80c9")),
            1));
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("ratings")
  void aRatingHasStarsOnItsOneAxis(String name, Rated rated, int stars) {
    assertThat(Samples.parsed(RATING, name))
        .isInstanceOfSatisfying(
            Submission.Rating.class,
            rating -> {
              assertThat(rating.rated()).isEqualTo(rated);
              assertThat(rating.stars()).isEqualTo(stars);
            });
    assertThat(Samples.document(RATING, name).has(rated.starsField())).isTrue();
  }

  @Test
  void aWishComesWithTheStars() {
    assertThat(((Submission.Rating) Samples.parsed(RATING, "skill")).wouldBe5Stars())
        .contains("An example of the form.");
  }

  @Test
  void feedbackHasABodyAndMayPointSomewhere() {
    Submission.Feedback feedback = (Submission.Feedback) Samples.parsed(FEEDBACK, "skill");
    assertThat(feedback.topic()).contains("praise");
    assertThat(feedback.pointer()).contains("nationality-application");
    assertThat(feedback.body()).isEqualTo("It worked.");
    assertThat(((Submission.Feedback) Samples.parsed(FEEDBACK, "remark")).pointer()).isEmpty();
  }

  @Test
  void anEventHasAnOutcomeAtTheEnd() {
    Submission.Analytics end = (Submission.Analytics) Samples.parsed(ANALYTICS, "session-outcome");
    assertThat(end.eventType()).isEqualTo("session_outcome");
    assertThat(end.outcome()).contains("abandoned_inferred");
    Submission.Analytics start = (Submission.Analytics) Samples.parsed(ANALYTICS, "session-start");
    assertThat(start.outcome()).isEmpty();
    assertThat(start.content().isEmpty()).isTrue();
  }

  private static JsonNode content(String name) {
    return Samples.document(AMENDMENT, name).get("content");
  }

  private static Submission.Amendment amendment(String name) {
    return (Submission.Amendment) Samples.parsed(AMENDMENT, name);
  }

  private static Submission.Draft draft(String name) {
    return (Submission.Draft) Samples.parsed(FeedbackType.DRAFT, name);
  }

  private static Submission.Concern concern(String name) {
    return (Submission.Concern) Samples.parsed(CONCERN, name);
  }

  private static Submission.Validation vote(String name) {
    return (Submission.Validation) Samples.parsed(VALIDATION, name);
  }
}
