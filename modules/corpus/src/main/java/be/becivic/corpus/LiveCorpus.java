package be.becivic.corpus;

/** The corpus as main has it now: readers always see one whole state. */
public final class LiveCorpus {
  private final CorpusRepository repository;
  private volatile Corpus current;

  public LiveCorpus(CorpusRepository repository) {
    this.repository = repository;
    this.current = Corpus.load(repository.files(repository.main()));
  }

  public Corpus current() {
    return current;
  }

  /** Follows main if it has moved; what did not change in between is not read again. */
  public synchronized Corpus refresh() {
    CommitId main = repository.main();
    if (current.commit().filter(main::equals).isEmpty()) {
      current = current.movedTo(repository.files(main));
    }
    return current;
  }
}
