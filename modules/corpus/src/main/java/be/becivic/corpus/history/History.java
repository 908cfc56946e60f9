package be.becivic.corpus.history;

import be.becivic.protocol.id.PathId;
import be.becivic.protocol.id.PathSourceId;
import be.becivic.protocol.id.SkillId;
import be.becivic.protocol.lifecycle.Cohort;
import java.time.Instant;
import java.util.Map;
import java.util.Optional;

/** The cohorts of skills and paths, and the arrival of sources, as main's commits tell them. */
public final class History {
  public static final History NONE = new History(Map.of(), Map.of(), Map.of());

  final Map<String, ArtefactTrace> skills;
  final Map<String, ArtefactTrace> paths;
  final Map<String, Instant> sources;

  History(
      Map<String, ArtefactTrace> skills,
      Map<String, ArtefactTrace> paths,
      Map<String, Instant> sources) {
    this.skills = Map.copyOf(skills);
    this.paths = Map.copyOf(paths);
    this.sources = Map.copyOf(sources);
  }

  /** The history with these commits, oldest first, on top. */
  public History after(Iterable<MainCommit> commits) {
    HistoryBuilder fold = new HistoryBuilder(this);
    commits.forEach(fold::add);
    return fold.result();
  }

  /** The cohort of a skill; nothing when its status or version cannot be read. */
  public Optional<Cohort> cohort(SkillId skill) {
    return Optional.ofNullable(skills.get(skill.value())).map(ArtefactTrace::cohort);
  }

  /** The cohort of a path; nothing when its status or version cannot be read. */
  public Optional<Cohort> cohort(PathId path) {
    return Optional.ofNullable(paths.get(path.value())).map(ArtefactTrace::cohort);
  }

  /** When the source came to its path. */
  public Optional<Instant> arrival(PathSourceId source) {
    return Optional.ofNullable(sources.get(source.toString()));
  }
}
