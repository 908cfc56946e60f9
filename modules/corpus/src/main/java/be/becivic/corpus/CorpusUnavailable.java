package be.becivic.corpus;

import java.io.IOException;
import java.io.UncheckedIOException;

/** The repository that texts are kept in cannot be read now: its place is away, or it is broken. */
public final class CorpusUnavailable extends UncheckedIOException {
  private static final long serialVersionUID = 1L;

  public CorpusUnavailable(IOException cause) {
    super("The corpus repository cannot be read", cause);
  }
}
