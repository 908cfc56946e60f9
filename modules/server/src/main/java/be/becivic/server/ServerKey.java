package be.becivic.server;

import java.io.IOException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermission;
import java.nio.file.attribute.PosixFilePermissions;
import java.security.SecureRandom;
import java.util.Set;

/** The 32 bytes under which tokens and address hashes are made; a file only its owner can read. */
final class ServerKey {
  static final int LENGTH = 32;

  private static final Set<PosixFilePermission> OWNER_ONLY =
      PosixFilePermissions.fromString("rw-------");

  private ServerKey() {}

  static byte[] readOrCreate(Path file, SecureRandom random) throws IOException {
    if (Files.notExists(file)) {
      create(file, random);
    }
    byte[] key = Files.readAllBytes(file);
    if (key.length != LENGTH) {
      throw new IOException(file + " is not a key of " + LENGTH + " bytes");
    }
    return key;
  }

  /** Written aside and linked into place, so that a crash never leaves half a key. */
  private static void create(Path file, SecureRandom random) throws IOException {
    byte[] key = new byte[LENGTH];
    random.nextBytes(key);
    Path aside =
        Files.createTempFile(
            file.getParent(), "server", ".key", PosixFilePermissions.asFileAttribute(OWNER_ONLY));
    try {
      Files.write(aside, key);
      Files.createLink(file, aside);
    } catch (FileAlreadyExistsException _) {
      // Another start was faster; its key stands.
    } finally {
      Files.delete(aside);
    }
  }
}
