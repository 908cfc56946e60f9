package be.becivic.changes;

import static be.becivic.changes.Workshop.FILE;
import static org.assertj.core.api.Assertions.assertThat;

import be.becivic.corpus.check.report.Finding;
import be.becivic.corpus.git.LiveCorpus;
import be.becivic.fixtures.Shipped;
import be.becivic.protocol.change.ChangeKey;
import be.becivic.protocol.change.FileChanges;
import be.becivic.protocol.id.CommitId;
import be.becivic.records.review.ReviewKind;
import be.becivic.records.submission.StagedSubmission;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class DirectChangesTest {
  private static final String PLACE = "Keep a scan of both";

  @TempDir Path folder;
  private Workshop shop;
  private CommitId start;

  @BeforeEach
  void open() {
    shop = new Workshop(folder);
    start = shop.repository.main();
  }

  @AfterEach
  void close() {
    shop.close();
  }

  @Test
  void anAuthorsFolderGoesInWithItsVersionMoved() throws IOException {
    Path edited = edited("Keep two scans of both");
    assertThat(shop.changes.direct().fromFolder(edited, Optional.empty(), false))
        .isEqualTo(new LandingOutcome.Merged(shop.repository.main()));
    assertThat(shop.text(FILE)).contains("Keep two scans of both").contains("version: 0.1.1\n");
    assertThat(shop.changes.direct().fromFolder(edited, Optional.empty(), false))
        .isEqualTo(new LandingOutcome.Unchanged());
  }

  @Test
  void anOldFolderDoesNotUndoWhatHappenedSinceItsBase() throws IOException {
    StagedSubmission row =
        shop.amendment("Ask for price and delay first", "Ask for the price first");
    shop.open(row);
    shop.commit(row);
    shop.changes.job().approve(new ChangeKey(shop.change(row).id()));
    LandingOutcome landed =
        shop.changes
            .direct()
            .fromFolder(edited("Keep two scans of both"), Optional.of(start), false);
    assertThat(landed).isInstanceOf(LandingOutcome.Merged.class);
    assertThat(shop.text(FILE))
        .contains("Keep two scans of both")
        .contains("Ask for the price first")
        .contains("version: 0.1.2\n");
  }

  @Test
  void anAuthorDoesNotEditBelowAChangeUnderReview() throws IOException {
    StagedSubmission row = shop.amendment("Give it to the translator", "Hand it to the translator");
    shop.open(row);
    shop.commit(row);
    shop.changes.job().run();
    LandingOutcome landed =
        shop.changes
            .direct()
            .fromFolder(edited("Keep two scans of both"), Optional.of(start), false);
    assertThat(landed)
        .isInstanceOfSatisfying(
            LandingOutcome.Red.class,
            red ->
                assertThat(red.findings())
                    .extracting(Finding::rule)
                    .containsExactly("previous_text"));
  }

  @Test
  void aBranchGoesInLikeAFolder() {
    push("topic", "Keep two scans of both");
    assertThat(shop.changes.direct().fromBranch("topic", false))
        .contains(new LandingOutcome.Merged(shop.repository.main()));
    assertThat(shop.changes.direct().fromBranch("nowhere", false)).isEmpty();
  }

  @Test
  @Tag("long")
  void whatFailsTheChecksStaysOut() throws IOException {
    assertThat(
            shop.changes
                .direct()
                .fromFolder(edited(PLACE + " <Skill id=\"no-such\" />"), Optional.empty(), false))
        .isInstanceOf(LandingOutcome.Red.class);
    assertThat(
            shop.changes
                .direct()
                .fromFolder(edited("Ask Mr. Peeters. " + PLACE), Optional.empty(), false))
        .isEqualTo(new LandingOutcome.Held(ReviewKind.NER_HOLD, List.of(FILE)));
    assertThat(shop.repository.main()).isEqualTo(start);
  }

  @Test
  void aPushThatPassesIsServedAndOneThatFailsIsNot() {
    LiveCorpus live = new LiveCorpus(shop.repository);
    MainGuard guard = guard(live);
    CommitId good = push("main", "Keep two scans of both");
    assertThat(guard.look()).isEqualTo(new MainGuard.Look.Followed());
    assertThat(live.current().commit()).contains(good);
    CommitId bad = push("main", PLACE + " <Skill id=\"no-such\" />");
    assertThat(guard.look()).isInstanceOf(MainGuard.Look.Refused.class);
    assertThat(guard.look()).isInstanceOf(MainGuard.Look.Refused.class);
    assertThat(live.current().commit()).contains(good);
    assertThat(new LiveCorpus(shop.repository).current().commit()).contains(good);
    assertThat(shop.repository.main()).isEqualTo(bad);
    CommitId mended = push("main", "Keep three scans of both");
    assertThat(guard.look()).isEqualTo(new MainGuard.Look.Followed());
    assertThat(live.current().commit()).contains(mended);
  }

  @Test
  void aPushThatNamesANumberOfSomeoneIsNotServed() {
    MainGuard guard = guard(new LiveCorpus(shop.repository));
    push("main", "Mine is 85.07.30-033.28. " + PLACE);
    assertThat(guard.look())
        .isInstanceOfSatisfying(
            MainGuard.Look.Refused.class,
            refused ->
                assertThat(refused.findings())
                    .extracting(Finding::rule)
                    .containsOnly("scrub", "identifier"));
  }

  private MainGuard guard(LiveCorpus live) {
    return shop.changes.guard(live);
  }

  private Path edited(String to) throws IOException {
    Path file = folder.resolve("edited").resolve(FILE);
    Files.createDirectories(file.getParent());
    shop.repository
        .files(start)
        .blobs()
        .keySet()
        .forEach(path -> copy(folder.resolve("edited").resolve(path), path));
    Files.writeString(file, Shipped.replaced(FILE, PLACE, to));
    return folder.resolve("edited");
  }

  private static void copy(Path to, String path) {
    try {
      Files.createDirectories(to.getParent());
      Files.write(to, Shipped.CORPUS.files().read(path));
    } catch (IOException broken) {
      throw new UncheckedIOException(broken);
    }
  }

  private CommitId push(String branch, String to) {
    CommitId main = shop.repository.main();
    CommitId commit =
        shop.repository
            .writer()
            .commit(
                main,
                FileChanges.none().write(FILE, Shipped.replaced(FILE, PLACE, to)),
                "Edit",
                Instant.parse("2026-11-16T13:00:00Z"));
    shop.repository
        .writer()
        .moveBranch(branch, shop.repository.writer().findBranch(branch), Optional.of(commit));
    return commit;
  }
}
