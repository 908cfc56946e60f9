package be.becivic.corpus;

/** The corpus as main has it now: readers always see one whole state. */
public final class LiveCorpus {
  private final CorpusRepository repository;
  private volatile Mainline main;

  public LiveCorpus(CorpusRepository repository) {
    this.repository = repository;
    CommitId head = repository.main();
    this.main = new Mainline(Corpus.load(repository.files(head)), repository.history(head));
  }

  public Corpus current() {
    return main.corpus();
  }

  /** The corpus together with its history up to the same commit. */
  public Mainline main() {
    return main;
  }

  /** Follows main if it has moved; what did not change in between is not read again. */
  public synchronized Corpus refresh() {
    CommitId head = repository.main();
    if (current().commit().filter(head::equals).isEmpty()) {
      main =
          new Mainline(current().movedTo(repository.files(head)), repository.history(main, head));
    }
    return current();
  }
}
