package be.becivic.changes;

import be.becivic.corpus.Corpus;
import be.becivic.corpus.git.CorpusRepository;
import be.becivic.protocol.id.CommitId;

/** The corpus at any commit; what did not change since the one asked for last is not read again. */
final class CorpusStates {
  private final CorpusRepository repository;
  private Corpus last;

  CorpusStates(CorpusRepository repository) {
    this.repository = repository;
    this.last = Corpus.load(repository.files(repository.main()));
  }

  synchronized Corpus at(CommitId commit) {
    if (last.commit().filter(commit::equals).isEmpty()) {
      last = last.movedTo(repository.files(commit));
    }
    return last;
  }
}
