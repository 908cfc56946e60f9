package be.becivic.corpus.check.rule;

import be.becivic.corpus.Corpus;
import java.util.stream.Stream;

/** A rule about one file at a time, whatever stands in the others. */
public non-sealed interface FileRule extends CheckRule {

  /** The files it is about. */
  Stream<String> files(Corpus corpus);

  void check(FileCase file, Reporter report);
}
