package be.becivic.corpus.kept;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.Optional;

/**
 * A file that one program wrote for itself: a line with the digest of the program and of what
 * follows, and what follows.
 */
public final class KeptFile {
  private KeptFile() {}

  /**
   * What was kept, in bytes.
   *
   * @param begin where it begins, after the first line
   */
  public record Content(byte[] bytes, int begin) {

    /** Where the line ends that a place is in. */
    public int endOfLine(int from) {
      int at = from;
      while (at < bytes.length && bytes[at] != '\n') {
        at++;
      }
      return at;
    }
  }

  /**
   * Reads a file.
   *
   * @param program what works out the same from the same
   * @return nothing where there is no file, where another program wrote it, or where it is not as
   *     it was written
   */
  public static Optional<Content> find(Path file, String program) throws IOException {
    if (!Files.exists(file)) {
      return Optional.empty();
    }
    byte[] bytes = Files.readAllBytes(file);
    int begin = Math.min(bytes.length, new Content(bytes, 0).endOfLine(0) + 1);
    return Arrays.equals(Arrays.copyOf(bytes, begin), firstLine(program, bytes, begin))
        ? Optional.of(new Content(bytes, begin))
        : Optional.empty();
  }

  /** Writes a file, which is there as a whole or not at all. */
  public static void write(Path file, String program, String content) throws IOException {
    byte[] bytes = content.getBytes(StandardCharsets.UTF_8);
    Path unfinished = file.resolveSibling(file.getFileName() + ".unfinished");
    try (var out = Files.newOutputStream(unfinished)) {
      out.write(firstLine(program, bytes, 0));
      out.write(bytes);
    }
    Files.move(unfinished, file, StandardCopyOption.ATOMIC_MOVE);
  }

  private static byte[] firstLine(String program, byte[] bytes, int from) {
    String line = digest(program.getBytes(StandardCharsets.UTF_8), 0) + ' ' + digest(bytes, from);
    return (line + '\n').getBytes(StandardCharsets.UTF_8);
  }

  private static String digest(byte[] bytes, int from) {
    try {
      MessageDigest digest = MessageDigest.getInstance("SHA-256");
      digest.update(bytes, from, bytes.length - from);
      return HexFormat.of().formatHex(digest.digest());
    } catch (NoSuchAlgorithmException impossible) {
      throw new IllegalStateException(impossible);
    }
  }
}
