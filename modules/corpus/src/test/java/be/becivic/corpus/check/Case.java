package be.becivic.corpus.check;

import be.becivic.corpus.CleanCorpus;
import java.util.List;
import java.util.function.UnaryOperator;

/** A way to spoil the clean corpus, and what the check then says. */
record Case(String what, UnaryOperator<CleanCorpus> spoil, List<String> findings) {

  static Case of(String what, UnaryOperator<CleanCorpus> spoil, String... findings) {
    return new Case(what, spoil, List.of(findings));
  }

  @Override
  public String toString() {
    return what;
  }
}
