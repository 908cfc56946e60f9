package be.becivic.lifecycle;

import static be.becivic.changes.Workshop.FILE;
import static org.assertj.core.api.Assertions.assertThat;

import be.becivic.changes.Workshop;
import be.becivic.corpus.git.LiveCorpus;
import be.becivic.library.Library;
import be.becivic.records.content.ProposalState;
import be.becivic.records.submission.StagedSubmission;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The commit job and the change job, one after the other, as a server runs them. */
class CommittedChangesTest {
  @TempDir Path folder;
  private Workshop shop;
  private CommitJob commits;

  @BeforeEach
  void open() {
    shop = new Workshop(folder);
    commits =
        new CommitJob(
            shop.records,
            new Library(new LiveCorpus(shop.repository), shop.records),
            (_, _) -> List.of(),
            Optional.of(shop.changes.opener()),
            shop::tick);
  }

  @AfterEach
  void close() {
    shop.close();
  }

  @Test
  void aStagedAmendmentEndsOnMain() {
    StagedSubmission row = shop.amendment("Keep a scan of both", "Keep two scans of both");
    assertThat(commits.run().committed()).isEqualTo(1);
    assertThat(shop.changes.job().run().merged()).isEqualTo(1);
    assertThat(shop.state(row)).isEqualTo(ProposalState.MERGED);
    assertThat(shop.text(FILE)).contains("Keep two scans of both");
  }

  @Test
  void anAmendmentOfTheSameTextWaitsForItsTurn() {
    StagedSubmission first = shop.amendment("Keep a scan of both", "Keep two scans of both");
    StagedSubmission second = shop.amendment("Keep a scan of both", "Keep three scans of both");
    assertThat(commits.run().committed()).isEqualTo(1);
    shop.changes.job().run();
    assertThat(shop.state(first)).isEqualTo(ProposalState.MERGED);
    assertThat(shop.<Boolean>read(tables -> tables.queue().findWait(second.id()).isPresent()))
        .isTrue();
    assertThat(shop.text(FILE)).contains("Keep two scans of both");
  }
}
