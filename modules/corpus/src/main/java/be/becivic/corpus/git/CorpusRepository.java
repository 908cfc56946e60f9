package be.becivic.corpus.git;

import be.becivic.corpus.CorpusFiles;
import be.becivic.corpus.CorpusUnavailable;
import be.becivic.corpus.git.internal.Beginning;
import be.becivic.corpus.git.internal.CommitRelations;
import be.becivic.corpus.git.internal.FileWalk;
import be.becivic.corpus.git.internal.GitReferences;
import be.becivic.corpus.git.internal.HistoryReader;
import be.becivic.corpus.git.internal.LastChanges;
import be.becivic.corpus.git.internal.LeftBehind;
import be.becivic.corpus.git.internal.RepositoryFetch;
import be.becivic.corpus.git.internal.SkillWalk;
import be.becivic.corpus.git.tree.BlobReader;
import be.becivic.corpus.git.tree.GitFiles;
import be.becivic.corpus.git.tree.QuietGitEnvironment;
import be.becivic.corpus.history.History;
import be.becivic.corpus.history.KnownHistory;
import be.becivic.corpus.history.LastChange;
import be.becivic.corpus.history.SkillChange;
import be.becivic.protocol.id.CommitId;
import be.becivic.protocol.id.SkillId;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.time.InstantSource;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import java.util.function.Supplier;
import org.eclipse.jgit.errors.AmbiguousObjectException;
import org.eclipse.jgit.errors.MissingObjectException;
import org.eclipse.jgit.lib.Constants;
import org.eclipse.jgit.lib.ObjectId;
import org.eclipse.jgit.lib.Repository;
import org.eclipse.jgit.revwalk.RevWalk;
import org.eclipse.jgit.storage.file.FileRepositoryBuilder;
import org.eclipse.jgit.treewalk.TreeWalk;

/** The bare git repository that the corpus lives in. */
public final class CorpusRepository implements AutoCloseable {
  public static final String MAIN = Constants.R_HEADS + "main";

  private final Repository repository;

  private CorpusRepository(Repository repository) {
    this.repository = repository;
  }

  /** Opens the repository, first making it from the seed folder where there is none yet. */
  public static CorpusRepository open(Path bareRepository, Path seed, InstantSource clock) {
    QuietGitEnvironment.install();
    try {
      Repository repository =
          new FileRepositoryBuilder().setGitDir(bareRepository.toFile()).setBare().build();
      Beginning.of(repository, MAIN, seed, clock);
      return new CorpusRepository(repository);
    } catch (IOException broken) {
      throw new UncheckedIOException(
          "The corpus repository " + bareRepository + " cannot be opened", broken);
    }
  }

  /** Whether there is a repository that has a main. */
  public static boolean hasMain(Path bareRepository) {
    QuietGitEnvironment.install();
    try (Repository repository =
        new FileRepositoryBuilder().setGitDir(bareRepository.toFile()).setBare().build()) {
      return repository.getObjectDatabase().exists() && repository.exactRef(MAIN) != null;
    } catch (IOException broken) {
      throw new UncheckedIOException(
          "The corpus repository " + bareRepository + " cannot be opened", broken);
    }
  }

  /**
   * Takes away what a process killed in the middle of its work left, and says which locks there
   * were. Only for who knows that nobody else works in the repository.
   */
  public static List<String> clearLeftBehind(Path bareRepository) {
    try {
      return LeftBehind.clear(bareRepository);
    } catch (IOException broken) {
      throw new UncheckedIOException(
          "The corpus repository " + bareRepository + " cannot be cleared", broken);
    }
  }

  /**
   * Makes a repository with the main of another.
   *
   * @param from its address or folder
   * @param at the commit of that main to stop at; absent, all of it
   * @throws IllegalArgumentException when main does not lead over that commit
   */
  public static CorpusRepository copy(Path bareRepository, String from, Optional<CommitId> at) {
    QuietGitEnvironment.install();
    try {
      Repository repository =
          new FileRepositoryBuilder().setGitDir(bareRepository.toFile()).setBare().build();
      Beginning.create(repository, MAIN);
      CommitId main = RepositoryFetch.fetch(repository, MAIN, from, Optional.empty());
      if (at.isPresent()) {
        if (!CommitRelations.isOnLine(repository, at.get(), main)) {
          throw new IllegalArgumentException(at.get() + " is not on main");
        }
        GitReferences.move(repository, MAIN, Optional.of(main), at);
      }
      return new CorpusRepository(repository);
    } catch (IOException broken) {
      throw new UncheckedIOException("The repository " + from + " cannot be copied", broken);
    }
  }

  /** Makes a repository with everything another has, which may be in use. */
  public static void copyAll(Path bareRepository, Path from) {
    QuietGitEnvironment.install();
    try (Repository repository =
        new FileRepositoryBuilder().setGitDir(bareRepository.toFile()).setBare().build()) {
      Beginning.create(repository, MAIN);
      RepositoryFetch.fetchAll(repository, from);
    } catch (IOException broken) {
      throw new UncheckedIOException("The repository " + from + " cannot be copied", broken);
    }
  }

