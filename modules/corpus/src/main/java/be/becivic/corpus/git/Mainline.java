package be.becivic.corpus.git;

import be.becivic.corpus.Corpus;
import be.becivic.corpus.history.History;
import be.becivic.corpus.voice.CorpusVoices;

/** One state of main with the history that led to it. */
public record Mainline(CorpusVoices voices, History history) {

  /** Everything as it stands on main, changes under review included. */
  public Corpus corpus() {
    return voices.main();
  }
}
