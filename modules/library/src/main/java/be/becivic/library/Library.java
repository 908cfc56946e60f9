package be.becivic.library;

import be.becivic.corpus.Corpus;
import be.becivic.corpus.LiveCorpus;
import be.becivic.records.Records;

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
}
