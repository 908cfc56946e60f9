package be.becivic.harness.dossier;

import java.io.ByteArrayOutputStream;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Optional;

/**
 * A photograph, by its segments. What a camera adds (place, time, owner) is left out of the
 * dossier; how the camera was held is kept, since it says where up is.
 */
final class JpegFile {
  private static final int MOST_PIXELS = 100_000_000;
  private static final int MARKER = 0xFF;
  private static final int APP1 = 0xE1;
  private static final int APP2 = 0xE2;
  private static final int APP13 = 0xED;
  private static final int COMMENT = 0xFE;
  private static final int SCAN = 0xDA;
  private static final int ORIENTATION = 0x0112;
  private static final byte[] EXIF = "Exif\0\0".getBytes(StandardCharsets.US_ASCII);
  private static final byte[] COLOURS = "ICC_PROFILE\0".getBytes(StandardCharsets.US_ASCII);

  private final ByteArrayOutputStream kept = new ByteArrayOutputStream();
  private int width;
  private int height;
  private int orientation = 1;

  private JpegFile() {}

  /** Reads it; empty when it is cut off or no photograph. */
  static Optional<JpegFile> parse(byte[] content) {
    var file = new JpegFile();
    file.kept.write(content, 0, 2);
    int at = 2;
    while (at + 4 <= content.length && (content[at] & MARKER) == MARKER) {
      int marker = content[at + 1] & 0xFF;
      int length = (content[at + 2] & 0xFF) << 8 | content[at + 3] & 0xFF;
      if (length < 2 || at + 2 + length > content.length) {
        return Optional.empty();
      }
      file.segment(marker, content, at, length);
      if (marker == SCAN) {
        file.kept.write(content, at + 2 + length, content.length - at - 2 - length);
        return file.width > 0 ? Optional.of(file) : Optional.empty();
      }
      at += 2 + length;
    }
    return Optional.empty();
  }

  byte[] withoutTraces() {
    return kept.toByteArray();
  }

  /** One of 1 (upright), 3, 6 and 8, the ways a camera is held. */
  int orientation() {
    return orientation;
  }

  boolean isSensible() {
    return isSensible(width, height);
  }

  static boolean isSensible(int width, int height) {
    return width > 0 && height > 0 && (long) width * height <= MOST_PIXELS;
  }

  private void segment(int marker, byte[] content, int at, int length) {
    int from = at + 4;
    int to = at + 2 + length;
    if (marker == APP1 && begins(content, from, to, EXIF)) {
      orientation =
          orientation(
              ByteBuffer.wrap(content, from + EXIF.length, to - from - EXIF.length).slice());
    }
    boolean isFrame =
        marker >= 0xC0 && marker <= 0xCF && marker != 0xC4 && marker != 0xC8 && marker != 0xCC;
    if (isFrame && length >= 7) {
      height = (content[at + 5] & 0xFF) << 8 | content[at + 6] & 0xFF;
      width = (content[at + 7] & 0xFF) << 8 | content[at + 8] & 0xFF;
    }
    boolean isTrace =
        marker == APP1
            || marker == APP13
            || marker == COMMENT
            || marker == APP2 && !begins(content, from, to, COLOURS);
    if (!isTrace) {
      kept.write(content, at, 2 + length);
    }
  }

  private static boolean begins(byte[] content, int from, int to, byte[] words) {
    return to - from >= words.length
        && Arrays.equals(content, from, from + words.length, words, 0, words.length);
  }

  /** The orientation in the first directory of a TIFF header; upright when it says nothing. */
  private static int orientation(ByteBuffer tiff) {
    if (tiff.limit() < 8) {
      return 1;
    }
    tiff.order(tiff.get(0) == 'I' ? ByteOrder.LITTLE_ENDIAN : ByteOrder.BIG_ENDIAN);
    int directory = tiff.getInt(4);
    if (directory < 8 || directory > tiff.limit() - 2) {
      return 1;
    }
    int entries = tiff.getShort(directory) & 0xFFFF;
    for (int i = 0; i < entries && directory + 14 + 12 * i <= tiff.limit(); i++) {
      int entry = directory + 2 + 12 * i;
      if ((tiff.getShort(entry) & 0xFFFF) == ORIENTATION) {
        int value = tiff.getShort(entry + 8);
        return value == 3 || value == 6 || value == 8 ? value : 1;
      }
    }
    return 1;
  }
}
