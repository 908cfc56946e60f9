package be.becivic.server.listener;

import be.becivic.protocol.operation.HttpMethod;
import io.helidon.common.buffers.DataReader;
import java.nio.charset.StandardCharsets;
import java.util.Optional;

/**
 * Reads requests for the web server, and puts right where it departs from the standard: it takes
 * {@code get} for {@code GET} (RFC 9110 §9.1), and refuses what may stand after the size of a chunk
 * (RFC 9112 §7.1.1).
 */
final class RequestReader extends DataReader {
  private static final int LONGEST_EXTENSION = 256;

  private final Wire wire;
  private boolean lineIsDue = true;
  private Optional<HttpMethod> method = Optional.empty();

  /** The library means to make readers by its factory alone, which cannot make one of ours. */
  @SuppressWarnings("removal")
  RequestReader(Wire wire) {
    super(wire);
    this.wire = wire;
  }

  /** The method of the request being read, as it was sent; nothing when it is none of ours. */
  Optional<HttpMethod> method() {
    return method;
  }

  void awaitNextRequest() {
    lineIsDue = true;
  }

  /** What is read first of a request is its first line. */
  @Override
  public byte[] readBytes(int length) {
    byte[] bytes = super.readBytes(length);
    if (lineIsDue) {
      lineIsDue = false;
      method = HttpMethod.parse(firstWord(bytes));
    }
    return bytes;
  }

  /** Lines of a body are sizes of chunks, and the empty one at its end. */
  @Override
  public String readLine() {
    String line = super.readLine();
    int extension = line.indexOf(';');
    return wire.phase() == Wire.Phase.BODY && extension > 0 && mayBePassedOver(line, extension)
        ? line.substring(0, extension).stripTrailing()
        : line;
  }

  private static boolean mayBePassedOver(String line, int extension) {
    return line.length() - extension <= LONGEST_EXTENSION
        && line.chars().skip(extension).allMatch(RequestReader::isText);
  }

  private static boolean isText(int character) {
    return character == '\t' || character >= ' ' && character < 0x7f;
  }

  private static String firstWord(byte[] line) {
    int end = 0;
    while (end < line.length && line[end] != ' ') {
      end++;
    }
    return new String(line, 0, end, StandardCharsets.ISO_8859_1);
  }
}
