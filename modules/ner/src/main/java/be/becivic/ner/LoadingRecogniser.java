package be.becivic.ner;

import be.becivic.ner.result.PersonSpan;
import be.becivic.ner.text.ModelLanguage;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.function.Supplier;

/** A recogniser whose models are still being read. It never answers without them. */
public final class LoadingRecogniser implements PersonRecogniser {

  /** How far loading has come. */
  public enum State {
    LOADING,
    READY,
    FAILED
  }

  private final CompletableFuture<PersonRecogniser> loaded = new CompletableFuture<>();

  private LoadingRecogniser() {}

  static LoadingRecogniser start(Supplier<PersonRecogniser> loader) {
    var loading = new LoadingRecogniser();
    Thread.ofPlatform().daemon().name("ner-loading").start(() -> loading.complete(loader));
    return loading;
  }

  private void complete(Supplier<PersonRecogniser> loader) {
    try {
      loaded.complete(loader.get());
    } catch (Throwable e) {
      loaded.completeExceptionally(e);
    }
  }

  public State state() {
    return switch (loaded.state()) {
      case RUNNING -> State.LOADING;
      case SUCCESS -> State.READY;
      case FAILED, CANCELLED -> State.FAILED;
    };
  }

  /**
   * Waits until the models are there.
   *
   * @throws RecogniserUnavailableException when they cannot be read: the text has not been checked
   */
  @Override
  public List<PersonSpan> recognise(String text, Optional<ModelLanguage> language) {
    return ready().recognise(text, language);
  }

  private PersonRecogniser ready() {
    try {
      return loaded.get();
    } catch (ExecutionException e) {
      throw new RecogniserUnavailableException(Objects.requireNonNull(e.getCause()));
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new RecogniserUnavailableException(e);
    }
  }
}
