package be.becivic.library.proposal;

import be.becivic.corpus.Corpus;
import be.becivic.corpus.data.Categories;
import be.becivic.corpus.json.JsonFields;
import be.becivic.corpus.text.SourceFile;
import be.becivic.protocol.change.FileChanges;
import be.becivic.protocol.error.Outcome;
import java.util.Optional;

/** Gathers what a proposal writes: the artefact, and what has to come along with it. */
final class ProposalFiles {
  private final Corpus corpus;
  private FileChanges changes = FileChanges.none();

  ProposalFiles(Corpus corpus) {
    this.corpus = corpus;
  }

  ProposalFiles write(String path, String text) {
    changes = changes.write(path, text);
    return this;
  }

  /** A category is listed by the first artefact that uses it. */
  ProposalFiles category(Optional<String> category) {
    Optional<String> list = corpus.findFile(Categories.FILE).map(SourceFile::text);
    if (list.isPresent()
        && category.filter(id -> !corpus.categories().ids().contains(id)).isPresent()
        && Categories.extend(list.get(), category.get())
            instanceof Outcome.Ok<String>(String longer)) {
      write(Categories.FILE, longer);
    }
    return this;
  }

  ProposalFiles newReport(String path, JsonFields document) {
    ResearchNotes.of(document).ifPresent(notes -> write(path, notes.asReport()));
    return this;
  }

  ProposalFiles appendReport(String path, JsonFields document) {
    Optional<String> report = corpus.findFile(path).map(SourceFile::text);
    ResearchNotes.of(document).ifPresent(notes -> write(path, notes.appendedTo(report)));
    return this;
  }

  Proposal proposal() {
    return new Proposal(changes);
  }

  /** Text with the line ends the corpus has. */
  static String lines(String text) {
    return text.replace("\r\n", "\n").replace('\r', '\n');
  }
}
