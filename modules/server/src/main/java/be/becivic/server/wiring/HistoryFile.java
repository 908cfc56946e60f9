package be.becivic.server.wiring;

import be.becivic.corpus.git.CorpusRepository;
import be.becivic.corpus.git.Mainline;
import be.becivic.corpus.history.KnownHistory;
import be.becivic.protocol.id.CommitId;
import be.becivic.server.observe.Event;
import be.becivic.server.observe.Log;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Optional;

/**
 * The history that earlier starts worked out. As with {@link HeadsFile}, a start goes on without.
 */
record HistoryFile(Path file, Optional<String> program) {

  KnownHistory read(CorpusRepository repository) {
    try {
      return program.isPresent()
          ? KnownHistory.read(file, program.get(), repository::reader)
          : KnownHistory.NONE;
    } catch (IOException broken) {
      Log.warn(Event.named("history_not_read").thrown(broken));
      return KnownHistory.NONE;
    }
  }

  /** Brings the file up to date for the next start. */
  void follow(Optional<CommitId> known, Mainline main) {
    CommitId now = main.corpus().commit().orElseThrow();
    if (program.isPresent() && !known.equals(Optional.of(now))) {
      try {
        KnownHistory.write(file, program.get(), now, main.history());
      } catch (IOException broken) {
        Log.warn(Event.named("history_not_kept").thrown(broken));
      }
    }
  }
}
