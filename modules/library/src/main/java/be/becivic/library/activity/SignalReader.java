package be.becivic.library.activity;

import be.becivic.corpus.Corpus;
import be.becivic.corpus.history.LastChange;
import be.becivic.corpus.index.Activity;
import be.becivic.corpus.index.CohortVotes;
import be.becivic.corpus.index.IndexSignals;
import be.becivic.corpus.path.PathDirectory;
import be.becivic.corpus.path.PathEntry;
import be.becivic.corpus.skill.Skill;
import be.becivic.library.Library;
import be.becivic.library.artefact.Artefact;
import be.becivic.protocol.feedback.Target;
import be.becivic.protocol.feedback.TargetType;
import be.becivic.protocol.id.PathId;
import be.becivic.protocol.id.PathSourceId;
import be.becivic.protocol.id.SkillId;
import be.becivic.protocol.lifecycle.Status;
import be.becivic.protocol.lifecycle.Tally;
import be.becivic.records.Tables;
import be.becivic.records.decision.SourceStanding;
import be.becivic.records.vote.CohortTally;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Reads what the database and the history say of skills and paths. */
public final class SignalReader {
  static final Duration RECENT = Duration.ofDays(30);

  private final Library library;
  private final Tables tables;
  private final Map<String, LastChange> changes;
  private final ConcernTimes said;
  private final Instant asOf;

  /**
   * Reads on one state of the database.
   *
   * @param changes for every file where it last changed
   */
  SignalReader(Library library, Tables tables, Map<String, LastChange> changes) {
    this.library = library;
    this.tables = tables;
    this.changes = changes;
    this.said = ConcernTimes.in(tables);
    this.asOf = newest();
  }

  ConcernTimes said() {
    return said;
  }

  /** The newest of everything read; what is recent is so at this time, whatever the clock says. */
  Instant asOf() {
    return asOf;
  }

  private Instant newest() {
    Stream<Instant> votes =
        Stream.of(TargetType.values())
            .flatMap(type -> tables.tallies().list(type).stream())
            .map(CohortTally::lastVoteAt);
    Stream<Instant> content =
        changes.entrySet().stream()
            .filter(file -> isContent(file.getKey()))
            .map(file -> file.getValue().time());
    return Stream.of(votes, content, said.all().stream().map(ConcernTimes.Once::at))
        .flatMap(times -> times)
        .max(Comparator.naturalOrder())
        .orElse(Instant.EPOCH);
  }

  private static boolean isContent(String path) {
    return path.equals(PathDirectory.FILE) || Skill.idIn(path).isPresent();
  }

  public Map<SkillId, IndexSignals> skills(Corpus corpus) {
    Map<SkillId, IndexSignals> signals = new HashMap<>();
    for (Skill skill : corpus.skills()) {
      Target target = new Target.Skill(skill.id());
      signals.put(skill.id(), signals(Skill.pathOf(skill.id()), List.of(target)));
    }
    return signals;
  }

  /** A path's signals are its own and those of its sources. */
  public Map<PathId, IndexSignals> paths(Corpus corpus) {
    Map<PathId, IndexSignals> signals = new HashMap<>();
    for (PathEntry path : corpus.paths().list()) {
      Stream<Target> sources =
          path.sources().stream()
              .map(source -> Target.of(TargetType.PATH_SOURCE, path.id() + ":" + source.id()));
      List<Target> targets = Stream.concat(Stream.of(new Target.Path(path.id())), sources).toList();
      signals.put(path.id(), signals(PathDirectory.FILE, targets));
    }
    return signals;
  }

  static Map<PathSourceId, Status> sources(Tables tables) {
    return tables.sourceStandings().list().stream()
        .collect(Collectors.toMap(SourceStanding::source, SourceStanding::status));
  }

  private IndexSignals signals(String file, List<Target> targets) {
    Optional<LastChange> change = Optional.ofNullable(changes.get(file));
    CohortVotes votes = votes(targets);
    return new IndexSignals(
        change.map(LastChange::commit),
        change.map(LastChange::time),
        votes,
        activity(targets, votes));
  }

  private CohortVotes votes(List<Target> targets) {
    List<Artefact> artefacts =
        targets.stream().flatMap(target -> library.find(tables, target).stream()).toList();
    List<CohortTally> tallies =
        artefacts.stream()
            .flatMap(each -> tables.tallies().find(each.target(), each.cohort().key()).stream())
            .toList();
    return new CohortVotes(
        tallies.stream().map(CohortTally::counts).mapToLong(Tally::confirms).sum(),
        tallies.stream().map(CohortTally::counts).mapToLong(Tally::rejects).sum(),
        tallies.stream().map(CohortTally::counts).mapToLong(Tally::distinct).sum(),
        artefacts.stream().findFirst().map(first -> first.cohort().startedAt()),
        tallies.stream().map(CohortTally::lastVoteAt).max(Comparator.naturalOrder()));
  }

  /** An artefact was used when someone last had something to say about it. */
  private Activity activity(List<Target> targets, CohortVotes votes) {
    List<ConcernTimes.Once> all =
        targets.stream().flatMap(target -> said.about(target).stream()).toList();
    List<ConcernTimes.Once> recent = all.stream().filter(each -> isRecent(each.at())).toList();
    Optional<Instant> last =
        Stream.concat(all.stream().map(ConcernTimes.Once::at), votes.lastValidationAt().stream())
            .max(Comparator.naturalOrder());
    return new Activity(
        last.map(at -> LocalDate.ofInstant(at, ZoneOffset.UTC)),
        all.size(),
        recent.size(),
        recent.stream().map(ConcernTimes.Once::agent).distinct().count());
  }

  boolean isRecent(Instant at) {
    return at.isAfter(asOf.minus(RECENT));
  }
}
