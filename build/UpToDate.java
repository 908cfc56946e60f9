import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.List;
import java.util.stream.Stream;

/**
 * Remembers from which inputs a folder was generated, so that nothing is generated again, and hence
 * compiled again, while they are the same.
 */
final class UpToDate {
  private final Path note;
  private final String digest;

  /** The inputs are files or folders; {@code settings} is what else the outcome depends on. */
  UpToDate(Path output, List<Path> inputs, String settings)
      throws IOException, NoSuchAlgorithmException {
    this.note = output.resolve(".generated-from");
    this.digest = digest(inputs, settings);
  }

  boolean holds() throws IOException {
    return Files.exists(note) && Files.readString(note).equals(digest);
  }

  void remember() throws IOException {
    Files.createDirectories(note.getParent());
    Files.writeString(note, digest);
  }

  private static String digest(List<Path> inputs, String settings)
      throws IOException, NoSuchAlgorithmException {
    MessageDigest sha = MessageDigest.getInstance("SHA-256");
    sha.update(settings.getBytes());
    for (Path input : inputs) {
      for (Path file : files(input)) {
        byte[] content = Files.readAllBytes(file);
        sha.update((file + " " + content.length + "\n").getBytes());
        sha.update(content);
      }
    }
    return HexFormat.of().formatHex(sha.digest());
  }

  private static List<Path> files(Path input) throws IOException {
    try (Stream<Path> all = Files.walk(input)) {
      return all.filter(Files::isRegularFile).sorted().toList();
    }
  }
}
