package be.becivic.changes;

import be.becivic.corpus.CorpusFiles;
import be.becivic.corpus.git.CorpusRepository;
import be.becivic.protocol.id.CommitId;
import java.util.LinkedHashMap;
import java.util.SortedMap;

/** The last merges of this process, which need no second check before they are shown. */
final class CheckedMerges {
  private static final int MOST = 64;

  private final CorpusRepository repository;
  private final LinkedHashMap<CommitId, CheckedMerge> merges = new LinkedHashMap<>();

  /** What was checked: files by path, each as the id of its content, on a commit of main. */
  private record CheckedMerge(CommitId base, SortedMap<String, String> blobs) {}

  CheckedMerges(CorpusRepository repository) {
    this.repository = repository;
  }

  synchronized void add(CommitId commit, CommitId base, CorpusFiles checked) {
    merges.put(commit, new CheckedMerge(base, checked.blobs()));
    if (merges.size() > MOST) {
      merges.pollFirstEntry();
    }
  }

  /**
   * Whether main went from one commit to another by these merges alone. A forge may write the
   * commit itself, so each must hold exactly what was checked.
   */
  synchronized boolean leadTo(CommitId commit, CommitId from) {
    CommitId at = commit;
    while (!at.equals(from)) {
      CheckedMerge merge = merges.get(at);
      if (merge == null || !repository.files(at).blobs().equals(merge.blobs())) {
        return false;
      }
      at = merge.base();
    }
    return true;
  }
}
