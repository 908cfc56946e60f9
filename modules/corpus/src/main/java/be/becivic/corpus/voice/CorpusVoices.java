package be.becivic.corpus.voice;

import be.becivic.corpus.Corpus;
import be.becivic.corpus.CorpusFiles;
import be.becivic.corpus.path.PathEntry;
import be.becivic.corpus.skill.Skill;
import be.becivic.protocol.id.CommitId;
import be.becivic.protocol.id.PathId;
import be.becivic.protocol.id.SkillId;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;

/**
 * One state of main in our voice: the same content, but with every artefact whose text is a change
 * under review as it was before. Whatever is derived from the corpus is derived from this.
 */
public final class CorpusVoices {
  private final Corpus main;
  private final Corpus ours;
  private final Function<CommitId, Optional<CorpusFiles>> commits;
  private final Map<String, Optional<EarlierState>> earlier = new HashMap<>();
  private final Map<SkillId, Optional<EarlierState>> skills = new HashMap<>();
  private final Map<PathId, Optional<EarlierState>> paths = new HashMap<>();
  private final Map<SkillId, Skill> formerSkills = new HashMap<>();
  private final Map<PathId, PathEntry> formerPaths = new HashMap<>();

  private CorpusVoices(
      Corpus main,
      Function<CommitId, Optional<CorpusFiles>> commits,
      Map<String, Optional<EarlierState>> known) {
    this.main = main;
    this.commits = commits;
    main.skills()
        .forEach(skill -> PreviousText.of(skill).ifPresent(text -> add(skill, text, known)));
    main.paths()
        .list()
        .forEach(path -> PreviousText.of(path).ifPresent(text -> add(path, text, known)));
    this.ours = new OurTexts(main, skills, paths).corpus();
  }

  /** An author's folder, which remembers no earlier text: what it says stands. */
  public static CorpusVoices ofFolder(Corpus folder) {
    return new CorpusVoices(folder);
  }

  private CorpusVoices(Corpus folder) {
    this.main = folder;
    this.ours = folder;
    this.commits = _ -> Optional.empty();
  }

  /**
   * Reads what is ours.
   *
   * @param commits the files of a commit; nothing where there is no such commit
   */
  public static CorpusVoices of(Corpus main, Function<CommitId, Optional<CorpusFiles>> commits) {
    return new CorpusVoices(main, commits, Map.of());
  }

  /** The same for another state of main; earlier texts that are still wanted are not read again. */
  public CorpusVoices movedTo(Corpus other) {
    return new CorpusVoices(other, commits, earlier);
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
    return skills.containsKey(id) ? main.findSkill(id) : Optional.empty();
  }

  /** Main's entry of a path, while that is a change under review. */
  public Optional<PathEntry> findUnderReview(PathId id) {
    return paths.containsKey(id) ? main.paths().find(id) : Optional.empty();
  }

  /** What a skill said before a change that is ours by now and not yet stable. */
  public Optional<Skill> findFormer(SkillId id) {
    return Optional.ofNullable(formerSkills.get(id));
  }

  /** What a path said before a change that is ours by now and not yet stable. */
  public Optional<PathEntry> findFormer(PathId id) {
    return Optional.ofNullable(formerPaths.get(id));
  }

  private void add(Skill skill, PreviousText text, Map<String, Optional<EarlierState>> known) {
    if (text.isOurs()) {
      skills.put(skill.id(), earlier(text, known));
    } else if (text.isFormer()) {
      earlier(text, known)
          .flatMap(then -> then.find(skill.id()))
          .ifPresent(former -> formerSkills.put(skill.id(), former));
    }
  }

  private void add(PathEntry path, PreviousText text, Map<String, Optional<EarlierState>> known) {
    if (text.isOurs()) {
      paths.put(path.id(), earlier(text, known));
    } else if (text.isFormer()) {
      earlier(text, known)
          .flatMap(then -> then.find(path.id()))
          .ifPresent(former -> formerPaths.put(path.id(), former));
    }
  }

  private Optional<EarlierState> earlier(
      PreviousText text, Map<String, Optional<EarlierState>> known) {
    return earlier.computeIfAbsent(
        text.commit(),
        sha ->
            known
                .getOrDefault(sha, Optional.empty())
                .or(() -> text.findCommit().flatMap(commits).map(EarlierState::new)));
  }
}
