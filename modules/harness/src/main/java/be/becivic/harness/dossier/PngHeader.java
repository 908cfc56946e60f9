package be.becivic.harness.dossier;

import java.nio.ByteBuffer;
import java.util.Optional;

/** How large a PNG says it is, read before anything of it is unpacked. */
record PngHeader(int width, int height) {
  private static final int WIDTH_AT = 16;
  private static final int LENGTH = 24;

  static Optional<PngHeader> parse(byte[] content) {
    if (content.length < LENGTH) {
      return Optional.empty();
    }
    ByteBuffer buffer = ByteBuffer.wrap(content, WIDTH_AT, 2 * Integer.BYTES);
    return Optional.of(new PngHeader(buffer.getInt(), buffer.getInt()));
  }

  boolean isSensible() {
    return JpegFile.isSensible(width, height);
  }
}
