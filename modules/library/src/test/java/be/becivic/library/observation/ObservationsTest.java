package be.becivic.library.observation;

import static org.assertj.core.api.Assertions.assertThat;

import be.becivic.library.Submissions;
import be.becivic.protocol.feedback.Target;
import be.becivic.protocol.feedback.TargetType;
import be.becivic.protocol.feedback.Verdict;
import be.becivic.protocol.id.PathId;
import be.becivic.protocol.id.PathSourceId;
import be.becivic.protocol.id.SubmissionId;
import be.becivic.protocol.id.Uid;
import be.becivic.protocol.lifecycle.Status;
import be.becivic.records.content.ProposalState;
import be.becivic.records.content.Rating;
import be.becivic.records.decision.SourceStanding;
import be.becivic.records.value.Hash;
import be.becivic.records.vote.Validation;
import be.becivic.records.vote.Voter;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

class ObservationsTest extends ObservationsCase {
  private static final Target ON_PATH = Target.of(TargetType.PATH, "change-of-address-declaration");

  private static final Target ON_SOURCE =
      Target.of(TargetType.PATH_SOURCE, "change-of-address-declaration:mon-dossier-address");

  @Test
  void aBlockHasAGroupForEveryKindOfTargetInOneOrder() {
    assertThat(skillBlock())
        .isEqualTo(
            Submissions.json(
                """
                {"skill_id": "change-of-address",
                 "cohort_stats": {"affirms": 0, "rejects": 0, "distinct_ips": 0,
                   "injection_flags": 0, "cohort_started_at": "2026-11-15T10:00:00Z", "n": 0},
                 "groups": [
                   {"target_type": "skill", "items": []},
                   {"target_type": "volatile_value", "items": []},
                   {"target_type": "reference", "items": []},
                   {"target_type": "path", "items": []},
                   {"target_type": "path_source", "items": []}]}\
                """));
  }

  @Test
  void concernsOnAllTheBodyCitesAreShownBestFirst() {
    concern(1, ON_SKILL, "{\"body\": \"first\"}", AT);
    concern(2, ON_SKILL, "{\"body\": \"second\"}", AT.plusSeconds(1));
    concern(3, ON_VALUE, "{\"observed_value\": \"10 days\", \"note\": \"in Ghent\"}", AT);
    concern(4, ON_PATH, "{\"report\": \"slow\"}", AT);
    concern(5, ON_SOURCE, "{\"body\": \"down\"}", AT);
    concern(6, Target.of(TargetType.SKILL, "birth-registration"), "{\"body\": \"no\"}", AT);
    vote("con-00001", "all", Verdict.CONFIRM, "a");
    vote("con-00001", "all", Verdict.CONFIRM, "b");
    vote("con-00001", "all", Verdict.REJECT, "c");

    JsonNode groups = skillBlock().get("groups");
    assertThat(bodies(groups.get(0))).containsExactly("first", "second");
    assertThat(bodies(groups.get(1))).containsExactly("10 days: in Ghent");
    assertThat(bodies(groups.get(3))).containsExactly("slow");
    assertThat(bodies(groups.get(4))).containsExactly("down");
    assertThat(groups.get(0).get("items").get(0))
        .isEqualTo(
            Submissions.json(
                """
                {"type": "concern", "uid": "con-00001", "target_id": "change-of-address",
                 "score": 1, "net_score": 1, "up": 2, "down": 1,
                 "hide_threshold_breached": false, "body": "first",
                 "committed_at": "2026-11-15T11:00:00Z"}\
                """));
  }

  @Test
  void threeNetRejectsFoldAConcernAway() {
    concern(1, ON_SKILL, "{\"body\": \"wrong\"}", AT);
    List.of("a", "b", "c").forEach(who -> vote("con-00001", "all", Verdict.REJECT, who));
    Observation item =
        read(reader -> reader.find(SKILL).orElseThrow()).groups().get(0).items().get(0);
    assertThat(item.hidden()).isTrue();
    assertThat(item.netScore()).isEqualTo(-3);
  }

