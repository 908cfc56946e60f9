package be.becivic.corpus.git.internal;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.time.InstantSource;
import java.util.concurrent.locks.LockSupport;
import org.eclipse.jgit.lib.Constants;
import org.eclipse.jgit.lib.Repository;

/** Makes a repository and its first commit where there are none yet. */
public final class Beginning {
  private static final int ATTEMPTS = 100;
  private static final Duration PAUSE = Duration.ofMillis(100);

  private Beginning() {}

  /** Several servers may begin one repository at once: whoever comes second waits for its main. */
  public static void of(Repository repository, String main, Path seed, InstantSource clock)
      throws IOException {
    try {
      if (!repository.getObjectDatabase().exists()) {
        create(repository, main);
      }
      if (repository.exactRef(main) == null) {
        SeedCommit.of(seed, clock.instant()).writeTo(repository, main);
      }
    } catch (IOException | IllegalStateException failure) {
      if (!appears(repository, main)) {
        throw failure;
      }
    }
  }

  public static void create(Repository repository, String main) throws IOException {
    repository.create(true);
    repository.updateRef(Constants.HEAD).link(main);
  }

  private static boolean appears(Repository repository, String main) throws IOException {
    for (int i = 0; i < ATTEMPTS; i++) {
      if (repository.exactRef(main) != null) {
        return true;
      }
      LockSupport.parkNanos(PAUSE.toNanos());
    }
    return false;
  }
}
