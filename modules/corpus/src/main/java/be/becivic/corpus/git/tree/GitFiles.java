package be.becivic.corpus.git.tree;

import be.becivic.corpus.CorpusFiles;
import be.becivic.protocol.id.CommitId;
import java.io.IOException;
import java.time.Instant;
import java.util.Collections;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.Supplier;
import org.eclipse.jgit.lib.FileMode;
import org.eclipse.jgit.lib.ObjectId;
import org.eclipse.jgit.lib.Repository;
import org.eclipse.jgit.revwalk.RevCommit;
import org.eclipse.jgit.revwalk.RevWalk;
import org.eclipse.jgit.treewalk.TreeWalk;
import org.eclipse.jgit.treewalk.filter.PathFilter;

/** The files of one commit; contents are read from the repository when asked for. */
public final class GitFiles implements CorpusFiles {
  private final Repository repository;
  private final CommitId commit;
  private final Instant time;
  private final SortedMap<String, String> blobs;

  private GitFiles(
      Repository repository, CommitId commit, Instant time, SortedMap<String, String> blobs) {
    this.repository = repository;
    this.commit = commit;
    this.time = time;
    this.blobs = Collections.unmodifiableSortedMap(blobs);
  }

  public static GitFiles at(Repository repository, CommitId id) throws IOException {
    return at(repository, id, "");
  }

  /**
   * The files below a folder of a commit.
   *
   * @param folder empty, or a path that ends with a slash; it is left out of the files' paths
   */
  public static GitFiles at(Repository repository, CommitId id, String folder) throws IOException {
    try (RevWalk walk = new RevWalk(repository);
        TreeWalk tree = new TreeWalk(repository)) {
      RevCommit commit = walk.parseCommit(ObjectId.fromString(id.value()));
      tree.addTree(commit.getTree());
      tree.setRecursive(true);
      if (!folder.isEmpty()) {
        tree.setFilter(PathFilter.create(folder));
      }
      SortedMap<String, String> blobs = new TreeMap<>();
      while (tree.next()) {
        if ((tree.getRawMode(0) & FileMode.TYPE_MASK) == FileMode.TYPE_FILE) {
          blobs.put(tree.getPathString().substring(folder.length()), tree.getObjectId(0).name());
        }
      }
      return new GitFiles(repository, id, Instant.ofEpochSecond(commit.getCommitTime()), blobs);
    }
  }

  @Override
  public Optional<CommitId> commit() {
    return Optional.of(commit);
  }

  @Override
  public Instant time() {
    return time;
  }

  @Override
  public SortedMap<String, String> blobs() {
    return blobs;
  }

  @Override
  public byte[] read(String path) {
    return reader(path).get();
  }

  @Override
  public Supplier<byte[]> reader(String path) {
    String blob = blobs.get(path);
    if (blob == null) {
      throw new IllegalArgumentException("The corpus at " + commit + " has no file " + path);
    }
    return new BlobReader(repository, blob);
  }
}
