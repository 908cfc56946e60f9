package be.becivic.corpus.command;

import be.becivic.corpus.Corpus;
import be.becivic.corpus.check.report.CheckedCommit;
import be.becivic.corpus.check.report.CommitAuthor;
import be.becivic.corpus.check.report.CommitRange;
import be.becivic.corpus.git.tree.GitFiles;
import be.becivic.corpus.git.tree.QuietGitEnvironment;
import be.becivic.protocol.id.CommitId;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.eclipse.jgit.lib.Constants;
import org.eclipse.jgit.lib.ObjectId;
import org.eclipse.jgit.lib.PersonIdent;
import org.eclipse.jgit.lib.Repository;
import org.eclipse.jgit.lib.UserConfig;
import org.eclipse.jgit.revwalk.RevCommit;
import org.eclipse.jgit.revwalk.RevSort;
import org.eclipse.jgit.revwalk.RevWalk;
import org.eclipse.jgit.storage.file.FileRepositoryBuilder;

/**
 * The repository around an author's folder: what was committed since a base, and what is not yet.
 */
final class WorkingCopy {

  /** There is no such commit, or no repository. */
  static final class Unknown extends Exception {
    Unknown(String message) {
      super(message);
    }
  }

  private final Repository repository;
  private final String prefix;

  private WorkingCopy(Repository repository, Path folder) throws IOException {
    this.repository = repository;
    Path root = repository.getWorkTree().toPath().toRealPath();
    String relative = root.relativize(folder.toRealPath()).toString().replace('\\', '/');
    this.prefix = relative.isEmpty() ? "" : relative + "/";
  }

  /** The change since a base, its last state read from the folder; nothing when there is none. */
  static Optional<CommitRange> changeSince(String base, Path folder, Corpus now)
      throws IOException, Unknown {
    QuietGitEnvironment.install();
    FileRepositoryBuilder builder =
        new FileRepositoryBuilder().findGitDir(folder.toAbsolutePath().toFile());
    if (builder.getGitDir() == null) {
      throw new Unknown(folder + " is in no git repository.");
    }
    try (Repository repository = builder.build()) {
      return new WorkingCopy(repository, folder).change(base, now);
    }
  }

  private Optional<CommitRange> change(String base, Corpus now) throws IOException, Unknown {
    try (RevWalk walk = new RevWalk(repository)) {
      RevCommit from = commit(base, walk);
      Corpus before = now.movedTo(files(from));
      List<CheckedCommit> revisions = new ArrayList<>();
      walk.sort(RevSort.TOPO);
      walk.sort(RevSort.REVERSE, true);
      walk.markStart(commit(Constants.HEAD, walk));
      walk.markUninteresting(from);
      Corpus last = before;
      for (RevCommit commit : walk) {
        last = last.movedTo(files(commit));
        revisions.add(new CheckedCommit(last, author(commit.getAuthorIdent()), false));
      }
      if (!last.files().blobs().equals(now.files().blobs())) {
        revisions.add(new CheckedCommit(now, user(), false));
      } else if (!revisions.isEmpty()) {
        revisions.add(new CheckedCommit(now, revisions.removeLast().author(), false));
      }
      return revisions.isEmpty()
          ? Optional.empty()
          : Optional.of(new CommitRange(before, revisions));
    }
  }

  private RevCommit commit(String name, RevWalk walk) throws IOException, Unknown {
    ObjectId id = repository.resolve(name + "^{commit}");
    if (id == null) {
      throw new Unknown("There is no commit " + name + ".");
    }
    return walk.parseCommit(id);
  }

  private GitFiles files(RevCommit commit) throws IOException {
    return GitFiles.at(repository, new CommitId(commit.name()), prefix);
  }

  private static CommitAuthor author(PersonIdent person) {
    return new CommitAuthor(person.getName(), person.getEmailAddress());
  }

  private CommitAuthor user() {
    UserConfig user = repository.getConfig().get(UserConfig.KEY);
    return new CommitAuthor(user.getAuthorName(), user.getAuthorEmail());
  }
}
