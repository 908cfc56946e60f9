package be.becivic.changes;

import static org.assertj.core.api.Assertions.assertThat;

import be.becivic.changes.check.ShippedCheck;
import be.becivic.corpus.git.LiveCorpus;
import be.becivic.protocol.change.FileChanges;
import be.becivic.protocol.error.Outcome;
import be.becivic.protocol.feedback.Target;
import be.becivic.protocol.feedback.TargetType;
import be.becivic.protocol.id.CommitId;
import be.becivic.protocol.lifecycle.Status;
import be.becivic.records.Records;
import be.becivic.records.Tables;
import be.becivic.records.decision.ChainedDecision;
import be.becivic.records.submission.StagedSubmission;
import java.nio.file.Path;
import java.util.List;
import java.util.function.Function;
import javax.sql.DataSource;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What others moved is checked; what this process checked and merged is not checked again. */
class MainGuardTest {
  private static final String FILE = Workshop.FILE;
  private static final Target SKILL =
      Target.of(TargetType.SKILL, FILE.replaceAll("skills/(.*)/canonical.md", "$1"));

  @TempDir Path folder;
  private Workshop shop;
  private CountedReads counted;
  private Changes changes;
  private LiveCorpus live;
  private MainGuard guard;

  @BeforeEach
  void open() {
    shop = new Workshop(folder);
    counted = new CountedReads(shop.records);
    changes =
        new Changes(
            counted,
            shop.repository,
            new LocalForge(shop.repository),
            ShippedCheck.CHECK,
            shop::tick);
    live = new LiveCorpus(shop.repository);
    guard = changes.guard(live);
  }

  @AfterEach
  void close() {
    shop.close();
  }

  @Test
  void ownMergesAreServedWithoutASecondCheck() {
    land("one");
    CommitId last = land("two");
    assertThat(checksOfALook()).isZero();
    assertThat(live.current().commit()).contains(last);
  }

  @Test
  void whatOthersPushedIsChecked() {
    push("Pushed.");
    assertThat(checksOfALook()).isOne();
    assertThat(live.current().commit()).contains(shop.repository.main());
  }

  @Test
  void anOwnMergeOnWhatOthersPushedIsCheckedWithIt() {
    push("See <Skill id=\"no-such\" />.");
    land("one");
    assertThat(checksOfALook()).isOne();
    assertThat(live.current().commit()).isNotEqualTo(java.util.Optional.of(shop.repository.main()));
  }

  @Test
  void aStatusThatSomebodyPushedIsWrittenDownOnce() {
    pushText(
        shop.text(FILE)
            .replaceFirst("(?m)^status: alpha$", "status: beta")
            .replaceFirst("(?m)^version: .*$", "version: 0.2.0"));
    guard.look();
    changes.guard(new LiveCorpus(shop.repository)).look();
    assertThat(shop.records.<List<ChainedDecision>>read(t -> t.decisions().list(SKILL)))
        .singleElement()
        .satisfies(
            made -> {
              assertThat(made.decision().rule()).isEqualTo("edited_on_main");
              assertThat(made.decision().from()).isEqualTo(Status.ALPHA);
              assertThat(made.decision().to()).isEqualTo(Status.BETA);
              assertThat(made.decision().inputs()).contains(shop.repository.main().value());
            });
  }

  @Test
  void aConfirmedTextThatAnAmendmentPutsBackToAlphaIsWrittenDownWithTheChange() {
    pushText(
        shop.text(FILE)
            .replaceFirst("(?m)^status: alpha$", "status: beta")
            .replaceFirst("(?m)^version: .*$", "version: 0.2.0"));
    guard.look();
    StagedSubmission row = shop.amendment("Keep a scan of both", "Keep two scans of both");
    shop.open(row);
    shop.commit(row);
    assertThat(shop.changes.job().run().failures()).isEmpty();
    guard.look();
    changes.guard(new LiveCorpus(shop.repository)).look();
    List<ChainedDecision> made = shop.records.read(t -> t.decisions().list(SKILL));
    assertThat(made)
        .extracting(each -> each.decision().rule())
        .containsExactly("edited_on_main", "amended");
    assertThat(made.getLast().decision().from()).isEqualTo(Status.BETA);
    assertThat(made.getLast().decision().to()).isEqualTo(Status.ALPHA);
    assertThat(made.getLast().decision().inputs())
        .contains(shop.change(row).id(), shop.repository.main().value());
  }

  @Test
  void wordsThatSomebodyPushedAreNoDecision() {
    push("Pushed.");
    guard.look();
    assertThat(shop.records.<List<ChainedDecision>>read(t -> t.decisions().list(SKILL))).isEmpty();
  }

  /** The catalogue is read once for every check. */
  private int checksOfALook() {
    int before = counted.reads;
    guard.look();
    return counted.reads - before;
  }

  private CommitId land(String word) {
    LandingOutcome landed =
        changes
            .direct()
            .bySystem(
                Target.Graph.WHOLE,
                "Say " + word,
                main ->
                    Outcome.ok(
                        FileChanges.none()
                            .write(
                                FILE,
                                main.findFile(FILE).orElseThrow().text() + "\n" + word + "\n")));
    return ((LandingOutcome.Merged) landed).commit();
  }

  private void push(String sentence) {
    pushText(shop.text(FILE) + "\n" + sentence + "\n");
  }

  private void pushText(String text) {
    CommitId main = shop.repository.main();
    CommitId head =
        shop.repository
            .writer()
            .commit(main, FileChanges.none().write(FILE, text), "Push", shop.tick());
    shop.repository.writer().moveMain(main, head);
  }

  private static final class CountedReads implements Records {
    private final Records records;
    private int reads;

    CountedReads(Records records) {
      this.records = records;
    }

    @Override
    public <T> T read(Function<Tables, T> work) {
      reads++;
      return records.read(work);
    }

    @Override
    public <T> T write(Function<Tables, T> work) {
      return records.write(work);
    }

    @Override
    public DataSource schedulerDataSource() {
      return records.schedulerDataSource();
    }

    @Override
    public void close() {
      records.close();
    }
  }
}
