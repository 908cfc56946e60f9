package be.becivic.ner;

/** The models could not be read, so nothing can be said about any text. */
public final class RecogniserUnavailableException extends RuntimeException {
  RecogniserUnavailableException(Throwable cause) {
    super("the person recogniser could not load", cause);
  }
}
