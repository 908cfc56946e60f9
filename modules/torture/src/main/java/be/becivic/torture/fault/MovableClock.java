package be.becivic.torture.fault;

import be.becivic.torture.process.ServerLaunch;
import java.io.IOException;
import java.io.InputStream;
import java.lang.ProcessBuilder.Redirect;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.time.Duration;
import java.util.Optional;

/** The time of day that one process is told, apart from everybody else's. */
record MovableClock(Path library, Path file) {

  /** Nothing where this machine has no C compiler. */
  static Optional<MovableClock> create(Path folder) throws IOException, InterruptedException {
    Path source = folder.resolve("clock.c");
    try (InputStream stored = MovableClock.class.getResourceAsStream("clock.c")) {
      Files.copy(stored, source);
    }
    Path library = folder.resolve("clock.so");
    try {
      Process compiler =
          new ProcessBuilder(
                  "cc", "-shared", "-fPIC", "-o", library.toString(), source.toString(), "-ldl")
              .redirectErrorStream(true)
              .redirectOutput(Redirect.DISCARD)
              .start();
      if (compiler.waitFor() != 0) {
        return Optional.empty();
      }
    } catch (IOException _) {
      return Optional.empty();
    }
    var clock = new MovableClock(library, folder.resolve("clock"));
    clock.set(Duration.ZERO);
    return Optional.of(clock);
  }

  /** From now on it is so much later than it is. */
  void set(Duration ahead) throws IOException {
    byte[] seconds =
        ByteBuffer.allocate(Long.BYTES)
            .order(ByteOrder.nativeOrder())
            .putLong(ahead.toSeconds())
            .array();
    if (Files.exists(file)) {
      try (var channel = Files.newByteChannel(file, StandardOpenOption.WRITE)) {
        channel.write(ByteBuffer.wrap(seconds));
      }
    } else {
      Files.write(file, seconds);
    }
  }

  ServerLaunch shownTo(ServerLaunch launch) {
    return launch
        .inEnvironment("LD_PRELOAD", library.toString())
        .inEnvironment("TORTURE_CLOCK", file.toString());
  }
}
