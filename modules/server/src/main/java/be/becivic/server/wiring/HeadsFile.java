package be.becivic.server.wiring;

import be.becivic.corpus.Corpus;
import be.becivic.corpus.skill.KnownHeads;
import be.becivic.server.observe.Event;
import be.becivic.server.observe.Log;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Optional;

/**
 * The frontmatter that earlier starts read. A start goes on without it, only slower, so whatever is
 * wrong with the file is told and nothing else.
 */
record HeadsFile(Path file, Optional<String> program, KnownHeads known) {

  /**
   * Reads the file.
   *
   * @param program what reads equal files alike
   */
  static HeadsFile open(Path file, Optional<String> program) {
    return new HeadsFile(
        file, program, program.map(stamp -> read(file, stamp)).orElse(KnownHeads.NONE));
  }

  private static KnownHeads read(Path file, String program) {
    try {
      return KnownHeads.read(file, program);
    } catch (IOException broken) {
      Log.warn(Event.named("heads_not_read").thrown(broken));
      return KnownHeads.NONE;
    }
  }

  /** Brings the file up to date for the next start. */
  void follow(Corpus corpus) {
    if (program.isPresent() && !known.haveAll(corpus.skillsByBlob())) {
      try {
        KnownHeads.write(file, program.get(), corpus.skillsByBlob());
      } catch (IOException broken) {
        Log.warn(Event.named("heads_not_kept").thrown(broken));
      }
    }
  }
}
