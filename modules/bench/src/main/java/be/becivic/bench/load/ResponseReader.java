package be.becivic.bench.load;

import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;

/** Reads HTTP/1.1 answers of a stated length, one after the other, and keeps only their status. */
final class ResponseReader {
  private static final byte[] LENGTH = "content-length:".getBytes(StandardCharsets.US_ASCII);
  private static final int STATUS_AT = "HTTP/1.1 ".length();
  private static final int LONGEST_LINE = 8 * 1024;

  private final InputStream in;
  private final byte[] buffer = new byte[16 * 1024];
  private final byte[] line = new byte[LONGEST_LINE];
  private int position;
  private int limit;

  ResponseReader(InputStream in) {
    this.in = in;
  }

  /** The status of the next answer, whose body has been read when this returns. */
  int read() throws IOException {
    int status = number(STATUS_AT, nextLine());
    long bodyLength = -1;
    for (int length = nextLine(); length > 0; length = nextLine()) {
      if (startsWithLength(length)) {
        bodyLength = number(LENGTH.length, length);
      }
    }
    if (bodyLength < 0) {
      throw new IOException("an answer without a length");
    }
    skip(bodyLength);
    return status;
  }

  private int nextLine() throws IOException {
    int length = 0;
    for (byte next = nextByte(); next != '\n'; next = nextByte()) {
      if (length == LONGEST_LINE) {
        throw new IOException("a header without an end");
      }
      line[length++] = next;
    }
    return length > 0 && line[length - 1] == '\r' ? length - 1 : length;
  }

  private byte nextByte() throws IOException {
    if (position == limit) {
      fill();
    }
    return buffer[position++];
  }

  private void skip(long bytes) throws IOException {
    long left = bytes;
    while (left > 0) {
      if (position == limit) {
        fill();
      }
      int step = (int) Math.min(left, limit - position);
      position += step;
      left -= step;
    }
  }

  private void fill() throws IOException {
    int read = in.read(buffer);
    if (read < 0) {
      throw new EOFException("closed before the answer was complete");
    }
    position = 0;
    limit = read;
  }

  private boolean startsWithLength(int length) {
    if (length < LENGTH.length) {
      return false;
    }
    for (int i = 0; i < LENGTH.length; i++) {
      if (Character.toLowerCase(line[i]) != LENGTH[i]) {
        return false;
      }
    }
    return true;
  }

  /** The first digits from there on. */
  private int number(int from, int to) throws IOException {
    int start = from;
    while (start < to && line[start] == ' ') {
      start++;
    }
    int number = 0;
    int at = start;
    for (; at < to && line[at] >= '0' && line[at] <= '9'; at++) {
      number = Math.addExact(Math.multiplyExact(number, 10), line[at] - '0');
    }
    if (at == start) {
      throw new IOException("not a number where one belongs");
    }
    return number;
  }
}
