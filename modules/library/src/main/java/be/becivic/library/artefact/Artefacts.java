package be.becivic.library.artefact;

import be.becivic.corpus.git.Mainline;
import be.becivic.corpus.path.PathEntry;
import be.becivic.corpus.path.PathSource;
import be.becivic.protocol.feedback.Target;
import be.becivic.protocol.id.PathId;
import be.becivic.protocol.id.PathSourceId;
import be.becivic.protocol.id.SkillId;
import be.becivic.protocol.id.SourceId;
import be.becivic.protocol.id.Uid;
import be.becivic.protocol.lifecycle.Cohort;
import be.becivic.records.Tables;
import be.becivic.records.decision.SourceStanding;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Looks targets up, each where its type says it lives (§6.2). */
public final class Artefacts {
  private final Mainline main;
  private final Tables tables;

  public Artefacts(Mainline main, Tables tables) {
    this.main = main;
    this.tables = tables;
  }

  public Optional<Artefact> find(Target target) {
    return switch (target.type()) {
      case SKILL -> SkillId.parse(target.id()).flatMap(this::skill);
      case PATH -> PathId.parse(target.id()).flatMap(this::path);
      case PATH_SOURCE -> PathSourceId.parse(target.id()).flatMap(this::source);
      case VOLATILE_VALUE ->
          Uid.parse(Uid.Kind.VOLATILE_VALUE, target.id())
              .flatMap(tables.catalogue().volatileValues()::findCurrent)
              .map(Artefact.OfValue::new);
      case REFERENCE ->
          Uid.parse(Uid.Kind.REFERENCE, target.id())
              .flatMap(tables.catalogue().references()::findCurrent)
              .map(Artefact.OfReference::new);
      case OBSERVATION ->
          Uid.parse(Uid.Kind.CONCERN, target.id())
              .flatMap(tables.concerns()::find)
              .map(Artefact.OfConcern::new);
      case SKILL_GRAPH, AGENT_PROTOCOL, SESSION -> Optional.empty();
    };
  }

  private Optional<Artefact> skill(SkillId id) {
    return main.corpus()
        .findSkill(id)
        .map(skill -> new Artefact.OfSkill(skill, cohort(main.history().cohort(id))));
  }

  private Optional<Artefact> path(PathId id) {
    return main.corpus()
        .paths()
        .find(id)
        .map(path -> new Artefact.OfPath(path, cohort(main.history().cohort(id))));
  }

  /** Every source of a path, in its order. */
  public List<Artefact> sources(PathId id) {
    Map<PathSourceId, SourceStanding> standings =
        tables.sourceStandings().list(id).stream()
            .collect(Collectors.toMap(SourceStanding::source, Function.identity()));
    return main.corpus().paths().find(id).stream()
        .flatMap(path -> path.sources().stream().flatMap(each -> source(path, each, standings)))
        .toList();
  }

  private Stream<Artefact> source(
      PathEntry path, PathSource source, Map<PathSourceId, SourceStanding> standings) {
    return SourceId.parse(source.id())
        .map(id -> new PathSourceId(path.id(), id))
        .map(id -> standing(id, Optional.ofNullable(standings.get(id))))
        .<Artefact>map(standing -> new Artefact.OfSource(path, source, standing))
        .stream();
  }

  private Optional<Artefact> source(PathSourceId id) {
    return main.corpus().paths().find(id.path()).flatMap(path -> source(path, id));
  }

  private Optional<Artefact> source(PathEntry path, PathSourceId id) {
    return path.sources().stream()
        .filter(source -> source.id().equals(id.source().value()))
        .findFirst()
        .map(
            source ->
                new Artefact.OfSource(
                    path, source, standing(id, tables.sourceStandings().find(id))));
  }

  /** A row from before the source came, or came back, is about another source of that name. */
  private SourceStanding standing(PathSourceId id, Optional<SourceStanding> row) {
    Instant arrival = main.history().arrival(id).orElseGet(main.corpus()::time);
    return row.filter(standing -> !standing.cohortStartedAt().isBefore(arrival))
        .orElseGet(() -> SourceStanding.fresh(id, arrival));
  }

  private VotingCohort cohort(Optional<Cohort> cohort) {
    return cohort
        .map(VotingCohort::of)
        .orElseGet(() -> VotingCohort.unversioned(main.corpus().time()));
  }
}
