package be.becivic.protocol.change;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Optional;

/** What happens to one file of the corpus. */
public sealed interface FileChange {

  String path();

  /** What the file holds afterwards; nothing when it is gone. */
  Optional<byte[]> content();

  /**
   * The file is new or gets other content.
   *
   * @param bytes not copied, so whoever hands them over leaves them as they are
   */
  record Write(String path, byte[] bytes) implements FileChange {

    public static Write of(String path, String text) {
      return new Write(path, text.getBytes(StandardCharsets.UTF_8));
    }

    @Override
    public Optional<byte[]> content() {
      return Optional.of(bytes);
    }

    @Override
    public boolean equals(Object other) {
      return other instanceof Write(String otherPath, byte[] otherBytes)
          && path.equals(otherPath)
          && Arrays.equals(bytes, otherBytes);
    }

    @Override
    public int hashCode() {
      return 31 * path.hashCode() + Arrays.hashCode(bytes);
    }

    @Override
    public String toString() {
      return "write " + path;
    }
  }

  /** The file goes. */
  record Remove(String path) implements FileChange {

    @Override
    public Optional<byte[]> content() {
      return Optional.empty();
    }

    @Override
    public String toString() {
      return "remove " + path;
    }
  }
}
