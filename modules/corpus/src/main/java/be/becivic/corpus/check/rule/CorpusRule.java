package be.becivic.corpus.check.rule;

/** A rule about several files together. */
public non-sealed interface CorpusRule extends CheckRule {
  void check(CorpusCase corpus, Reports reports);
}
