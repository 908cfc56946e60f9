package be.becivic.corpus.history;

import be.becivic.corpus.version.SkillText;
import be.becivic.protocol.id.PathId;
import be.becivic.protocol.id.PathSourceId;
import be.becivic.protocol.id.SkillId;
import be.becivic.protocol.lifecycle.TextDigest;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;

/** Since when skills, paths and sources say what they say, as main's commits tell it. */
public final class History {
  public static final History NONE = new History(Map.of(), Map.of(), Map.of());

  final Map<String, ArtefactTrace<SkillText>> skills;
  final Map<String, ArtefactTrace<TextDigest>> paths;
  final Map<String, SourceTrace> sources;

  History(
      Map<String, ArtefactTrace<SkillText>> skills,
      Map<String, ArtefactTrace<TextDigest>> paths,
      Map<String, SourceTrace> sources) {
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

  /** The texts of a skill; nothing when its status or version cannot be read. */
  public Optional<MainTexts> texts(SkillId skill) {
    return Optional.ofNullable(skills.get(skill.value()))
        .map(trace -> trace.read(SkillText::digest));
  }

  /** The texts of a path; nothing when its status or version cannot be read. */
  public Optional<MainTexts> texts(PathId path) {
    return Optional.ofNullable(paths.get(path.value()))
        .map(trace -> trace.read(Function.identity()));
  }

  /** What a source of a path says, and since when. */
  public Optional<SourceTrace> source(PathSourceId source) {
    return Optional.ofNullable(sources.get(source.toString()));
  }
}
