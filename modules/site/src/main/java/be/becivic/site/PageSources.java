package be.becivic.site;

import be.becivic.corpus.Corpus;
import be.becivic.library.Library;
import be.becivic.protocol.lifecycle.Thresholds;
import be.becivic.site.facts.LiveFacts;
import be.becivic.site.facts.SiteFacts;
import be.becivic.site.facts.SnapshotFacts;
import java.util.function.Function;
import java.util.function.LongSupplier;

/** What pages are made from. */
sealed interface PageSources {
  Corpus corpus();

  /** A number that changes whenever the facts may have. */
  long revision();

  /**
   * Does some work on the facts of one moment.
   *
   * @throws be.becivic.records.RecordsUnavailable when they are out of reach
   */
  <T> T read(Function<SiteFacts, T> work);

  /** The corpus as it is served, and the database. */
  record Live(Library library, LongSupplier changes, Thresholds thresholds) implements PageSources {
    @Override
    public Corpus corpus() {
      return library.corpus();
    }

    @Override
    public long revision() {
      return changes.getAsLong();
    }

    @Override
    public <T> T read(Function<SiteFacts, T> work) {
      return library
          .records()
          .read(tables -> work.apply(new LiveFacts(library, tables, thresholds)));
    }
  }

  /** A corpus and what it remembers of the database. */
  record Still(Corpus corpus, SiteFacts facts) implements PageSources {
    Still(Corpus corpus) {
      this(corpus, new SnapshotFacts(corpus));
    }

    @Override
    public long revision() {
      return 0;
    }

    @Override
    public <T> T read(Function<SiteFacts, T> work) {
      return work.apply(facts);
    }
  }
}
