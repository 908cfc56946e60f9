package be.becivic.changes;

import be.becivic.corpus.Corpus;
import be.becivic.corpus.git.CorpusRepository;
import be.becivic.protocol.id.CommitId;
import java.util.function.Supplier;

/** The corpus at any commit; what did not change since the one asked for last is not read again. */
final class CorpusStates {
  private final CorpusRepository repository;
  private Supplier<Corpus> last;

  /** Begins with a state that is read already, or when first asked. */
  CorpusStates(CorpusRepository repository, Supplier<Corpus> known) {
    this.repository = repository;
    this.last = known;
  }

  synchronized Corpus at(CommitId commit) {
    Corpus known = last.get();
    Corpus wanted =
        known.commit().filter(commit::equals).isPresent()
            ? known
            : known.movedTo(repository.files(commit));
    last = () -> wanted;
    return wanted;
  }
}
