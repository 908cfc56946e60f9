package be.becivic.lifecycle.machine;

import static be.becivic.lifecycle.machine.Forum.SKILL;
import static org.assertj.core.api.Assertions.assertThat;

import be.becivic.library.lifecycle.Assessment;
import be.becivic.library.lifecycle.LifecycleJson;
import be.becivic.protocol.feedback.Target;
import be.becivic.protocol.feedback.TargetType;
import be.becivic.protocol.json.StrictJson;
import be.becivic.protocol.lifecycle.Status;
import java.nio.file.Path;
import java.time.Duration;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

class ExplainTest {
  @TempDir Path folder;
  private Forum forum;

  @BeforeEach
  void open() {
    forum = new Forum(folder);
  }

  @AfterEach
  void close() {
    forum.close();
  }

  private JsonNode explain() {
    return LifecycleJson.of(forum.machine.explain(SKILL).orElseThrow());
  }

  @Test
  void itSaysWhatIsStillMissing() {
    forum.confirmations(SKILL, 2);
    forum.pass(Duration.ofHours(31));
    JsonNode json = explain();
    assertThat(json.get("status").stringValue()).isEqualTo("alpha");
    assertThat(json.get("next").stringValue()).isEqualTo("beta");
    assertThat(json.get("progress").stringValue()).isEqualTo("2 of 3 confirmations, 17 h to go");
    assertThat(json.get("needs").get(0))
        .isEqualTo(
            StrictJson.parseStored(
                """
                {"need": "confirms", "have": 2, "want": 3, "sentence": "2 of 3 confirmations"}
                """));
    assertThat(json.at("/cohort/anchor").stringValue()).isEqualTo("sworn-translation@0.1.0");
    assertThat(json.at("/would/to").stringValue()).isEqualTo("alpha");
  }

  @Test
  void itSaysWhatTheNextTickDoesAndThenThatItDidIt() {
    forum.confirmations(SKILL, 3);
    forum.pass(Duration.ofHours(48));
    assertThat(explain().at("/would/sentence").stringValue()).isEqualTo("It moves to beta.");
    assertThat(forum.machine.preview())
        .singleElement()
        .extracting(Assessment::to)
        .isEqualTo(Status.BETA);
    assertThat(forum.commits()).isZero();
    forum.machine.tick();
    assertThat(forum.machine.preview()).isEmpty();
    JsonNode made = explain().get("history").get(0);
    assertThat(made.get("rule").stringValue()).isEqualTo("alpha_to_beta");
    assertThat(made.at("/inputs/counts/confirms").intValue()).isEqualTo(3);
    assertThat(made.at("/inputs/commit").stringValue()).isEqualTo(forum.repository.main().value());
    assertThat(made.get("hash").stringValue()).hasSize(43);
  }

  @Test
  void timesInADecisionAreWholeSeconds() {
    forum.pass(Duration.ofNanos(320_142_961));
    forum.confirmations(SKILL, 3);
    forum.pass(Duration.parse("PT48H10M27.320142961S"));
    forum.machine.tick();
    JsonNode inputs = explain().get("history").get(0).get("inputs");
    assertThat(inputs.get("age").stringValue()).matches("PT[0-9HM]*[0-9]+S");
    assertThat(inputs.get("cohort_started_at").stringValue()).hasSize(20);
  }

  @Test
  void itSaysWhereAPullLeads() {
    forum.reject(SKILL, 1);
    forum.reject(SKILL, 2);
    assertThat(explain().at("/would/sentence").stringValue())
        .isEqualTo(
            "Rejections outweigh it: it is quarantined, as there is no earlier text to put back.");
    assertThat(explain().at("/would/to").stringValue()).isEqualTo("quarantined");
  }

  @Test
  void aConcernHasNoLifecycle() {
    assertThat(forum.machine.explain(Target.of(TargetType.OBSERVATION, "con-00001"))).isEmpty();
  }
}
