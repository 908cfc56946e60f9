package be.becivic.lifecycle.machine;

import be.becivic.corpus.git.CorpusRepository;
import be.becivic.corpus.json.JsonDocument;
import be.becivic.corpus.path.PathDirectory;
import be.becivic.corpus.path.PathEntry;
import be.becivic.corpus.skill.Skill;
import be.becivic.corpus.text.SourceFile;
import be.becivic.library.artefact.Artefact;
import be.becivic.protocol.id.CommitId;
import be.becivic.protocol.id.PathId;
import be.becivic.protocol.id.SkillId;
import be.becivic.protocol.lifecycle.Status;
import java.time.Instant;
import java.util.Optional;

/** Skills and paths as they stood at an earlier commit. */
final class FormerTexts {
  private static final String PREVIOUS_STABLE = "previous_stable_sha";

  private final CorpusRepository repository;

  FormerTexts(CorpusRepository repository) {
    this.repository = repository;
  }

  /** Where the text that an alpha or beta one replaced was stable, if it names such a place. */
  Optional<CommitId> findStable(Artefact artefact) {
    return switch (artefact) {
      case Artefact.OfSkill(Skill skill, _) ->
          skill
              .frontmatter()
              .text(PREVIOUS_STABLE)
              .flatMap(repository::findCommit)
              .filter(
                  commit ->
                      find(commit, skill.id())
                          .filter(then -> then.hasStatus(Status.STABLE))
                          .isPresent());
      case Artefact.OfPath(PathEntry path, _) ->
          path.fields()
              .text(PREVIOUS_STABLE)
              .flatMap(repository::findCommit)
              .filter(
                  commit ->
                      find(commit, path.id())
                          .flatMap(PathEntry::status)
                          .filter(Status.STABLE::equals)
                          .isPresent());
      case Artefact.OfSource _, Artefact.OfValue _, Artefact.OfReference _, Artefact.OfConcern _ ->
          Optional.empty();
    };
  }

  Optional<Skill> find(CommitId commit, SkillId id) {
    String path = Skill.pathOf(id);
    return repository
        .find(commit, path)
        .map(bytes -> Skill.parse(id, SourceFile.decode(path, bytes)));
  }

  Optional<PathEntry> find(CommitId commit, PathId id) {
    return repository
        .find(commit, PathDirectory.FILE)
        .map(bytes -> SourceFile.decode(PathDirectory.FILE, bytes).text())
        .flatMap(text -> PathDirectory.of(JsonDocument.parse(text).json()).find(id));
  }

  Instant time(CommitId commit) {
    return repository.files(commit).time();
  }

  CommitId before(CommitId commit) {
    return repository.writer().parent(commit);
  }
}
