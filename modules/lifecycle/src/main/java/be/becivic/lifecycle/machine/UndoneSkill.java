package be.becivic.lifecycle.machine;

import be.becivic.corpus.ChangedFiles;
import be.becivic.corpus.Corpus;
import be.becivic.corpus.CorpusFiles;
import be.becivic.corpus.edit.SkillEdits;
import be.becivic.corpus.git.Merge;
import be.becivic.corpus.skill.Skill;
import be.becivic.corpus.text.SourceFile;
import be.becivic.protocol.change.FileChanges;
import be.becivic.protocol.error.ErrorCategory;
import be.becivic.protocol.error.Outcome;
import be.becivic.protocol.error.Rejection;
import be.becivic.protocol.id.CommitId;
import be.becivic.protocol.id.SkillId;
import be.becivic.protocol.lifecycle.Version;
import java.util.Optional;
import tools.jackson.databind.node.JsonNodeFactory;

/**
 * A skill without what one change did to it: everything in its folder as it stood before, and what
 * others edited since laid on top. Where both touched the same place it is refused.
 */
record UndoneSkill(Corpus main, SkillId id, FormerTexts former) {

  /**
   * Undoes a change.
   *
   * @param change the commit that brought it; absent, nothing is known to have come after it
   * @param before a commit with the text before it
   */
  Outcome<FileChanges> files(Optional<CommitId> change, CommitId before) {
    CorpusFiles now = folder(main.files());
    CorpusFiles from = change.map(this::at).orElse(now);
    return switch (Merge.of(versioned(from), versioned(at(before)), now)) {
      case Merge.Clean(FileChanges changes) -> Outcome.ok(changes);
      case Merge.Conflict _ -> Outcome.refused(Rejection.of(ErrorCategory.DIFF_APPLY_FAILED));
    };
  }

  private CorpusFiles at(CommitId commit) {
    return folder(former.files(commit));
  }

  private CorpusFiles folder(CorpusFiles files) {
    return new FolderFiles(files, "skills/" + id + "/");
  }

  /** Versions are worked out afresh, so they are no reason for two changes to clash. */
  private CorpusFiles versioned(CorpusFiles files) {
    String path = Skill.pathOf(id);
    Optional<Version> version = main.findSkill(id).flatMap(skill -> skill.frontmatter().version());
    if (version.isEmpty() || !files.blobs().containsKey(path)) {
      return files;
    }
    Skill skill = Skill.parse(id, SourceFile.decode(path, files.read(path)));
    return switch (SkillEdits.setField(
        skill, "version", JsonNodeFactory.instance.stringNode(version.get().toString()))) {
      case Outcome.Ok<String>(String text) ->
          new ChangedFiles(files, FileChanges.none().write(path, text));
      case Outcome.Refused<String> _ -> files;
    };
  }
}
