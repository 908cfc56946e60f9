package be.becivic.mcp.stdio;

import java.io.BufferedInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.util.Optional;

/** Cuts a stream into lines, of which it holds no more than it may. Empty lines are skipped. */
final class LineReader {

  /** What stood on a line. */
  sealed interface Line {}

  /** All of it. */
  record Whole(byte[] bytes) implements Line {}

  /** More than may be held. */
  record TooLong() implements Line {}

  private final InputStream in;
  private final int limit;

  LineReader(InputStream in, int limit) {
    this.in = new BufferedInputStream(in);
    this.limit = limit;
  }

  Optional<Line> next() throws IOException {
    var bytes = new ByteArrayOutputStream();
    boolean tooLong = false;
    int next = in.read();
    while (next >= 0 && (next != '\n' || bytes.size() == 0)) {
      if (bytes.size() == limit) {
        tooLong = true;
      } else if (next != '\n') {
        bytes.write(next);
      }
      next = in.read();
    }
    if (bytes.size() == 0) {
      return Optional.empty();
    }
    return Optional.of(tooLong ? new TooLong() : new Whole(bytes.toByteArray()));
  }
}
