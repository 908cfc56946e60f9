package be.becivic.records;

import static be.becivic.records.Samples.NOW;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import be.becivic.protocol.id.SubmissionId;
import be.becivic.records.submission.StagedSubmission;
import java.util.concurrent.CompletableFuture;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

final class TransactionsTest extends OnBothEngines {
  private final Samples samples = new Samples(14);

  static Stream<Throwable> anythingThrown() {
    return Stream.of(new IllegalStateException("refused"), new AssertionError("wrong"));
  }

  @ParameterizedTest
  @MethodSource("anythingThrown")
  void aWriteThatThrowsLeavesNothingAndThrowsTheSame(Throwable thrown) {
    SubmissionId id = samples.concernId();
    assertThatThrownBy(
            () ->
                change(
                    t -> {
                      t.knownIds().claim(id, NOW);
                      throw sneaky(thrown);
                    }))
        .isSameAs(thrown);
    check(t -> assertThat(t.knownIds().contains(id)).isFalse());
  }

  @Test
  void anUndoneWriteLeavesNothingAndStillAnswers() {
    SubmissionId id = samples.concernId();
    String answer =
        records.write(
            t -> {
              t.knownIds().claim(id, NOW);
              t.undo();
              return "refused";
            });
    assertThat(answer).isEqualTo("refused");
    check(t -> assertThat(t.knownIds().contains(id)).isFalse());
    change(t -> t.knownIds().claim(id, NOW));
    check(t -> assertThat(t.knownIds().contains(id)).isTrue());
  }

  @Test
  void aWriteSeesItsOwnChanges() {
    StagedSubmission submission = samples.staged();
    change(
        t -> {
          t.staging().insert(submission);
          assertThat(t.staging().find(submission.id())).contains(submission);
        });
  }

  @Test
  void aReadKeepsToOneStateWhileOthersWrite() {
    check(
        t -> {
          assertThat(t.staging().count()).isZero();
          CompletableFuture.runAsync(() -> change(w -> w.staging().insert(samples.staged())))
              .join();
          assertThat(t.staging().count()).isZero();
        });
    check(t -> assertThat(t.staging().count()).isEqualTo(1));
  }

  @Test
  void aReadCannotWrite() {
    SubmissionId id = samples.concernId();
    assertThatThrownBy(() -> check(t -> t.knownIds().claim(id, NOW)))
        .isInstanceOf(RuntimeException.class)
        .isNotInstanceOf(RecordsUnavailable.class);
    check(t -> assertThat(t.knownIds().contains(id)).isFalse());
  }

  @Test
  void aReadThatThrowsThrowsTheSameAndTheNextOneWorks() {
    var thrown = new IllegalStateException("not today");
    assertThatThrownBy(
            () ->
                check(
                    t -> {
                      throw thrown;
                    }))
        .isSameAs(thrown);
    check(t -> assertThat(t.staging().count()).isZero());
  }

  @SuppressWarnings("unchecked")
  private static <E extends Throwable> RuntimeException sneaky(Throwable thrown) throws E {
    throw (E) thrown;
  }
}
