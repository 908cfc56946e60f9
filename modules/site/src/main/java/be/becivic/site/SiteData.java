package be.becivic.site;

import be.becivic.corpus.Corpus;
import be.becivic.corpus.voice.CorpusVoices;
import be.becivic.library.Library;
import be.becivic.protocol.lifecycle.Thresholds;
import be.becivic.site.facts.LiveFacts;
import be.becivic.site.facts.SiteFacts;
import be.becivic.site.facts.SnapshotFacts;
import java.util.function.Function;
import java.util.function.LongSupplier;

/** Where pages find the corpus and the facts. */
sealed interface SiteData {
  CorpusVoices voices();

  /** A number that changes whenever the facts may have. */
  long revision();

  /**
   * Does some work on facts that stay the same until it is done.
   *
   * @throws be.becivic.records.RecordsUnavailable when they are out of reach
   */
  <T> T read(Function<SiteFacts, T> work);

  /** The corpus as it is served, and the database. */
  final class Live implements SiteData {
    private final Library library;
    private final LongSupplier revision;
    private final Thresholds thresholds;

    Live(Library library, LongSupplier revision, Thresholds thresholds) {
      this.library = library;
      this.revision = revision;
      this.thresholds = thresholds;
    }

    @Override
    public CorpusVoices voices() {
      return library.main().voices();
    }

    @Override
    public long revision() {
      return revision.getAsLong();
    }

    @Override
    public <T> T read(Function<SiteFacts, T> work) {
      return library
          .records()
          .read(tables -> work.apply(new LiveFacts(library, tables, thresholds)));
    }
  }

  /** A corpus and the snapshot of the database that it carries. */
  final class Snapshot implements SiteData {
    private final CorpusVoices voices;
    private final SiteFacts facts;

    Snapshot(Corpus corpus) {
      this.voices = CorpusVoices.ofFolder(corpus);
      this.facts = new SnapshotFacts(corpus);
    }

    @Override
    public CorpusVoices voices() {
      return voices;
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
