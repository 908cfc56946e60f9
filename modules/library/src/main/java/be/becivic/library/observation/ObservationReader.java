package be.becivic.library.observation;

import be.becivic.corpus.Corpus;
import be.becivic.corpus.cite.AggregationTargets;
import be.becivic.corpus.git.Mainline;
import be.becivic.library.artefact.Artefact;
import be.becivic.library.artefact.Artefacts;
import be.becivic.library.artefact.CatalogueRows;
import be.becivic.protocol.feedback.Target;
import be.becivic.protocol.feedback.TargetType;
import be.becivic.protocol.id.PathId;
import be.becivic.protocol.id.SkillId;
import be.becivic.protocol.lifecycle.CohortAnchor;
import be.becivic.protocol.lifecycle.Thresholds;
import be.becivic.records.Tables;
import be.becivic.records.content.Amendment;
import be.becivic.records.content.Concern;
import be.becivic.records.content.ProposalState;
import be.becivic.records.content.RatingSummary;
import be.becivic.records.value.Slice;
import be.becivic.records.vote.CohortTally;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Gathers what is said about artefacts, in a handful of queries however much there is. */
public final class ObservationReader {
  private static final List<TargetType> OF_A_SKILL =
      List.of(
          TargetType.SKILL,
          TargetType.VOLATILE_VALUE,
          TargetType.REFERENCE,
          TargetType.PATH,
          TargetType.PATH_SOURCE);
  private static final List<TargetType> OF_A_PATH =
      List.of(TargetType.PATH, TargetType.PATH_SOURCE);

  private final Mainline main;
  private final Tables tables;
  private final Thresholds thresholds;

  public ObservationReader(Mainline main, Tables tables, Thresholds thresholds) {
    this.main = main;
    this.tables = tables;
    this.thresholds = thresholds;
  }

  /** What is said about a skill and everything its body cites. */
  public Optional<Observations> find(SkillId id) {
    Target target = new Target.Skill(id);
    return new Artefacts(main, tables)
        .find(target)
        .map(skill -> block(target, targets(id, true), List.of(skill), OF_A_SKILL));
  }

  /** What is said about a path and its sources. */
  public Optional<Observations> find(PathId id) {
    Target target = new Target.Path(id);
    Artefacts artefacts = new Artefacts(main, tables);
    return artefacts
        .find(target)
        .map(
            path -> {
              List<Artefact> all = new ArrayList<>(List.of(path));
              all.addAll(artefacts.sources(id));
              List<Target> targets = all.stream().map(Artefact::target).toList();
              return block(target, targets, all, OF_A_PATH);
            });
  }

  /** What is said about an entry of a catalogue. */
  public Optional<Observations> find(Target entry) {
    return new Artefacts(main, tables)
        .find(entry)
        .map(found -> block(entry, List.of(entry), List.of(found), List.of(entry.type())));
  }

  /**
   * A part of what is said, newest first.
   *
   * @param skill only about this skill; about anything when empty
   * @param cited also about what the skill cites
   * @param pending amendments not yet merged rather than concerns (§24.7)
   */
  public ObservationPage list(
      Optional<SkillId> skill, boolean cited, boolean pending, Slice slice) {
    Slice oneMore = new Slice(slice.since(), slice.before(), slice.limit() + 1);
    Optional<List<Target>> targets = skill.map(id -> targets(id, cited));
    List<Observation> found = pending ? amendments(targets, oneMore) : concerns(targets, oneMore);
    boolean isLast = found.size() <= slice.limit();
    List<Observation> items = isLast ? found : found.subList(0, slice.limit());
    return new ObservationPage(
        items, isLast ? Optional.empty() : Optional.of(items.getLast().uid()));
  }

  private List<Observation> concerns(Optional<List<Target>> targets, Slice slice) {
    List<Concern> rows =
        targets
            .map(about -> tables.concerns().list(about, slice))
            .orElseGet(() -> tables.concerns().list(slice));
    return scored(rows, tallies(rows, List.of()));
  }

  private List<Observation> amendments(Optional<List<Target>> targets, Slice slice) {
    return targets
        .map(about -> tables.amendments().list(about, ProposalState.PENDING, slice))
        .orElseGet(() -> tables.amendments().list(ProposalState.PENDING, slice))
        .stream()
        .map(ObservationItems::of)
        .toList();
  }

  private Observations block(
      Target about, List<Target> targets, List<Artefact> counted, List<TargetType> kinds) {
    List<Concern> concerns = tables.concerns().list(targets);
    List<Amendment> pending = tables.amendments().list(targets, ProposalState.PENDING);
    Map<Target, List<CohortTally>> tallies =
        tallies(concerns, counted.stream().map(Artefact::target).toList());
    Map<TargetType, List<Observation>> byKind =
        Stream.concat(
                scored(concerns, tallies).stream(), pending.stream().map(ObservationItems::of))
            .sorted(Observation.ORDER)
            .collect(Collectors.groupingBy(item -> item.target().type()));
    return new Observations(
        about,
        stats(counted, tallies),
        kinds.stream()
            .map(kind -> new Observations.Group(kind, byKind.getOrDefault(kind, List.of())))
            .toList());
  }

  private CohortStats stats(List<Artefact> counted, Map<Target, List<CohortTally>> tallies) {
    List<CohortTally> current =
        counted.stream()
            .flatMap(
                artefact ->
                    tallies.getOrDefault(artefact.target(), List.of()).stream()
                        .filter(tally -> tally.cohort().equals(artefact.cohort().key())))
            .toList();
    Artefact first = counted.getFirst();
    return CohortStats.of(current, first.cohort().startedAt(), ratings(first));
  }

  private Optional<RatingSummary> ratings(Artefact artefact) {
    return artefact
        .anchor()
        .filter(_ -> artefact.target().type() == TargetType.SKILL)
        .map(CohortAnchor::version)
        .map(
            version ->
                tables
                    .ratings()
                    .summarise(artefact.target(), version.line(), artefact.cohort().startedAt()));
  }

  private Map<Target, List<CohortTally>> tallies(List<Concern> concerns, List<Target> others) {
    Collection<Target> targets = new ArrayList<>(others);
    concerns.stream().map(ObservationItems::asTarget).forEach(targets::add);
    return targets.isEmpty()
        ? Map.of()
        : tables.tallies().list(targets).stream()
            .collect(Collectors.groupingBy(CohortTally::target));
  }

  private List<Observation> scored(List<Concern> concerns, Map<Target, List<CohortTally>> tallies) {
    Function<Concern, Optional<CohortTally>> tally =
        concern ->
            tallies.getOrDefault(ObservationItems.asTarget(concern), List.of()).stream()
                .findFirst();
    return concerns.stream()
        .map(concern -> ObservationItems.of(concern, tally.apply(concern), thresholds))
        .toList();
  }

  private List<Target> targets(SkillId id, boolean cited) {
    Target own = new Target.Skill(id);
    Corpus ours = main.voices().ours();
    return ours.findSkill(id)
        .filter(_ -> cited)
        .map(
            skill ->
                AggregationTargets.of(skill, ours.paths(), new CatalogueRows(tables)).stream()
                    .map(target -> Target.of(target.type(), target.id()))
                    .toList())
        .orElseGet(() -> List.of(own));
  }
}
