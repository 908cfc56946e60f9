package be.becivic.changes;

import static be.becivic.changes.Workshop.FILE;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import be.becivic.changes.ChangeOpener.Opening;
import be.becivic.corpus.check.CorpusCheck;
import be.becivic.protocol.change.FileChanges;
import be.becivic.protocol.error.Outcome;
import be.becivic.protocol.feedback.Target;
import be.becivic.protocol.id.CommitId;
import be.becivic.protocol.json.StrictJson;
import be.becivic.protocol.schema.Schemas;
import be.becivic.records.content.ProposalState;
import be.becivic.records.submission.StagedSubmission;
import java.nio.file.Path;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Only a refusal on the main that is there counts. */
@Tag("long")
class MovingMainTest {
  private static final String PLACE = "Keep a scan of both";
  private static final String ELSEWHERE = "Count that step in as well";
  private static final int MORE_THAN_EVER_ASKED = 100;

  @TempDir Path folder;
  private Workshop shop;
  private MovingForge forge;
  private Changes changes;

  @BeforeEach
  void open() {
    shop = new Workshop(folder);
    changes =
        shop.changes(
            real -> {
              forge = new MovingForge(real);
              return forge;
            });
  }

  @AfterEach
  void close() {
    shop.close();
  }

  @Test
  void whatOnlyTheMainBeforeRefusesCanBeReleased() {
    StagedSubmission row = shop.amendment(PLACE, "Keep two scans of both");
    CommitId obstacle = landed(PLACE, "Keep three scans of both");
    assertThat(preview(row)).isInstanceOf(ChangePreview.Conflict.class);
    forge.then(() -> {});
    forge.then(() -> shop.changes.direct().revert(obstacle));
    assertThat(preview(row)).isInstanceOf(ChangePreview.Fits.class);
  }

  @Test
  void whatOnlyTheMainBeforeRefusesIsOpened() {
    StagedSubmission row = shop.amendment(PLACE, "Keep two scans of both");
    CommitId obstacle = landed(PLACE, "Keep three scans of both");
    forge.then(() -> {});
    forge.then(() -> shop.changes.direct().revert(obstacle));
    assertThat(changes.opener().open(row)).isEqualTo(new Opening.Opened());
  }

  @Test
  void whatOnlyTheMainBeforeRefusesMergesAndIsNoConflict() {
    StagedSubmission row = shop.amendment(PLACE, "Keep two scans of both");
    shop.open(row);
    shop.commit(row);
    CommitId obstacle = landed(PLACE, "Keep three scans of both");
    forge.then(() -> {});
    forge.then(() -> shop.changes.direct().revert(obstacle));
    assertThat(changes.job().run().merged()).isEqualTo(1);
    assertThat(shop.state(row)).isEqualTo(ProposalState.MERGED);
    assertThat(shop.text(FILE)).contains("Keep two scans of both");
  }

  @Test
  void aMaintainersEditIsWorkedOutAgainToo() {
    CommitId first = landed(PLACE, "Keep three scans of both");
    CommitId second = landed("Keep three scans of both", "Keep four scans of both");
    assertThat(changes.direct().revert(first)).isInstanceOf(LandingOutcome.Conflict.class);
    forge.then(() -> {});
    forge.then(() -> shop.changes.direct().revert(second));
    assertThat(changes.direct().revert(first)).isInstanceOf(LandingOutcome.Merged.class);
    assertThat(shop.text(FILE)).contains(PLACE);
  }

  @Test
  void whatIsRefusedOnTheNewMainAsWellStaysRefused() {
    StagedSubmission row = shop.amendment(PLACE, "Keep two scans of both");
    shop.open(row);
    shop.commit(row);
    landed(PLACE, "Keep three scans of both");
    forge.then(() -> {});
    forge.then(() -> landed(ELSEWHERE, "Count that step in too"));
    changes.job().run();
    assertThat(shop.state(row)).isEqualTo(ProposalState.CONFLICT);
  }

  @Test
  void aNewNumberIsUsedAgainWhenMainMovesBeforeItIsThere() {
    StagedSubmission row =
        shop.amendment(PLACE, "<VV name=\"justice-translation-fee-eur\">€45</VV>. " + PLACE);
    shop.open(row);
    shop.commit(row);
    forge.then(() -> {});
    forge.then(() -> landed(ELSEWHERE, "Count that step in too"));
    assertThat(changes.job().run().merged()).isEqualTo(1);
    assertThat(shop.text(FILE))
        .contains("Count that step in too")
        .containsOnlyOnce("name=\"justice-translation-fee-eur\"");
    assertThat(new CorpusCheck(Schemas.load()).run(shop.main(), shop.catalogue()).isClean())
        .isTrue();
  }

  @Test
  void aMainThatNeverKeepsStillEndsNoChange() {
    StagedSubmission row = shop.amendment(PLACE, "Keep two scans of both");
    landed(PLACE, "Keep three scans of both");
    for (int i = 0; i < MORE_THAN_EVER_ASKED; i++) {
      forge.then(this::moveMain);
    }
    assertThatExceptionOfType(ForgeUnavailable.class).isThrownBy(() -> changes.opener().open(row));
  }

  /** Somebody else changes the same skill. */
  private CommitId landed(String from, String to) {
    var landed =
        shop.changes
            .direct()
            .bySystem(
                Target.Graph.WHOLE,
                "Edit",
                main -> {
                  String text = main.findFile(FILE).orElseThrow().text();
                  return Outcome.ok(FileChanges.none().write(FILE, text.replace(from, to)));
                });
    assertThat(landed).isInstanceOf(LandingOutcome.Merged.class);
    return shop.repository.main();
  }

  private void moveMain() {
    CommitId main = shop.repository.main();
    var writer = shop.repository.writer();
    FileChanges nothing = FileChanges.none();
    assertThat(writer.moveMain(main, writer.commit(main, nothing, "Move", shop.tick()))).isTrue();
  }

  private ChangePreview preview(StagedSubmission row) {
    return changes.opener().preview(row.id(), StrictJson.parseStored(row.payload()));
  }
}
