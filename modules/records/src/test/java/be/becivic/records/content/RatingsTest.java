package be.becivic.records.content;

import static be.becivic.records.Samples.NOW;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import be.becivic.protocol.feedback.Target;
import be.becivic.protocol.feedback.TargetType;
import be.becivic.protocol.id.SubmissionId;
import be.becivic.protocol.id.Uid;
import be.becivic.protocol.lifecycle.Version;
import be.becivic.records.OnBothEngines;
import be.becivic.records.RecordsUnavailable;
import be.becivic.records.Samples;
import java.util.ArrayList;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

final class RatingsTest extends OnBothEngines {
  private static final Optional<String> SKILL = Optional.of("residence-registration");
  private static final Optional<String> COHORT = Optional.of("residence-registration@0.1.3");

  private final Samples samples = new Samples(11);

  @Test
  void aRatingIsFoundByItsNumberAndByItsSubmission() {
    Rating rating = insert(1, TargetType.SKILL, SKILL, COHORT, 4);
    check(
        t -> {
          assertThat(t.ratings().find(rating.uid())).contains(rating);
          assertThat(t.ratings().findBySubmission(rating.submission())).contains(rating);
        });
  }

  @ParameterizedTest
  @ValueSource(ints = {0, 6})
  void starsRunFromOneToFive(int stars) {
    assertThatThrownBy(() -> insert(1, TargetType.SKILL, SKILL, COHORT, stars))
        .isNotInstanceOf(RecordsUnavailable.class);
  }

  @Test
  void aSummaryCoversTheVersionsOfOneLineSinceATime() {
    insert(1, TargetType.SKILL, SKILL, Optional.of("residence-registration@0.1.0"), 5);
    insert(2, TargetType.SKILL, SKILL, Optional.of("residence-registration@0.1.12"), 2);
    insert(3, TargetType.SKILL, SKILL, Optional.of("residence-registration@0.2.0"), 1);
    insert(4, TargetType.SKILL, Optional.of("other"), Optional.of("other@0.1.0"), 1);
    Target target = Target.of(TargetType.SKILL, SKILL.get());
    check(
        t -> {
          assertThat(t.ratings().summarise(target, new Version.Line(0, 1), NOW))
              .isEqualTo(new RatingSummary(2, 7))
              .returns(3.5, RatingSummary::average);
          assertThat(t.ratings().summarise(target, new Version.Line(0, 1), NOW.plusMillis(1)))
              .isEqualTo(new RatingSummary(0, 0));
        });
  }

  @Test
  void sessionsAreSummarisedWithoutNamingAny() {
    insert(1, TargetType.SESSION, Optional.empty(), Optional.empty(), 3);
    check(
        t -> {
          assertThat(t.ratings().summarise(TargetType.SESSION)).isEqualTo(new RatingSummary(1, 3));
          assertThat(t.ratings().summarise(TargetType.AGENT_PROTOCOL))
              .isEqualTo(new RatingSummary(0, 0));
        });
  }

  @Test
  void aRetractedRatingIsGone() {
    Rating rating = insert(1, TargetType.SKILL, SKILL, COHORT, 4);
    change(t -> assertThat(t.ratings().delete(rating.uid())).isTrue());
    var left = new ArrayList<Rating>();
    check(t -> t.ratings().forEach(left::add));
    assertThat(left).isEmpty();
  }

  private Rating insert(
      long number, TargetType type, Optional<String> target, Optional<String> cohort, int stars) {
    var rating =
        new Rating(
            new Uid(Uid.Kind.RATING, number),
            samples.id(SubmissionId.Kind.RATING),
            type,
            target,
            cohort,
            stars,
            Optional.of("shorter forms"),
            "agent/1.0",
            "2.1.0",
            NOW.minusSeconds(1),
            NOW);
    change(t -> t.ratings().insert(rating));
    return rating;
  }
}
