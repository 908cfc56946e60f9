package be.becivic.lifecycle.machine;

import static be.becivic.lifecycle.machine.Forum.SKILL;
import static org.assertj.core.api.Assertions.assertThat;

import be.becivic.protocol.id.SubmissionId;
import be.becivic.protocol.lifecycle.Status;
import be.becivic.records.value.Hash;
import java.nio.file.Path;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class BesideChangeTest {
  private static final String SKILL_FILE = "skills/sworn-translation/canonical.md";
  private static final String OURS = "Keep a scan of both";
  private static final String CHANGED = "Keep two scans of both";

  @TempDir Path folder;
  private Forum forum;

  @BeforeEach
  void open() {
    forum = new Forum(folder);
    String before = forum.repository.main().value();
    forum.edit(
        SKILL_FILE,
        text ->
            text.replace(OURS, CHANGED)
                .replace(
                    "\nstatus: alpha\n", "\nstatus: alpha\nprevious_text_sha: " + before + "\n"));
  }

  @AfterEach
  void close() {
    forum.close();
  }

  @Test
  void aFlagOnOursTakesBothDownAndAFalseAlarmBringsBackOursAlone() {
    SubmissionId flag = forum.flag(SKILL, 1);
    assertThat(forum.quarantine.flagged(flag, Hash.sha256(new byte[] {1})).failures()).isEmpty();
    assertThat(forum.status(SKILL)).isEqualTo(Status.QUARANTINED);

    forum.quarantine.judge(forum.reviews(SKILL).getFirst().id(), FlagJudgement.FALSE_ALARM);
    assertThat(forum.status(SKILL)).isEqualTo(Status.ALPHA);
    assertThat(forum.find(SKILL).underReview()).isEmpty();
    assertThat(forum.main().findFile(SKILL_FILE).orElseThrow().text())
        .contains(OURS)
        .doesNotContain(CHANGED, "previous_text_sha");
  }
}
