package be.becivic.lifecycle.machine;

import be.becivic.corpus.ChangedFiles;
import be.becivic.corpus.Corpus;
import be.becivic.corpus.CorpusFiles;
import be.becivic.corpus.edit.SkillEdits;
import be.becivic.corpus.git.Merge;
import be.becivic.corpus.skill.Frontmatter;
import be.becivic.corpus.skill.Skill;
import be.becivic.corpus.text.SourceFile;
import be.becivic.protocol.change.FileChanges;
import be.becivic.protocol.error.ErrorCategory;
import be.becivic.protocol.error.Outcome;
import be.becivic.protocol.error.Rejection;
import be.becivic.protocol.id.CommitId;
import be.becivic.protocol.id.SkillId;
import java.util.List;
import java.util.Optional;
import tools.jackson.databind.JsonNode;

/**
 * A skill without what one change did to it: everything in its folder as it stood before, and what
 * others edited since laid on top. Where both touched the same place it is refused.
 */
record UndoneSkill(Corpus main, SkillId id, FormerTexts former) {
  private static final String VERSION = "version";
  private static final String STATUS = "status";

  /**
   * Undoes a change.
   *
   * @param change the commit that brought it; absent, nothing is known to have come after it
   * @param before a commit with the text before it
   */
  Outcome<FileChanges> files(Optional<CommitId> change, CommitId before) {
    CorpusFiles now = folder(main.files());
    CorpusFiles from = change.map(this::at).orElse(now);
    return switch (Merge.of(
        asMainHas(from, List.of(VERSION, STATUS)), asMainHas(at(before), List.of(VERSION)), now)) {
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

  /** The change may have moved up since, and versions are worked out afresh: neither is a clash. */
  private CorpusFiles asMainHas(CorpusFiles files, List<String> fields) {
    String path = Skill.pathOf(id);
    if (main.findSkill(id).isEmpty() || !files.blobs().containsKey(path)) {
      return files;
    }
    Frontmatter now = main.findSkill(id).get().frontmatter();
    Outcome<String> text = Outcome.ok(SourceFile.decode(path, files.read(path)).text());
    for (String field : fields) {
      JsonNode value = now.json().path(field);
      text =
          text.then(
              before ->
                  SkillEdits.setField(Skill.parse(id, SourceFile.of(path, before)), field, value));
    }
    return switch (text) {
      case Outcome.Ok<String>(String edited) ->
          new ChangedFiles(files, FileChanges.none().write(path, edited));
      case Outcome.Refused<String> _ -> files;
    };
  }
}
