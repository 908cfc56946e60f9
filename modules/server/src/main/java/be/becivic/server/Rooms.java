package be.becivic.server;

import be.becivic.corpus.CorpusRepository;
import be.becivic.corpus.LiveCorpus;
import be.becivic.library.Library;
import be.becivic.lifecycle.upkeep.snapshot.Restoration;
import be.becivic.ner.PersonRecogniser;
import be.becivic.ner.Recogniser;
import be.becivic.protocol.schema.Schemas;
import be.becivic.protocol.scrub.Scrubber;
import be.becivic.records.Records;
import be.becivic.server.config.Configuration;
import java.nio.file.Path;
import java.time.InstantSource;

/** What everything else is built on: the stores, open, and what reads them. */
record Rooms(
    Configuration configuration,
    Schemas schemas,
    Records records,
    CorpusRepository corpus,
    LiveCorpus live,
    Library library,
    Scrubber scrubber,
    PersonRecogniser recogniser,
    InstantSource clock) {

  /** Opens the stores of a folder; what it needs and does not find it makes. */
  static Rooms open(Configuration configuration, DataFolder data, Path seed, Parts parts) {
    InstantSource clock = InstantSource.system();
    Schemas schemas = Schemas.load();
    Records records = parts.add(Records.open(Store.location(configuration, data)));
    CorpusRepository corpus =
        parts.add(CorpusRepository.open(data.corpusRepository(), seed, clock));
    var live = new LiveCorpus(corpus);
    Restoration.fillIfEmpty(records, live.current());
    return new Rooms(
        configuration,
        schemas,
        records,
        corpus,
        live,
        new Library(live, records),
        Rules.scrubber(corpus, schemas),
        Recogniser.loadInBackground(),
        clock);
  }
}
