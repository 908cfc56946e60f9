package be.becivic.server.data;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.PosixFilePermission;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.Set;
import java.util.function.Supplier;

/** A file only its owner can read, made where there is none. */
public record SecretFile(Path file) {
  private static final Set<PosixFilePermission> OWNER_ONLY =
      PosixFilePermissions.fromString("rw-------");

  public byte[] readOrCreate(Supplier<byte[]> fresh) throws IOException {
    if (Files.notExists(file)) {
      create(fresh.get());
    }
    return read();
  }

  /** What it holds, unless others can read it too. */
  public byte[] read() throws IOException {
    if (!OWNER_ONLY.containsAll(Files.getPosixFilePermissions(file))) {
      throw new IOException("others can read it; run chmod 600 " + file);
    }
    return Files.readAllBytes(file);
  }

  /** Written aside and linked into place, so that a crash never leaves half a secret. */
  private void create(byte[] secret) throws IOException {
    Path aside =
        Files.createTempFile(
            file.getParent(),
            file.getFileName().toString(),
            "",
            PosixFilePermissions.asFileAttribute(OWNER_ONLY));
    try {
      try (var channel = FileChannel.open(aside, StandardOpenOption.WRITE)) {
        channel.write(ByteBuffer.wrap(secret));
        channel.force(true);
      }
      Files.createLink(file, aside);
    } catch (FileAlreadyExistsException _) {
      // Another start was faster; its secret stands.
    } finally {
      Files.delete(aside);
    }
  }
}
