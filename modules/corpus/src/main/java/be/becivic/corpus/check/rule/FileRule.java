package be.becivic.corpus.check.rule;

import be.becivic.corpus.Corpus;
import java.util.List;
import java.util.stream.Stream;

/** A rule about one file at a time, whatever stands in others but those it names. */
public non-sealed interface FileRule extends CheckRule {

  /** The files it is about. */
  Stream<String> files(Corpus corpus);

  /**
   * The files beside it that the judgement rests on; it is asked again when one of them changes.
   */
  default List<String> restsOn() {
    return List.of();
  }

  void check(FileCase file, Reporter report);
}
