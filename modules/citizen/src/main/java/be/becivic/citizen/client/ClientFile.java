package be.becivic.citizen.client;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.Arrays;
import java.util.Optional;

/** A client's file: read whole, replaced whole or not at all, under the permissions it had. */
final class ClientFile {
  private final Path place;
  private final Optional<byte[]> before;

  private ClientFile(Path place, Optional<byte[]> before) {
    this.place = place;
    this.before = before;
  }

  static ClientFile read(Path file) throws IOException {
    // A file somebody keeps elsewhere and points to stays a pointer.
    Path place = Files.exists(file) ? file.toRealPath() : file;
    return new ClientFile(place, bytes(place));
  }

  /** Its text; empty when there is no file. */
  Optional<String> text() throws CharacterCodingException {
    return before.isEmpty()
        ? Optional.empty()
        : Optional.of(
            StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(before.get())).toString());
  }

  /** Replaces it; false when its program wrote to it meanwhile, and nothing was changed. */
  boolean replace(String text) throws IOException {
    Files.createDirectories(place.toAbsolutePath().getParent());
    Path next =
        place.resolveSibling(place.getFileName() + ".becivic-" + ProcessHandle.current().pid());
    try {
      try (FileChannel channel =
          FileChannel.open(next, StandardOpenOption.CREATE_NEW, StandardOpenOption.WRITE)) {
        if (Files.getFileStore(next).supportsFileAttributeView("posix")) {
          Files.setPosixFilePermissions(
              next,
              Files.exists(place)
                  ? Files.getPosixFilePermissions(place)
                  : PosixFilePermissions.fromString("rw-------"));
        }
        ByteBuffer rest = ByteBuffer.wrap(text.getBytes(StandardCharsets.UTF_8));
        while (rest.hasRemaining()) {
          channel.write(rest);
        }
        channel.force(true);
      }
      Optional<byte[]> now = bytes(place);
      boolean isSame =
          now.isPresent() == before.isPresent()
              && (now.isEmpty() || Arrays.equals(now.get(), before.get()));
      if (isSame) {
        Files.move(
            next, place, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
      }
      return isSame;
    } finally {
      Files.deleteIfExists(next);
    }
  }

  private static Optional<byte[]> bytes(Path place) throws IOException {
    try {
      return Optional.of(Files.readAllBytes(place));
    } catch (NoSuchFileException _) {
      return Optional.empty();
    }
  }
}
