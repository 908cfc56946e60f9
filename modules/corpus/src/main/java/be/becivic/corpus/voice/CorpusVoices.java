package be.becivic.corpus.voice;

import be.becivic.corpus.Corpus;
import be.becivic.corpus.CorpusFiles;
import be.becivic.corpus.path.PathEntry;
import be.becivic.corpus.skill.Skill;
import be.becivic.protocol.change.FileChanges;
import be.becivic.protocol.id.CommitId;
import be.becivic.protocol.id.PathId;
import be.becivic.protocol.id.SkillId;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;

/**
 * One state of main in our voice: the same content, but with every artefact whose text is a change
 * under review as it was before. Whatever is derived from the corpus is derived from this.
 */
public final class CorpusVoices {
  private final Corpus main;
  private final Corpus ours;
  private final EarlierStates states;
  private final Set<SkillId> skills;
  private final Set<PathId> paths;

  private CorpusVoices(Corpus main, EarlierStates states) {
    List<Skill> changedSkills =
        main.skills().parallelStream()
            .filter(skill -> PreviousText.of(skill).filter(PreviousText::isOurs).isPresent())
            .toList();
    List<PathEntry> changedPaths = main.paths().list().stream().filter(OurEntry::isWanted).toList();
    this.main = main;
    this.states = states;
    this.skills = changedSkills.stream().map(Skill::id).collect(Collectors.toUnmodifiableSet());
    this.paths = changedPaths.stream().map(PathEntry::id).collect(Collectors.toUnmodifiableSet());
    this.ours = new OurTexts(main, states, changedSkills, changedPaths).corpus();
  }

  /** An author's folder, which remembers no earlier text: what it says stands. */
  private CorpusVoices(Corpus folder) {
    this.main = folder;
    this.ours = folder;
    this.states = EarlierStates.in(_ -> Optional.empty());
    this.skills = Set.of();
    this.paths = Set.of();
  }

  private CorpusVoices(CorpusVoices whole, UnaryOperator<Corpus> narrowing) {
    this.main = narrowing.apply(whole.main);
    this.ours = whole.ours == whole.main ? main : narrowing.apply(whole.ours);
    this.states = whole.states;
    this.skills = whole.skills;
    this.paths = whole.paths;
  }

  public static CorpusVoices ofFolder(Corpus folder) {
    return new CorpusVoices(folder);
  }

  /**
   * Reads what is ours.
   *
   * @param commits the files of a commit; nothing where there is no such commit
   */
  public static CorpusVoices of(Corpus main, Function<CommitId, Optional<CorpusFiles>> commits) {
    return new CorpusVoices(main, EarlierStates.in(commits));
  }

  /** The same for another state of main; earlier texts that are still wanted are not read again. */
  public CorpusVoices movedTo(Corpus other) {
    return new CorpusVoices(other, states.next());
  }

  /** The same voices on a part of the corpus. */
  public CorpusVoices narrowedBy(UnaryOperator<Corpus> narrowing) {
    return new CorpusVoices(this, narrowing);
  }

  /** The same with some files otherwise than main has them yet. */
  public CorpusVoices with(FileChanges changes) {
    return movedTo(AlteredCorpus.of(main, changes));
  }

  /** Everything as it stands on main, changes under review included. */
  public Corpus main() {
    return main;
  }

  /** Everything as we say it. */
  public Corpus ours() {
    return ours;
  }

  /** Main's text of a skill, while that is a change under review. */
  public Optional<Skill> findUnderReview(SkillId id) {
    return skills.contains(id) ? main.findSkill(id) : Optional.empty();
  }

  /** Main's entry of a path, while that or one of its sources is a change under review. */
  public Optional<PathEntry> findUnderReview(PathId id) {
    return paths.contains(id) ? main.paths().find(id) : Optional.empty();
  }

  /** What a skill said before a change that is ours by now and not yet stable. */
  public Optional<Skill> findFormer(SkillId id) {
    return main.findSkill(id)
        .flatMap(PreviousText::of)
        .filter(PreviousText::isFormer)
        .flatMap(states::find)
        .flatMap(then -> then.find(id));
  }

  /** What a path and its sources said before changes that are ours by now and not yet stable. */
  public Optional<PathEntry> findFormer(PathId id) {
    return main.paths().find(id).flatMap(path -> new FormerEntry(path, states).find());
  }
}
