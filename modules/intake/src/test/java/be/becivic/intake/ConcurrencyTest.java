package be.becivic.intake;

import static be.becivic.intake.Desk.HERE;
import static be.becivic.intake.Desk.MANY;
import static be.becivic.intake.Desk.freshId;
import static be.becivic.intake.Desk.receipt;
import static be.becivic.intake.Desk.staged;
import static org.assertj.core.api.Assertions.assertThat;

import be.becivic.intake.answer.ItemResult;
import be.becivic.intake.answer.Receipt;
import be.becivic.intake.hash.ClientNetwork;
import be.becivic.intake.setup.LimitSettings;
import be.becivic.protocol.error.Outcome;
import be.becivic.protocol.feedback.Target;
import be.becivic.protocol.feedback.TargetType;
import be.becivic.protocol.lifecycle.Tally;
import be.becivic.records.vote.CohortTally;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.function.IntFunction;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import tools.jackson.databind.node.ObjectNode;

/** What holds for one submission after the other holds for many at once, on each engine. */
@Tag("long")
class ConcurrencyTest {
  private static final int AT_ONCE = 32;
  private static final int LIMIT = 20;

  @TempDir Path folder;

  @ParameterizedTest
  @EnumSource
  void ofManyPostsOfOneIdExactlyOneIsNew(Engine engine) throws Exception {
    try (var desks = Desks.open(engine, folder, Desk.GENEROUS)) {
      String body = desks.first().feedback(freshId());
      List<Receipt.Staged> receipts = together(i -> staged(desks.any(i).submit(body)));
      assertThat(receipts).filteredOn(receipt -> !receipt.repeated()).hasSize(1);
      assertThat(receipts)
          .extracting(Receipt.Staged::cancelToken)
          .containsOnly(receipts.getFirst().cancelToken());
      assertThat(stagedRows(desks)).isEqualTo(1);
    }
  }

  @ParameterizedTest
  @EnumSource
  void ofManyEnvelopesWithTheSameItemsEachItemIsNewOnce(Engine engine) throws Exception {
    try (var desks = Desks.open(engine, folder, Desk.GENEROUS)) {
      ObjectNode envelope = envelope(desks.first());
      List<Outcome<Receipt>> outcomes =
          together(i -> desks.any(i).submitAll(envelope)).stream()
              .flatMap(List::stream)
              .map(ItemResult::outcome)
              .toList();
      assertThat(outcomes)
          .allMatch(outcome -> outcome instanceof Outcome.Ok<Receipt>)
          .filteredOn(ConcurrencyTest::isNew)
          .hasSize(envelope.get("items").size());
      assertThat(stagedRows(desks)).isEqualTo(2);
      assertThat(tally(desks)).isEqualTo(Tally.of(1, 0));
    }
  }

  @ParameterizedTest
  @EnumSource
  void submissionsNeverPassALimitTogether(Engine engine) throws Exception {
    var limits = new LimitSettings(LIMIT, MANY, MANY, MANY, MANY, MANY, MANY);
    try (var desks = Desks.open(engine, folder, limits)) {
      long accepted =
          together(i -> desks.any(i).submit(desks.any(i).feedback(freshId())).outcome()).stream()
              .filter(outcome -> outcome instanceof Outcome.Ok<Receipt>)
              .count();
      assertThat(accepted).isEqualTo(LIMIT);
      assertThat(stagedRows(desks)).isEqualTo(LIMIT);
    }
  }

  @ParameterizedTest
  @EnumSource
  void ofManyVotesOfOneAddressOneCounts(Engine engine) throws Exception {
    try (var desks = Desks.open(engine, folder, Desk.GENEROUS)) {
      together(i -> receipt(desks.any(i).submit(vote(desks.any(i), i), HERE)));
      assertThat(tally(desks)).isIn(Tally.of(1, 0), Tally.of(0, 1));
      assertThat(cohort(desks).votes()).isEqualTo(AT_ONCE);
    }
  }

  @ParameterizedTest
  @EnumSource
  void votesOfManyAddressesAllCount(Engine engine) throws Exception {
    try (var desks = Desks.open(engine, folder, Desk.GENEROUS)) {
      together(i -> receipt(desks.any(i).submit(vote(desks.any(i), i), address(i))));
      assertThat(tally(desks)).isEqualTo(Tally.of(AT_ONCE / 2, AT_ONCE / 2));
    }
  }

  private static <T> List<T> together(IntFunction<T> work) throws Exception {
    try (var threads = Executors.newVirtualThreadPerTaskExecutor()) {
      var calls = new ArrayList<Callable<T>>();
      for (int i = 0; i < AT_ONCE; i++) {
        int number = i;
        calls.add(() -> work.apply(number));
      }
      var results = new ArrayList<T>();
      for (Future<T> result : threads.invokeAll(calls)) {
        results.add(result.get());
      }
      return results;
    }
  }

  private static ObjectNode envelope(Desk desk) {
    return desk.samples.envelope(
        "stage",
        Samples.item(desk.samples.feedback("Clear.")),
        Samples.item(desk.samples.concern("It took longer.")),
        Samples.item(vote(desk, 0)));
  }

  private static boolean isNew(Outcome<Receipt> outcome) {
    return switch (outcome) {
      case Outcome.Ok<Receipt>(Receipt.Staged staged) -> !staged.repeated();
      case Outcome.Ok<Receipt>(Receipt.Applied applied) -> !applied.repeated();
      case Outcome<Receipt> _ -> false;
    };
  }

  private static ObjectNode vote(Desk desk, int number) {
    return desk.samples.vote("skill", Samples.SKILL, number % 2 == 0 ? "confirm" : "reject");
  }

  private static ClientNetwork address(int number) {
    return ClientNetwork.of(new byte[] {(byte) 198, 51, 100, (byte) number});
  }

  private static long stagedRows(Desks desks) {
    return desks.first().records.read(tables -> tables.staging().count());
  }

  private static Tally tally(Desks desks) {
    return cohort(desks).counts();
  }

  private static CohortTally cohort(Desks desks) {
    return desks
        .first()
        .records
        .read(tables -> tables.tallies().list(List.of(Target.of(TargetType.SKILL, Samples.SKILL))))
        .getFirst();
  }
}
