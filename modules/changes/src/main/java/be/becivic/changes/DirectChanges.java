package be.becivic.changes;

import be.becivic.changes.check.AuthoredFiles;
import be.becivic.corpus.Corpus;
import be.becivic.corpus.CorpusFiles;
import be.becivic.corpus.MemoryFiles;
import be.becivic.corpus.git.CorpusRepository;
import be.becivic.corpus.git.Merge;
import be.becivic.protocol.change.ChangeKey;
import be.becivic.protocol.change.ChangeKind;
import be.becivic.protocol.change.FileChanges;
import be.becivic.protocol.error.ErrorCategory;
import be.becivic.protocol.error.Outcome;
import be.becivic.protocol.error.Rejection;
import be.becivic.protocol.feedback.Target;
import be.becivic.protocol.id.CommitId;
import be.becivic.records.catalogue.RevisionOrigin;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Optional;
import java.util.function.Function;
import java.util.regex.Pattern;

/** Changes that come as files and not as submissions: they merge at once or not at all. */
public final class DirectChanges {
  private static final String TITLE = "Edit the corpus";
  private static final Target CORPUS = Target.Graph.WHOLE;
  private static final Pattern COMMIT = Pattern.compile("[0-9a-f]{7,40}");

  private final CorpusRepository repository;
  private final Forge forge;
  private final ChangeLander landing;

  DirectChanges(CorpusRepository repository, Forge forge, ChangeLander landing) {
    this.repository = repository;
    this.forge = forge;
    this.landing = landing;
  }

  /** Main as it is now. */
  public Corpus main() {
    return landing.main();
  }

  /**
   * Brings in what an author changed in a folder.
   *
   * @param base the commit of main the folder was made from; absent, its files are taken as they
   *     are, and none that it lacks is removed
   * @param reviewed whether a person has looked at the text and let it pass
   */
  public LandingOutcome fromFolder(Path folder, Optional<CommitId> base, boolean reviewed)
      throws IOException {
    MemoryFiles files = MemoryFiles.ofFolder(folder);
    return base.isPresent()
        ? authored(base.get(), files, reviewed)
        : land(
            ChangeKind.AUTHOR,
            CORPUS,
            TITLE,
            reviewed,
            main -> Outcome.ok(AuthoredFiles.overlay(main, files)));
  }

  /** Brings in what an author pushed to a branch; nothing when there is no such branch. */
  public Optional<LandingOutcome> fromBranch(String branch, boolean reviewed) {
    return repository
        .writer()
        .findBranch(branch)
        .map(
            head ->
                authored(
                    repository.writer().forkPoint(head, forge.main()),
                    repository.files(head),
                    reviewed));
  }

  /** A commit of main's own line, by its name or the beginning of it. */
  public Optional<CommitId> findOnMain(String name) {
    return Optional.of(name)
        .filter(hex -> COMMIT.matcher(hex).matches())
        .flatMap(repository::findCommit)
        .filter(commit -> repository.leads(commit, forge.main()));
  }

  /** Undoes what one commit of main changed, and leaves what came after it; the first stays. */
  public LandingOutcome revert(CommitId commit) {
    Optional<CommitId> before = repository.writer().findParent(commit);
    if (before.isEmpty()) {
      return new LandingOutcome.Conflict();
    }
    return land(
        ChangeKind.SYSTEM,
        CORPUS,
        "Undo " + commit,
        true,
        main -> laid(commit, repository.files(before.get()), main));
  }

  /** Makes a change of the system's own, such as files it generates. */
  public LandingOutcome bySystem(
      Target target, String title, Function<Corpus, Outcome<FileChanges>> files) {
    return land(ChangeKind.SYSTEM, target, title, true, files);
  }

  private LandingOutcome authored(CommitId base, CorpusFiles files, boolean reviewed) {
    return land(ChangeKind.AUTHOR, CORPUS, TITLE, reviewed, main -> laid(base, files, main));
  }

  /** What changed between a commit and other files, laid on main. */
  private Outcome<FileChanges> laid(CommitId from, CorpusFiles to, Corpus main) {
    CorpusFiles base = repository.files(from);
    CorpusFiles changed = AuthoredFiles.withVersionsOf(main.movedTo(base), to);
    return switch (Merge.of(base, changed, main.files())) {
      case Merge.Clean(FileChanges changes) -> Outcome.ok(changes);
      case Merge.Conflict _ -> Outcome.refused(Rejection.of(ErrorCategory.DIFF_APPLY_FAILED));
    };
  }

  private LandingOutcome land(
      ChangeKind kind,
      Target target,
      String title,
      boolean reviewed,
      Function<Corpus, Outcome<FileChanges>> files) {
    CommitId since = forge.main();
    if (!(landing.files(files) instanceof Outcome.Ok<FileChanges>(FileChanges now))) {
      return new LandingOutcome.Conflict();
    }
    return landing.mergeUnasked(
        new PendingChange(
            ChangeKey.of(now),
            kind,
            RevisionOrigin.MAINTAINER,
            Optional.empty(),
            reviewed,
            title,
            since,
            files),
        target);
  }
}
