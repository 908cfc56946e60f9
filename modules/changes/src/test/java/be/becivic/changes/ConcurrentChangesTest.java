package be.becivic.changes;

import static be.becivic.changes.Workshop.FILE;
import static org.assertj.core.api.Assertions.assertThat;

import be.becivic.corpus.check.CorpusCheck;
import be.becivic.corpus.git.CorpusRepository;
import be.becivic.protocol.schema.Schemas;
import be.becivic.records.content.ProposalState;
import be.becivic.records.submission.StagedSubmission;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.Executors;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

@Tag("long")
class ConcurrentChangesTest {
  private static final List<String> PLACES =
      List.of(
          "Keep a scan of both",
          "Count that step in as well",
          "Ask for price and delay first",
          "Give both to the office that asked");
  private static final int EACH = Boolean.getBoolean("test.thorough") ? 5 : 2;

  @TempDir Path folder;

  @Test
  void clashingAmendmentsOverTwoServersSettleToOneConsistentMain() throws Exception {
    try (Workshop shop = new Workshop(folder);
        CorpusRepository own = shop.openRepository()) {
      List<StagedSubmission> rows = new ArrayList<>();
      for (int i = 0; i < PLACES.size() * EACH; i++) {
        String place = PLACES.get(i % PLACES.size());
        rows.add(shop.amendment(place, place + ", time " + i + "."));
      }
      rows.forEach(shop::open);
      rows.forEach(shop::commit);
      List<Callable<ChangeJob.Result>> servers =
          List.of(shop.changes.job()::run, shop.changes(own, forge -> forge).job()::run);
      try (var threads = Executors.newFixedThreadPool(servers.size())) {
        for (var done : threads.invokeAll(servers)) {
          assertThat(done.get().failures()).isEmpty();
        }
      }
      List<ProposalState> states = rows.stream().map(shop::state).toList();
      assertThat(states).containsOnly(ProposalState.MERGED, ProposalState.CONFLICT);
      assertThat(states.stream().filter(ProposalState.MERGED::equals)).hasSize(PLACES.size());
      assertThat(shop.text(FILE)).contains("version: 0.1." + PLACES.size() + "\n");
      for (int i = 0; i < rows.size(); i++) {
        boolean isIn = shop.text(FILE).contains(", time " + i + ".");
        assertThat(isIn).isEqualTo(states.get(i) == ProposalState.MERGED);
      }
      assertThat(new CorpusCheck(Schemas.load()).run(shop.main(), shop.catalogue()).isClean())
          .isTrue();
    }
  }
}
