package be.becivic.corpus.voice;

import be.becivic.corpus.CorpusFiles;
import be.becivic.protocol.id.CommitId;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Function;

/** The commits at which texts of ours stand, each read once. */
final class EarlierStates {
  private final Function<CommitId, Optional<CorpusFiles>> commits;
  private final Map<String, Optional<EarlierState>> known;
  private final Map<String, Optional<EarlierState>> used = new ConcurrentHashMap<>();

  private EarlierStates(
      Function<CommitId, Optional<CorpusFiles>> commits,
      Map<String, Optional<EarlierState>> known) {
    this.commits = commits;
    this.known = known;
  }

  static EarlierStates in(Function<CommitId, Optional<CorpusFiles>> commits) {
    return new EarlierStates(commits, Map.of());
  }

  /** For another state of main, which mostly wants the same; what it does not want is dropped. */
  EarlierStates next() {
    return new EarlierStates(commits, used);
  }

  Optional<EarlierState> find(PreviousText text) {
    return used.computeIfAbsent(
        text.commit(),
        sha ->
            known
                .getOrDefault(sha, Optional.empty())
                .or(() -> text.findCommit().flatMap(commits).map(EarlierState::new)));
  }
}
