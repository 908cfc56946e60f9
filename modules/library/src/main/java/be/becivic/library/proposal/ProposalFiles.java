package be.becivic.library.proposal;

import be.becivic.corpus.Corpus;
import be.becivic.corpus.data.Categories;
import be.becivic.corpus.text.SourceFile;
import be.becivic.protocol.error.Outcome;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/** Gathers what a proposal writes: the artefact, and what has to come along with it. */
final class ProposalFiles {
  private final Corpus corpus;
  private final Map<String, Optional<byte[]>> files = new TreeMap<>();

  ProposalFiles(Corpus corpus) {
    this.corpus = corpus;
  }

  ProposalFiles write(String path, String text) {
    files.put(path, Optional.of(text.getBytes(StandardCharsets.UTF_8)));
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

  ProposalFiles newReport(String path, Optional<ResearchNotes> notes) {
    notes.ifPresent(found -> write(path, found.asReport()));
    return this;
  }

  ProposalFiles appendReport(String path, Optional<ResearchNotes> notes) {
    Optional<String> report = corpus.findFile(path).map(SourceFile::text);
    notes.ifPresent(found -> write(path, found.appendedTo(report)));
    return this;
  }

  Proposal proposal() {
    return new Proposal(files);
  }

  /** Text with the line ends the corpus has. */
  static String lines(String text) {
    return text.replace("\r\n", "\n").replace('\r', '\n');
  }
}
