package be.becivic.corpus.git;

import be.becivic.corpus.Corpus;
import be.becivic.corpus.history.History;
import be.becivic.corpus.history.MainCommit;
import be.becivic.corpus.voice.CorpusVoices;
import be.becivic.protocol.change.FileChanges;
import java.util.List;

/** One state of main with the history that led to it. */
public record Mainline(CorpusVoices voices, History history) {

  /** Everything as it stands on main, changes under review included. */
  public Corpus corpus() {
    return voices.main();
  }

  /** The same as it will be when these changes are on main. */
  Mainline with(FileChanges changes) {
    MainCommit next = new MainCommit(corpus().time(), changes);
    return new Mainline(voices.with(changes), history.after(List.of(next)));
  }
}
