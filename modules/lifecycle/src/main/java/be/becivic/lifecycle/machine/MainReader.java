package be.becivic.lifecycle.machine;

import be.becivic.corpus.git.Mainline;
import be.becivic.library.Library;
import be.becivic.library.artefact.ArtefactOnMain;
import be.becivic.library.artefact.PathOnMain;
import be.becivic.lifecycle.former.FormerText;
import be.becivic.lifecycle.former.FormerTexts;
import be.becivic.protocol.feedback.Target;
import be.becivic.protocol.id.CommitId;
import be.becivic.protocol.id.PathId;
import be.becivic.records.Tables;
import java.util.Optional;
import java.util.function.Function;

/**
 * Reads main before a write begins, so that the one thread that writes never waits for git. What
 * was read holds while the same commit is served; when another one is by then, it is read again.
 */
final class MainReader {
  private static final int ATTEMPTS = 10;

  private final Library library;
  private final FormerTexts former;

  MainReader(Library library, FormerTexts former) {
    this.library = library;
    this.former = former;
  }

  /**
   * Reads what there is to know about a target, then writes.
   *
   * @param plan reads whatever else it needs and gives back the work to be done in the write, which
   *     ends with nothing when what the plan read does not hold any more
   */
  <T> T write(Target target, Function<MainReading, Function<Tables, Optional<T>>> plan) {
    for (int i = 0; i < ATTEMPTS; i++) {
      MainReading main = read(target);
      Function<Tables, Optional<T>> work = plan.apply(main);
      Optional<T> result =
          library
              .records()
              .write(tables -> isServed(main.served()) ? work.apply(tables) : Optional.empty());
      if (result.isPresent()) {
        return result.get();
      }
    }
    throw new IllegalStateException("Main moves faster than a decision can be written");
  }

  private MainReading read(Target target) {
    Mainline main = library.committed();
    ArtefactOnMain artefact = ArtefactOnMain.read(main, target);
    return new MainReading(
        main.corpus().commit().orElseThrow(),
        artefact,
        former(artefact),
        path(target).map(path -> PathOnMain.read(main, path)));
  }

  private Optional<FormerText> former(ArtefactOnMain artefact) {
    return switch (artefact) {
      case ArtefactOnMain.Whole(var whole) -> former.find(whole);
      case ArtefactOnMain.Source source -> former.find(source.with(Optional.empty()));
      case ArtefactOnMain.Row _, ArtefactOnMain.Missing _ -> Optional.empty();
    };
  }

  private static Optional<PathId> path(Target target) {
    return switch (target) {
      case Target.Path(PathId path) -> Optional.of(path);
      case Target.Source(var source) -> Optional.of(source.path());
      case Target.Skill _,
          Target.Value _,
          Target.Reference _,
          Target.Concern _,
          Target.Graph _,
          Target.Protocol _ ->
          Optional.empty();
    };
  }

  private boolean isServed(CommitId commit) {
    return library.committed().corpus().commit().equals(Optional.of(commit));
  }
}
