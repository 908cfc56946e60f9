package be.becivic.library.artefact;

import be.becivic.corpus.git.Mainline;
import be.becivic.corpus.path.PathEntry;
import be.becivic.corpus.path.PathSource;
import be.becivic.protocol.id.PathId;
import be.becivic.protocol.id.PathSourceId;
import be.becivic.protocol.id.SourceId;
import be.becivic.protocol.lifecycle.Status;
import be.becivic.records.Tables;
import be.becivic.records.decision.SourceStanding;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;

/**
 * What main says about a path and its sources, in its order.
 *
 * @param status nothing where main has no such path
 */
public record PathOnMain(PathId id, Optional<Status> status, List<ArtefactOnMain.Source> sources) {
  public PathOnMain {
    sources = List.copyOf(sources);
  }

  public static PathOnMain read(Mainline main, PathId id) {
    Optional<PathEntry> path = main.corpus().paths().find(id);
    return new PathOnMain(
        id,
        path.flatMap(PathEntry::status),
        path.stream()
            .flatMap(entry -> entry.sources().stream().map(source -> source(main, entry, source)))
            .flatMap(Optional::stream)
            .toList());
  }

  private static Optional<ArtefactOnMain.Source> source(
      Mainline main, PathEntry path, PathSource source) {
    return SourceId.parse(source.id())
        .map(id -> new PathSourceId(path.id(), id))
        .flatMap(
            id ->
                main.history()
                    .source(id)
                    .map(trace -> new ArtefactOnMain.Source(path, source, id, trace)));
  }

  /** Every source with its standing. */
  public List<Artefact> sources(Tables tables) {
    Map<PathSourceId, SourceStanding> standings =
        tables.sourceStandings().list(id).stream()
            .collect(Collectors.toMap(SourceStanding::source, Function.identity()));
    return sources.stream()
        .map(source -> source.with(Optional.ofNullable(standings.get(source.id()))))
        .toList();
  }
}
