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
import be.becivic.protocol.id.PathId;
import be.becivic.protocol.id.PathSourceId;
import be.becivic.protocol.lifecycle.Status;
import java.util.Optional;
import tools.jackson.databind.JsonNode;

/** Changes to one entry of the path directory, and new ones. */
final class PathProposals {
  private final Corpus corpus;
  private final String directory;

  PathProposals(Corpus corpus) {
    this.corpus = corpus;
    this.directory = corpus.findFile(PathDirectory.FILE).map(SourceFile::text).orElse("");
  }

  /** An edit of a field of the path itself; its sources are targets of their own. */
  Outcome<Proposal> amend(JsonFields document) {
    FieldChange change = FieldChange.of(content(document));
    return open(document.text("target_id").flatMap(PathId::parse))
        .then(
            path ->
                change.isClosed() || change.isWithin("sources")
                    ? ProposalRefusals.crossRef(FIELD)
                    : edited(PathEdits.setField(directory, path, change.path(), change.value()))
                        .map(now -> files(now, path, document, change.category())));
  }

  Outcome<Proposal> amendSources(JsonFields document) {
    JsonFields content = content(document);
    return content
        .find("source_add")
        .map(source -> addSource(document, source))
        .orElseGet(() -> editSource(document, FieldChange.of(content)));
  }

  Outcome<Proposal> draft(JsonFields document) {
    Optional<PathId> id = document.text("proposed_id").flatMap(PathId::parse);
    if (id.isEmpty() || corpus.paths().find(id.get()).isPresent()) {
      return ProposalRefusals.crossRef(PROPOSED_ID);
    }
    JsonFields entry = new JsonFields(content(document).object().path("entry"));
    if (entry.text("id").filter(id.get().value()::equals).isEmpty()) {
      return ProposalRefusals.crossRef("/content/entry/id");
    }
    return PathEdits.addPath(directory, id.get(), entry.object())
        .map(
            now ->
                new ProposalFiles(corpus)
                    .write(PathDirectory.FILE, now)
                    .category(entry.text("category"))
                    .newReport(reportOf(id.get()), document)
                    .proposal());
  }

  private Outcome<Proposal> addSource(JsonFields document, JsonNode source) {
    return open(document.text("target_id").flatMap(PathId::parse))
        .then(
            path ->
                ProposalRefusals.or(
                        PathEdits.addSource(directory, path, source),
                        CROSS_REF_FAIL,
                        "/content/source_add/id")
                    .map(now -> files(now, path, document, Optional.empty())));
  }

  private Outcome<Proposal> editSource(JsonFields document, FieldChange change) {
    Optional<PathSourceId> id = document.text("target_id").flatMap(PathSourceId::parse);
    if (id.isEmpty() || !exists(id.get())) {
      return ProposalRefusals.crossRef(TARGET);
    }
    return open(id.map(PathSourceId::path))
        .then(
            path ->
                change.isClosed()
                    ? ProposalRefusals.crossRef(FIELD)
                    : edited(PathEdits.setField(directory, id.get(), change.path(), change.value()))
                        .map(now -> files(now, path, document, Optional.empty())));
  }

  private boolean exists(PathSourceId id) {
    return corpus.paths().find(id.path()).stream()
        .flatMap(path -> path.sources().stream())
        .anyMatch(source -> source.id().equals(id.source().value()));
  }

  /** The path, if it exists and has not left the lifecycle. */
  private Outcome<PathId> open(Optional<PathId> id) {
    return id.flatMap(corpus.paths()::find)
        .filter(path -> path.status().filter(Status::isFrozen).isEmpty())
        .map(PathEntry::id)
        .map(Outcome::ok)
        .orElseGet(() -> ProposalRefusals.crossRef(TARGET));
  }

  private Outcome<String> edited(Outcome<String> edit) {
    return ProposalRefusals.or(edit, CROSS_REF_FAIL, FIELD)
        .then(now -> now.equals(directory) ? ProposalRefusals.crossRef(VALUE) : Outcome.ok(now));
  }

  private Proposal files(
      String directory, PathId path, JsonFields document, Optional<String> category) {
    return new ProposalFiles(corpus)
        .write(PathDirectory.FILE, directory)
        .category(category)
        .appendReport(reportOf(path), document)
        .proposal();
  }

  private static JsonFields content(JsonFields document) {
    return new JsonFields(document.object().path("content"));
  }

  private static String reportOf(PathId id) {
    return "paths/research-reports/" + id + ".md";
  }
}