  @Test
  void pendingAmendmentsAreShownAndSettledOnesAreNot() {
    amendment(1, ProposalState.PENDING);
    amendment(2, ProposalState.MERGED);
    JsonNode items = skillBlock().get("groups").get(0).get("items");
    assertThat(items).hasSize(1);
    assertThat(items.get(0).get("type").stringValue()).isEqualTo("amendment");
    assertThat(items.get(0).get("body").stringValue()).isEqualTo("because");
  }

  @Test
  void statsCountTheCurrentCohortOnly() {
    String cohort = cohort(ON_SKILL);
    vote(ON_SKILL, cohort, Verdict.CONFIRM, "a");
    vote(ON_SKILL, cohort, Verdict.CONFIRM, "a");
    vote(ON_SKILL, cohort, Verdict.REJECT, "b");
    vote(ON_SKILL, "0.0@2020-01-01T00:00:00Z", Verdict.REJECT, "c");
    assertThat(skillBlock().get("cohort_stats"))
        .isEqualTo(
            Submissions.json(
                """
                {"affirms": 1, "rejects": 1, "distinct_ips": 2, "injection_flags": 0,
                 "cohort_started_at": "2026-11-15T10:00:00Z",
                 "last_validation_at": "2026-11-15T11:00:00Z", "n": 2}\
                """));
  }

  @Test
  void ratingsAreAveragedFromTheThird() {
    rate(1, 5);
    rate(2, 4);
    assertThat(skillBlock().get("cohort_stats").has("skill_quality_avg")).isFalse();
    rate(3, 4);
    JsonNode stats = skillBlock().get("cohort_stats");
    assertThat(stats.get("skill_quality_avg").decimalValue()).isEqualByComparingTo("4.3");
    assertThat(stats.get("skill_quality_n").intValue()).isEqualTo(3);
  }

  @Test
  void aPathCountsTheVotesOnItsSources() {
    PathSourceId source = PathSourceId.parse(ON_SOURCE.id()).orElseThrow();
    library.write(
        t ->
            t.sourceStandings()
                .put(new SourceStanding(source, Status.BETA, AT, false, Optional.empty())));
    vote(ON_PATH, cohort(ON_PATH), Verdict.CONFIRM, "a");
    vote(ON_SOURCE, cohort(ON_SOURCE), Verdict.CONFIRM, "b");
    vote(ON_SOURCE, "another text", Verdict.CONFIRM, "c");
    Observations path = read(reader -> reader.find(new PathId(ON_PATH.id())).orElseThrow());
    assertThat(path.stats().affirms()).isEqualTo(2);
    assertThat(path.groups())
        .extracting(Observations.Group::type)
        .containsExactly(TargetType.PATH, TargetType.PATH_SOURCE);
  }

  private JsonNode skillBlock() {
    return ObservationJson.block(read(reader -> reader.find(SKILL).orElseThrow()));
  }

  private void rate(int number, int stars) {
    Rating row =
        new Rating(
            new Uid(Uid.Kind.RATING, number),
            id(SubmissionId.Kind.RATING),
            TargetType.SKILL,
            Optional.of(SKILL.value()),
            Optional.of(SKILL + "@0.1.0"),
            stars,
            Optional.empty(),
            "test/1.0",
            "2.1.0",
            AT,
            AT);
    library.write(tables -> tables.ratings().insert(row));
  }

  private void vote(String concern, String cohort, Verdict verdict, String who) {
    vote(Target.of(TargetType.OBSERVATION, concern), cohort, verdict, who);
  }

  private void vote(Target target, String cohort, Verdict verdict, String who) {
    Validation row =
        new Validation(
            id(SubmissionId.Kind.VALIDATION),
            target,
            cohort,
            verdict,
            false,
            false,
            Optional.empty(),
            Optional.empty(),
            Optional.empty(),
            Optional.of(
                new Voter(
                    Hash.sha256(who.getBytes(StandardCharsets.UTF_8)),
                    Hash.sha256(who.getBytes(StandardCharsets.UTF_8)))),
            Optional.empty(),
            false,
            "test/1.0",
            "2.1.0",
            AT,
            AT);
    library.write(tables -> tables.validations().insert(row));
  }

  private String cohort(Target target) {
    return library.find(target.type(), target.id()).orElseThrow().cohort().key();
  }
}