  public CommitId main() {
    try {
      return GitReferences.get(repository, MAIN);
    } catch (IOException broken) {
      throw new CorpusUnavailable(broken);
    }
  }

  /** The commit that a hash, or the beginning of one, names. */
  public Optional<CommitId> findCommit(String hash) {
    try (var walk = new RevWalk(repository)) {
      ObjectId id = repository.resolve(hash + "^{commit}");
      return id == null ? Optional.empty() : Optional.of(new CommitId(walk.parseCommit(id).name()));
    } catch (MissingObjectException | AmbiguousObjectException _) {
      return Optional.empty();
    } catch (IOException broken) {
      throw new CorpusUnavailable(broken);
    }
  }

  /** Where main's own line begins. */
  public CommitId root() {
    try {
      return CommitRelations.root(repository, main());
    } catch (IOException broken) {
      throw new CorpusUnavailable(broken);
    }
  }

  /** What the commits of main's own line say, newest first. */
  public List<String> messages(CommitId head) {
    try {
      return CommitRelations.messages(repository, head);
    } catch (IOException broken) {
      throw new CorpusUnavailable(broken);
    }
  }

  /** All files of a commit. */
  public CorpusFiles files(CommitId commit) {
    try {
      return GitFiles.at(repository, commit);
    } catch (IOException broken) {
      throw new CorpusUnavailable(broken);
    }
  }

  /** A content that is read when asked for, by the id git gives it. */
  public Supplier<byte[]> reader(String blob) {
    return new BlobReader(repository, blob);
  }

  /** All files of a commit; nothing where there is no such commit. */
  Optional<CorpusFiles> findFiles(CommitId commit) {
    return findCommit(commit.value()).map(this::files);
  }

  /** Whether main's own line leads from one commit to another. */
  public boolean leads(CommitId from, CommitId to) {
    try {
      return CommitRelations.isOnLine(repository, from, to);
    } catch (IOException broken) {
      throw new CorpusUnavailable(broken);
    }
  }

  /** The commits that main's own line added after one, up to another. */
  public Set<CommitId> since(CommitId from, CommitId to) {
    try {
      return CommitRelations.since(repository, from, to);
    } catch (IOException broken) {
      throw new CorpusUnavailable(broken);
    }
  }

  /** For every file of a commit, where on main's own line it last changed. */
  public Map<String, LastChange> lastChanges(CommitId commit) {
    try {
      return LastChanges.of(repository, commit);
    } catch (IOException broken) {
      throw new CorpusUnavailable(broken);
    }
  }

  /** What main's own line tells about its artefacts up to a commit, and was not known before. */
  public History history(KnownHistory known, CommitId commit) {
    return history(known.commit(), known.history(), commit);
  }

  /** The same, reading only what came after a state that is known already. */
  public History history(Mainline known, CommitId commit) {
    return history(known.corpus().commit(), known.history(), commit);
  }

  private History history(Optional<CommitId> known, History history, CommitId commit) {
    try {
      return HistoryReader.of(repository, known, history, commit);
    } catch (IOException broken) {
      throw new CorpusUnavailable(broken);
    }
  }

  /**
   * The newest few commits of main's own line that touched a skill, newest first.
   *
   * @param before only those older than this one
   */
  public List<SkillChange> changes(
      SkillId skill, CommitId head, Optional<CommitId> before, int limit) {
    try {
      return new SkillWalk(repository, skill).back(head, before, limit);
    } catch (IOException broken) {
      throw new CorpusUnavailable(broken);
    }
  }

  /** The newest commit of main's own line at which a file had a content like that. */
  public Optional<CommitId> findNewest(String path, Predicate<byte[]> wanted) {
    try {
      return new FileWalk(repository, path).findNewest(main(), wanted);
    } catch (IOException broken) {
      throw new CorpusUnavailable(broken);
    }
  }

  public Optional<byte[]> find(CommitId commit, String path) {
    try (var walk = new RevWalk(repository)) {
      var tree = walk.parseCommit(ObjectId.fromString(commit.value())).getTree();
      try (var file = TreeWalk.forPath(repository, path, tree)) {
        return file == null
            ? Optional.empty()
            : Optional.of(repository.open(file.getObjectId(0)).getBytes());
      }
    } catch (IOException broken) {
      throw new CorpusUnavailable(broken);
    }
  }

  public byte[] get(CommitId commit, String path) {
    return find(commit, path)
        .orElseThrow(
            () -> new IllegalStateException("The corpus at " + commit + " has no file " + path));
  }

  /** The verbs that change the repository. */
  public CorpusWriter writer() {
    return new CorpusWriter(repository);
  }

  @Override
  public void close() {
    repository.close();
  }
}
