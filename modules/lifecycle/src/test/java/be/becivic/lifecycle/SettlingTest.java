package be.becivic.lifecycle;

import static be.becivic.changes.Workshop.FILE;
import static org.assertj.core.api.Assertions.assertThat;

import be.becivic.changes.Changes;
import be.becivic.changes.Workshop;
import be.becivic.corpus.check.CorpusCheck;
import be.becivic.corpus.data.CatalogueSeeds;
import be.becivic.corpus.git.CorpusRepository;
import be.becivic.corpus.git.LiveCorpus;
import be.becivic.fixtures.AcceptedSubmission;
import be.becivic.fixtures.Shipped;
import be.becivic.library.Library;
import be.becivic.protocol.id.SubmissionId;
import be.becivic.protocol.id.Uid;
import be.becivic.protocol.lifecycle.Status;
import be.becivic.protocol.schema.Schemas;
import be.becivic.records.catalogue.CatalogueValue;
import be.becivic.records.catalogue.Revision;
import be.becivic.records.content.Concern;
import be.becivic.records.content.ConcernFilter;
import be.becivic.records.content.FeedbackRow;
import be.becivic.records.content.ProposalState;
import be.becivic.records.submission.CommittedReceipt;
import be.becivic.records.submission.QueuedSubmission;
import be.becivic.records.submission.ReceiptState;
import be.becivic.records.submission.StagedSubmission;
import be.becivic.records.value.Slice;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.Executors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

@Tag("long")
class SettlingTest {
  private static final Uid FEE = new Uid(Uid.Kind.VOLATILE_VALUE, 1);
  private static final int OF_EACH_KIND = Boolean.getBoolean("test.thorough") ? 120 : 20;
  private static final List<String> PLACES =
      List.of("Keep a scan of both", "Ask for price and delay first");
  private static final int CLASHES = Boolean.getBoolean("test.thorough") ? 20 : 6;

  /** Of the fee and of the skill one change goes ahead. */
  private static final int WAITING = OF_EACH_KIND - 1 + CLASHES - 1;

  @TempDir Path folder;

  @Test
  void manySubmissionsSettleOnceEachOrWaitForTheirTurn() throws Exception {
    try (Workshop shop = new Workshop(folder);
        CorpusRepository own = shop.openRepository()) {
      List<SubmissionId> plain = stagePlain(new House(shop.records));
      List<StagedSubmission> clashing = new ArrayList<>();
      for (int i = 0; i < CLASHES; i++) {
        String place = PLACES.get(i % PLACES.size());
        clashing.add(shop.amendment(place, place + ", time " + i + "."));
      }

      Changes other = shop.changes(own, forge -> forge);
      together(
          () -> commitJob(shop, shop.repository, shop.changes).run().failures(),
          () -> commitJob(shop, own, other).run().failures());
      together(() -> shop.changes.job().run().failures(), () -> other.job().run().failures());

      long waiting = shop.read(tables -> tables.staging().count());
      assertThat(waiting).isEqualTo(WAITING);
      List<QueuedSubmission> inLine = shop.read(tables -> tables.queue().listWaiting());
      assertThat(inLine).hasSize(WAITING);
      List<SubmissionId> settled = new ArrayList<>(plain);
      settled.removeAll(inLine.stream().map(QueuedSubmission::id).toList());
      assertThat(settled).hasSize(3 * OF_EACH_KIND + 1);
      assertEachHasOneReceipt(shop, settled);
      assertNothingIsStoredTwice(shop);
      assertMainIsConsistent(shop, clashing);
    }
  }

  private static List<SubmissionId> stagePlain(House house) {
    List<SubmissionId> ids = new ArrayList<>();
    for (int i = 0; i < OF_EACH_KIND; i++) {
      ids.add(
          house.stage(AcceptedSubmission.concern("The counter asked for a copy, case " + i + ".")));
      ids.add(house.stage(AcceptedSubmission.feedback("Easy to follow, case " + i + ".")));
      ids.add(house.stage(AcceptedSubmission.skillRating("An example of step " + i + ".")));
      ids.add(
          house.stage(AcceptedSubmission.valueAmendment(FEE.toString(), "" + (1001 + i), "Seen.")));
    }
    return ids;
  }

  private static CommitJob commitJob(Workshop shop, CorpusRepository repository, Changes changes) {
    Library library = new Library(new LiveCorpus(repository), shop.records);
    return new CommitJob(
        shop.records, library, House.RECOGNISER, Optional.of(changes.opener()), shop::tick);
  }

  private static void together(
      Callable<List<RuntimeException>> one, Callable<List<RuntimeException>> other)
      throws Exception {
    try (var threads = Executors.newFixedThreadPool(2)) {
      for (var done : threads.invokeAll(List.of(one, other))) {
        assertThat(done.get()).isEmpty();
      }
    }
  }

  private static void assertEachHasOneReceipt(Workshop shop, List<SubmissionId> ids) {
    for (SubmissionId id : ids) {
      Optional<CommittedReceipt> receipt = shop.read(tables -> tables.receipts().find(id));
      assertThat(receipt.map(CommittedReceipt::state)).contains(ReceiptState.COMMITTED);
    }
  }

  private static void assertNothingIsStoredTwice(Workshop shop) {
    List<FeedbackRow> feedback = shop.read(tables -> tables.feedbackChannel().listNewest(1_000));
    assertThat(feedback).hasSize(OF_EACH_KIND);
    Slice all = new Slice(Optional.empty(), Optional.empty(), 1_000);
    List<Concern> concerns = shop.read(tables -> tables.concerns().list(ConcernFilter.ALL, all));
    assertThat(concerns).hasSize(OF_EACH_KIND);
    List<Revision<CatalogueValue>> fees =
        shop.read(tables -> tables.catalogue().volatileValues().listHistory(FEE));
    assertThat(fees)
        .extracting(Revision::revision)
        .doesNotHaveDuplicates()
        .hasSize(shippedRevisions() + 1);
    assertThat(fees.stream().filter(fee -> fee.supersededAt().isEmpty()))
        .singleElement()
        .returns(Status.ALPHA, Revision::status);
  }

  private static int shippedRevisions() {
    return (int)
        Shipped.text(CatalogueSeeds.VALUES_FILE)
            .lines()
            .filter(row -> row.contains("\"uid\":\"" + FEE + "\""))
            .count();
  }

  private static void assertMainIsConsistent(Workshop shop, List<StagedSubmission> clashing) {
    String text = shop.text(FILE);
    assertThat(IntStream.range(0, CLASHES).filter(i -> text.contains(", time " + i + ".")))
        .singleElement()
        .satisfies(i -> assertThat(shop.state(clashing.get(i))).isEqualTo(ProposalState.MERGED));
    assertThat(new CorpusCheck(Schemas.load()).run(shop.main(), shop.catalogue()).isClean())
        .isTrue();
  }
}
