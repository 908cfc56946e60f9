package be.becivic.ner;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import be.becivic.ner.LoadingRecogniser.State;
import be.becivic.ner.result.PersonSpan;
import be.becivic.ner.result.Reason;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

@Timeout(60)
class LoadingRecogniserTest {
  private static final List<PersonSpan> FOUND =
      List.of(new PersonSpan(0, 6, new Reason(Reason.Kind.MODEL, "test")));

  @Test
  void callersWaitUntilTheModelsAreThere() throws Exception {
    var release = new CountDownLatch(1);
    LoadingRecogniser loading =
        LoadingRecogniser.start(
            () -> {
              await(release);
              return (_, _) -> FOUND;
            });
    assertThat(loading.state()).isEqualTo(State.LOADING);
    var answer = CompletableFuture.supplyAsync(() -> loading.recognise("Sophie", Optional.empty()));
    assertThat(answer).isNotDone();

    release.countDown();

    assertThat(answer.get()).isEqualTo(FOUND);
    assertThat(loading.state()).isEqualTo(State.READY);
  }

  @Test
  void aRecogniserThatCannotLoadNeverLetsATextPass() {
    LoadingRecogniser loading =
        LoadingRecogniser.start(
            () -> {
              throw new IllegalStateException("broken model");
            });

    assertThatThrownBy(() -> loading.recognise("", Optional.empty()))
        .isInstanceOf(RecogniserUnavailableException.class)
        .hasRootCauseMessage("broken model");
    assertThat(loading.state()).isEqualTo(State.FAILED);
  }

  @Test
  void anInterruptedCallerGetsNoAnswer() {
    LoadingRecogniser loading =
        LoadingRecogniser.start(
            () -> {
              await(new CountDownLatch(1));
              return (_, _) -> List.of();
            });
    Thread.currentThread().interrupt();

    assertThatThrownBy(() -> loading.recognise("", Optional.empty()))
        .isInstanceOf(RecogniserUnavailableException.class);
    assertThat(Thread.interrupted()).isTrue();
  }

  @Test
  void theShippedModelsLoadInTheBackground() {
    LoadingRecogniser loading = Recogniser.loadInBackground();

    assertThat(loading.recognise("Madame Dupont", Optional.empty())).hasSize(1);
  }

  private static void await(CountDownLatch latch) {
    try {
      latch.await();
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
  }
}
