package be.becivic.corpus.voice;

import be.becivic.corpus.path.PathEntry;
import be.becivic.corpus.path.PathSource;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** An entry of the path directory before confirmed changes of it and of its sources. */
record FormerEntry(PathEntry main, EarlierStates states) {

  /** Nothing where no confirmed change is short of stable. */
  Optional<PathEntry> find() {
    Optional<PathEntry> entry = former(PreviousText.of(main));
    boolean hasFormerSource =
        main.sources().stream()
            .anyMatch(source -> PreviousText.of(source).filter(PreviousText::isFormer).isPresent());
    return entry.isPresent() || hasFormerSource
        ? Optional.of(new PathEntry(main.id(), entry.orElse(main).json(), sources()))
        : Optional.empty();
  }

  private List<PathSource> sources() {
    List<PathSource> sources = new ArrayList<>();
    for (PathSource source : main.sources()) {
      Optional<PreviousText> named = PreviousText.of(source).filter(PreviousText::isFormer);
      if (named.isEmpty()) {
        sources.add(source);
      } else {
        former(named).flatMap(then -> then.findSource(source.id())).ifPresent(sources::add);
      }
    }
    return sources;
  }

  private Optional<PathEntry> former(Optional<PreviousText> named) {
    return named
        .filter(PreviousText::isFormer)
        .flatMap(states::find)
        .flatMap(then -> then.find(main.id()));
  }
}
