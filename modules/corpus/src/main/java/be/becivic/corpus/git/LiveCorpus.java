package be.becivic.corpus.git;

import be.becivic.corpus.Corpus;
import be.becivic.corpus.history.History;
import be.becivic.corpus.history.KnownHistory;
import be.becivic.corpus.history.LastChange;
import be.becivic.corpus.history.SkillChange;
import be.becivic.corpus.skill.KnownHeads;
import be.becivic.corpus.skill.Skill;
import be.becivic.corpus.text.SourceFile;
import be.becivic.corpus.voice.CorpusVoices;
import be.becivic.protocol.change.FileChanges;
import be.becivic.protocol.id.CommitId;
import be.becivic.protocol.id.SkillId;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import java.util.function.Function;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** The corpus as it is served now: readers always see one whole state. */
public final class LiveCorpus {
  private final CorpusRepository repository;
  private volatile Served served;
  private Function<Corpus, FileChanges> takenAway = _ -> FileChanges.none();
  private volatile @Nullable FileChangeTimes lastChanges;

  /**
   * What is served.
   *
   * @param main as git has it
   * @param takenAway what readers see otherwise
   */
  private record Served(Mainline main, FileChanges takenAway, Mainline shown) {
    static Served of(Mainline main, FileChanges takenAway) {
      return new Served(main, takenAway, takenAway.isEmpty() ? main : main.with(takenAway));
    }
  }

  /** The answer asked for last; the way through the history is long. */
  private record FileChangeTimes(CommitId commit, Map<String, LastChange> byFile) {}

  /**
   * Starts where serving stopped, which may be behind main when main was found wanting. The history
   * is read beside the corpus, since each has every text to look at.
   */
  public LiveCorpus(CorpusRepository repository) {
    this(repository, KnownHeads.NONE, () -> KnownHistory.NONE);
  }

  /** The same where frontmatter was read and the history worked out before. */
  public LiveCorpus(
      CorpusRepository repository, KnownHeads heads, Supplier<KnownHistory> knownHistory) {
    this.repository = repository;
    CommitId head = repository.writer().findServed().orElseGet(repository::main);
    var history = new FutureTask<>(() -> repository.history(knownHistory.get(), head));
    Thread.ofPlatform().name("history").start(history);
    Corpus corpus = withHeads(Corpus.load(repository.files(head), heads));
    CorpusVoices voices = CorpusVoices.of(corpus, repository::findFiles);
    this.served = Served.of(new Mainline(voices, get(history)), FileChanges.none());
  }

  /** Decisions inside a write go by frontmatter, and no write waits for git. */
  private static Corpus withHeads(Corpus corpus) {
    corpus.skills().parallelStream().forEach(Skill::readHead);
    return corpus;
  }

  /** Its failure is thrown as if it had happened here. */
  private static History get(FutureTask<History> history) {
    try {
      return history.get();
    } catch (ExecutionException failure) {
      if (failure.getCause() instanceof RuntimeException cause) {
        throw cause;
      }
      throw new IllegalStateException(failure.getCause());
    } catch (InterruptedException stopped) {
      Thread.currentThread().interrupt();
      throw new IllegalStateException(stopped);
    }
  }

  /** Parses what no start waits for, before somebody asks. */
  public void parseAll() {
    current().parseAll();
    main().voices().ours().parseAll();
  }

  /** Everything as it stands on main. */
  public Corpus current() {
    return committed().corpus();
  }

  /** Main as git has it, with its history up to the same commit. */
  public Mainline committed() {
    return served.main();
  }

  /** The same as readers see it: without what was taken away and git still has. */
  public Mainline main() {
    return served.shown();
  }

  /**
   * Takes texts away before git does.
   *
   * @param files what is otherwise on a given state of main; asked again whenever main moves
   */
  public synchronized void takeAway(Function<Corpus, FileChanges> files) {
    FileChanges now = files.apply(current());
    takenAway = files;
    if (!now.equals(served.takenAway())) {
      served = Served.of(committed(), now);
    }
  }

  /** The newest few commits behind what is served that touched a skill, newest first. */
  public List<SkillChange> changes(SkillId skill, Optional<CommitId> before, int limit) {
    return current()
        .commit()
        .map(head -> repository.changes(skill, head, before, limit))
        .orElse(List.of());
  }

  /** For every file of a commit, where on main's own line it last changed. */
  public Map<String, LastChange> lastChanges(CommitId commit) {
    FileChangeTimes known = lastChanges;
    if (known == null || !known.commit().equals(commit)) {
      known = new FileChangeTimes(commit, repository.lastChanges(commit));
      lastChanges = known;
    }
    return known.byFile();
  }

  /**
   * Whether a file says now what it said at a commit.
   *
   * @param hash of the commit, or the beginning of it; one that names nothing saw nothing
   */
  public boolean isUnchangedSince(String hash, String path) {
    Optional<String> now = main().corpus().findFile(path).map(SourceFile::text);
    return repository
        .findCommit(hash)
        .flatMap(commit -> repository.find(commit, path))
        .map(bytes -> new String(bytes, StandardCharsets.UTF_8))
        .equals(now);
  }

  /** Follows main if it has moved; what did not change in between is not read again. */
  public Corpus refresh() {
    return moveTo(repository.main());
  }

  /** Goes on to another commit, and remembers that for the next start. */
  public synchronized Corpus moveTo(CommitId head) {
    if (current().commit().filter(head::equals).isEmpty()) {
      Mainline main = committed();
      Mainline next =
          new Mainline(
              main.voices().movedTo(withHeads(current().movedTo(repository.files(head)))),
              repository.history(main, head));
      served = Served.of(next, takenAway.apply(next.corpus()));
      repository.writer().markServed(head);
    }
    return current();
  }
}
