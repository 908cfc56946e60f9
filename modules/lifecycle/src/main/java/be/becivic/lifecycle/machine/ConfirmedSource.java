package be.becivic.lifecycle.machine;

import be.becivic.corpus.Corpus;
import be.becivic.corpus.edit.PathEdits;
import be.becivic.corpus.path.PathDirectory;
import be.becivic.corpus.path.PathSource;
import be.becivic.corpus.text.SourceFile;
import be.becivic.corpus.version.SystemMembers;
import be.becivic.corpus.voice.PreviousText;
import be.becivic.protocol.change.FileChanges;
import be.becivic.protocol.error.ErrorCategory;
import be.becivic.protocol.error.Outcome;
import be.becivic.protocol.error.Rejection;
import be.becivic.protocol.id.PathSourceId;
import be.becivic.protocol.lifecycle.Status;
import java.util.Optional;
import tools.jackson.databind.node.ObjectNode;

/**
 * A source that votes carried on. Main says nothing of its status, so the member that names the
 * earlier text tells whose words the source says: at beta they are ours, and stable stands alone.
 */
record ConfirmedSource(Corpus main, PathSourceId id) {

  /** Whether it names an earlier text, so that moving it on takes a commit. */
  static boolean isMarked(PathSource source) {
    return PreviousText.of(source).isPresent();
  }

  Outcome<FileChanges> at(Status status) {
    return main.paths()
        .find(id.path())
        .flatMap(path -> path.findSource(id.source().value()))
        .map(source -> PathEdits.replaceSource(file(), id, json(source, status)))
        .orElseGet(() -> Outcome.refused(Rejection.of(ErrorCategory.CROSS_REF_FAIL)))
        .map(text -> FileChanges.none().write(PathDirectory.FILE, text));
  }

  private static ObjectNode json(PathSource source, Status status) {
    ObjectNode json = source.json().deepCopy().asObject();
    Optional<PreviousText> named = PreviousText.of(source);
    json.remove(SystemMembers.PREVIOUS_TEXT);
    json.remove(SystemMembers.FORMER_TEXT);
    if (status == Status.BETA) {
      named.ifPresent(text -> json.put(SystemMembers.FORMER_TEXT, text.commit()));
    }
    return json;
  }

  private String file() {
    return main.findFile(PathDirectory.FILE).map(SourceFile::text).orElse("");
  }
}
