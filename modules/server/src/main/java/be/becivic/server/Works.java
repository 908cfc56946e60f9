package be.becivic.server;

import be.becivic.corpus.CorpusRepository;
import be.becivic.corpus.LiveCorpus;
import be.becivic.library.Library;
import be.becivic.lifecycle.forge.Changes;
import be.becivic.lifecycle.forge.MainGuard;
import be.becivic.lifecycle.forge.check.ChangeCheck;
import be.becivic.lifecycle.machine.Quarantine;
import be.becivic.lifecycle.machine.StateMachine;
import be.becivic.lifecycle.review.Holds;
import be.becivic.lifecycle.review.queue.Reviews;
import be.becivic.ner.PersonRecogniser;
import be.becivic.protocol.lifecycle.Thresholds;
import be.becivic.protocol.schema.Schemas;
import be.becivic.records.Records;
import java.time.InstantSource;

/** What brings changes to main and what a maintainer works with, over one store and repository. */
record Works(Holds holds, Changes changes, MainGuard guard, StateMachine machine, Reviews reviews) {

  static Works of(
      Forges forges,
      Records records,
      CorpusRepository corpus,
      LiveCorpus live,
      Library library,
      Schemas schemas,
      PersonRecogniser recogniser,
      InstantSource clock) {
    var check = new ChangeCheck(schemas, Rules.scrubber(corpus, schemas), recogniser);
    var changes = new Changes(records, corpus, forges.forge(), check, clock);
    var guard = new MainGuard(records, corpus, forges.forge(), live, check);
    var machine =
        new StateMachine(
            records, library, corpus, changes.system(), guard::look, Thresholds.DEFAULTS, clock);
    var holds = new Holds(records, library, schemas, recogniser, clock);
    var reviews =
        new Reviews(
            records,
            library,
            holds,
            changes,
            machine,
            new Quarantine(records, machine, clock),
            guard::look,
            clock);
    return new Works(holds, changes, guard, machine, reviews);
  }
}
