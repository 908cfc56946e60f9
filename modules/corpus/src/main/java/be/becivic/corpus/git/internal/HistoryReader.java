package be.becivic.corpus.git.internal;

import be.becivic.corpus.history.History;
import be.becivic.corpus.history.MainCommit;
import be.becivic.protocol.id.CommitId;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.Optional;
import org.eclipse.jgit.lib.Repository;
import org.eclipse.jgit.revwalk.RevCommit;

/** Brings a history up to a commit, from where it stands or else from the beginning. */
public final class HistoryReader {
  private HistoryReader() {}

  public static History of(
      Repository repository, Optional<CommitId> known, History history, CommitId head)
      throws IOException {
    try (MainWalk walk = new MainWalk(repository)) {
      Optional<List<RevCommit>> fresh = walk.between(known, head);
      return fresh.isPresent()
          ? history.after(read(walk, fresh.get()))
          : History.NONE.after(read(walk, walk.between(Optional.empty(), head).orElseThrow()));
    } catch (UncheckedIOException broken) {
      throw broken.getCause();
    }
  }

  private static Iterable<MainCommit> read(MainWalk walk, List<RevCommit> commits) {
    return () -> commits.stream().map(commit -> read(walk, commit)).iterator();
  }

  private static MainCommit read(MainWalk walk, RevCommit commit) {
    try {
      return walk.read(commit);
    } catch (IOException broken) {
      throw new UncheckedIOException(broken);
    }
  }
}
