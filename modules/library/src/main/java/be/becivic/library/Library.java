package be.becivic.library;

import be.becivic.corpus.Corpus;
import be.becivic.corpus.LiveCorpus;
import be.becivic.library.artefact.Artefact;
import be.becivic.library.artefact.Artefacts;
import be.becivic.records.Records;
import be.becivic.records.Tables;
import be.becivic.records.model.Target;
import java.util.Optional;

/** What Be Civic knows, from the content that is on main and the rows that are in the database. */
public final class Library {
  private final LiveCorpus corpus;
  private final Records records;

  public Library(LiveCorpus corpus, Records records) {
    this.corpus = corpus;
    this.records = records;
  }

  /** The content as main has it now. */
  public Corpus corpus() {
    return corpus.current();
  }

  public Records records() {
    return records;
  }

  /** What a target names; nothing where it names nothing that exists. */
  public Optional<Artefact> find(Tables tables, Target target) {
    return new Artefacts(corpus.main(), tables).find(target);
  }
}
