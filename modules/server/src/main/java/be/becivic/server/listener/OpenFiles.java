package be.becivic.server.listener;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** The operating system's limit on open files, which connections count against. */
final class OpenFiles {
  private static final Path LIMITS = Path.of("/proc/self/limits");
  private static final int FOR_OTHER_USES = 256;

  private OpenFiles() {}

  /**
   * No more connections than there are files to spare: the web server stops listening for good when
   * it cannot open one more.
   */
  static int cap(int connections) {
    return Math.max(1, (int) Math.min(connections, limit() - FOR_OTHER_USES));
  }

  private static long limit() {
    try (var lines = Files.lines(LIMITS)) {
      return lines
          .filter(line -> line.startsWith("Max open files"))
          .map(line -> line.substring("Max open files".length()).strip().split("\\s+")[0])
          .filter(soft -> soft.matches("\\d{1,18}"))
          .mapToLong(Long::parseLong)
          .findFirst()
          .orElse(Long.MAX_VALUE);
    } catch (IOException _) {
      return Long.MAX_VALUE;
    }
  }
}
