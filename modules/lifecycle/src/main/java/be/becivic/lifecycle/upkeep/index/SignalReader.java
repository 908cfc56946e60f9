package be.becivic.lifecycle.upkeep.index;

import be.becivic.corpus.Corpus;
import be.becivic.corpus.LastChange;
import be.becivic.corpus.index.Activity;
import be.becivic.corpus.index.Signals;
import be.becivic.corpus.index.Votes;
import be.becivic.corpus.path.PathDirectory;
import be.becivic.corpus.path.PathEntry;
import be.becivic.corpus.skill.Skill;
import be.becivic.library.Library;
import be.becivic.library.artefact.Artefact;
import be.becivic.protocol.feedback.TargetType;
import be.becivic.protocol.id.PathId;
import be.becivic.protocol.id.SkillId;
import be.becivic.protocol.lifecycle.Tally;
import be.becivic.records.Tables;
import be.becivic.records.model.CohortTally;
import be.becivic.records.model.Target;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/** Reads what the database and the history say of skills and paths. */
final class SignalReader {
  static final Duration RECENT = Duration.ofDays(30);

  private final Library library;
  private final Tables tables;
  private final Map<String, LastChange> changes;
  private final Said said;
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
    this.said = Said.in(tables);
    this.asOf = newest();
  }

  Said said() {
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
    return Stream.of(votes, content, said.all().stream().map(Said.Once::at))
        .flatMap(times -> times)
        .max(Comparator.naturalOrder())
        .orElse(Instant.EPOCH);
  }

  private static boolean isContent(String path) {
    return path.equals(PathDirectory.FILE) || Skill.idIn(path).isPresent();
  }

  Map<SkillId, Signals> skills(Corpus corpus) {
    Map<SkillId, Signals> signals = new HashMap<>();
    for (Skill skill : corpus.skills()) {
      Target target = new Target(TargetType.SKILL, skill.id().value());
      signals.put(skill.id(), signals(Skill.pathOf(skill.id()), List.of(target)));
    }
    return signals;
  }

  /** A path's signals are its own and those of its sources. */
  Map<PathId, Signals> paths(Corpus corpus) {
    Map<PathId, Signals> signals = new HashMap<>();
    for (PathEntry path : corpus.paths().list()) {
      Stream<Target> sources =
          path.sources().stream()
              .map(source -> new Target(TargetType.PATH_SOURCE, path.id() + ":" + source.id()));
      List<Target> targets =
          Stream.concat(Stream.of(new Target(TargetType.PATH, path.id().value())), sources)
              .toList();
      signals.put(path.id(), signals(PathDirectory.FILE, targets));
    }
    return signals;
  }

  private Signals signals(String file, List<Target> targets) {
    Optional<LastChange> change = Optional.ofNullable(changes.get(file));
    Votes votes = votes(targets);
    return new Signals(
        change.map(LastChange::commit),
        change.map(LastChange::time),
        votes,
        activity(targets, votes));
  }

  private Votes votes(List<Target> targets) {
    List<Artefact> artefacts =
        targets.stream().flatMap(target -> library.find(tables, target).stream()).toList();
    List<CohortTally> tallies =
        artefacts.stream()
            .flatMap(each -> tables.tallies().find(each.target(), each.cohort().key()).stream())
            .toList();
    return new Votes(
        tallies.stream().map(CohortTally::counts).mapToLong(Tally::confirms).sum(),
        tallies.stream().map(CohortTally::counts).mapToLong(Tally::rejects).sum(),
        tallies.stream().map(CohortTally::counts).mapToLong(Tally::distinct).sum(),
        artefacts.stream().findFirst().map(first -> first.cohort().startedAt()),
        tallies.stream().map(CohortTally::lastVoteAt).max(Comparator.naturalOrder()));
  }

  /** An artefact was used when someone last had something to say about it. */
  private Activity activity(List<Target> targets, Votes votes) {
    List<Said.Once> all = targets.stream().flatMap(target -> said.about(target).stream()).toList();
    List<Said.Once> recent = all.stream().filter(each -> isRecent(each.at())).toList();
    Optional<Instant> last =
        Stream.concat(all.stream().map(Said.Once::at), votes.lastValidationAt().stream())
            .max(Comparator.naturalOrder());
    return new Activity(
        last.map(at -> LocalDate.ofInstant(at, ZoneOffset.UTC)),
        all.size(),
        recent.size(),
        recent.stream().map(Said.Once::agent).distinct().count());
  }

  boolean isRecent(Instant at) {
    return at.isAfter(asOf.minus(RECENT));
  }
}
