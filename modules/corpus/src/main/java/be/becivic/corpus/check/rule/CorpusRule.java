package be.becivic.corpus.check.rule;

/** A rule about files other than skills, or about all skills together. */
public non-sealed interface CorpusRule extends CheckRule {
  void check(CorpusCase corpus, Reports reports);
}
