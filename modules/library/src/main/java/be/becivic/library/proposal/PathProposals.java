package be.becivic.library.proposal;

import static be.becivic.library.proposal.ProposalRefusals.FIELD;
import static be.becivic.library.proposal.ProposalRefusals.PROPOSED_ID;
import static be.becivic.library.proposal.ProposalRefusals.TARGET;
import static be.becivic.library.proposal.ProposalRefusals.VALUE;
import static be.becivic.protocol.error.ErrorCategory.CROSS_REF_FAIL;

import be.becivic.corpus.Corpus;
import be.becivic.corpus.edit.PathEdits;
import be.becivic.corpus.json.JsonFields;
import be.becivic.corpus.path.PathDirectory;
import be.becivic.corpus.path.PathEntry;
import be.becivic.corpus.text.SourceFile;
import be.becivic.protocol.error.Outcome;
import be.becivic.protocol.feedback.TargetType;
import be.becivic.protocol.id.PathId;
import be.becivic.protocol.id.PathSourceId;
import be.becivic.protocol.lifecycle.Status;
import be.becivic.protocol.submission.AmendableFields;
import be.becivic.protocol.submission.Edit;
import be.becivic.protocol.submission.FieldChange;
import be.becivic.protocol.submission.NewArtefact;
import java.util.Optional;

/** Changes to one entry of the path directory, and new ones. */
final class PathProposals {
  private final Corpus corpus;
  private final Optional<ResearchNotes> notes;
  private final String directory;

  PathProposals(Corpus corpus, Optional<ResearchNotes> notes) {
    this.corpus = corpus;
    this.notes = notes;
    this.directory = corpus.findFile(PathDirectory.FILE).map(SourceFile::text).orElse("");
  }

  /** An edit of a field of the path itself; its sources are targets of their own. */
  Outcome<Proposal> amend(Edit.PathField edit) {
    FieldChange change = edit.change();
    return open(edit.path())
        .then(
            path ->
                AmendableFields.isOpen(TargetType.PATH, change)
                    ? edited(PathEdits.setField(directory, path, change.path(), change.value()))
                        .map(now -> files(now, path))
                    : ProposalRefusals.closed(TargetType.PATH));
  }

  Outcome<Proposal> amend(Edit.SourceField edit) {
    FieldChange change = edit.change();
    PathSourceId source = edit.source();
    if (!exists(source)) {
      return ProposalRefusals.crossRef(TARGET);
    }
    return open(source.path())
        .then(
            path ->
                AmendableFields.isOpen(TargetType.PATH_SOURCE, change)
                    ? edited(PathEdits.setField(directory, source, change.path(), change.value()))
                        .map(now -> files(now, path))
                    : ProposalRefusals.closed(TargetType.PATH_SOURCE));
  }

  Outcome<Proposal> add(Edit.NewSource edit) {
    return open(edit.path())
        .then(
            path ->
                ProposalRefusals.or(
                        PathEdits.addSource(directory, path, edit.source()),
                        CROSS_REF_FAIL,
                        "/content/source_add/id")
                    .map(now -> files(now, path)));
  }

  Outcome<Proposal> draft(NewArtefact.Path draft) {
    PathId id = draft.id();
    if (corpus.paths().find(id).isPresent()) {
      return ProposalRefusals.crossRef(PROPOSED_ID);
    }
    JsonFields entry = new JsonFields(draft.entry());
    if (entry.text("id").filter(id.value()::equals).isEmpty()) {
      return ProposalRefusals.crossRef("/content/entry/id");
    }
    return PathEdits.addPath(directory, id, draft.entry())
        .map(
            now ->
                new ProposalFiles(corpus)
                    .write(PathDirectory.FILE, now)
                    .category(entry.text("category"))
                    .newReport(ResearchReports.of(id), notes)
                    .proposal());
  }

  private boolean exists(PathSourceId id) {
    return corpus.paths().find(id.path()).stream()
        .flatMap(path -> path.sources().stream())
        .anyMatch(source -> source.id().equals(id.source().value()));
  }

  /** The path, if it exists and has not left the lifecycle. */
  private Outcome<PathId> open(PathId id) {
    return corpus
        .paths()
        .find(id)
        .filter(path -> path.status().filter(Status::isFrozen).isEmpty())
        .map(PathEntry::id)
        .map(Outcome::ok)
        .orElseGet(() -> ProposalRefusals.crossRef(TARGET));
  }

  private Outcome<String> edited(Outcome<String> edit) {
    return ProposalRefusals.or(edit, CROSS_REF_FAIL, FIELD)
        .then(now -> now.equals(directory) ? ProposalRefusals.crossRef(VALUE) : Outcome.ok(now));
  }

  private Proposal files(String directory, PathId path) {
    return new ProposalFiles(corpus)
        .write(PathDirectory.FILE, directory)
        .appendReport(ResearchReports.of(path), notes)
        .proposal();
  }
}
