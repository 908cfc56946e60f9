package be.becivic.corpus.check.internal;

/** A rule about files other than skills, or about all skills together. */
non-sealed interface CorpusRule extends Rule {
  void check(CorpusCase corpus, Reports reports);
}
