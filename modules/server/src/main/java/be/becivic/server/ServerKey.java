package be.becivic.server;

import be.becivic.server.config.Configuration;
import be.becivic.server.config.Keys;
import be.becivic.server.config.Secret;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.PosixFilePermission;
import java.nio.file.attribute.PosixFilePermissions;
import java.security.SecureRandom;
import java.util.Base64;
import java.util.Set;

/** The 32 bytes under which tokens and address hashes are made; a file only its owner can read. */
final class ServerKey {
  static final int LENGTH = 32;

  private static final Set<PosixFilePermission> OWNER_ONLY =
      PosixFilePermissions.fromString("rw-------");

  private ServerKey() {}

  /** The configured key, which several servers can share, or the one in the data folder. */
  static byte[] of(Configuration configuration, DataFolder data, SecureRandom random) {
    Secret shared = configuration.get(Keys.SERVER_KEY);
    if (shared.isSet()) {
      return Base64.getDecoder().decode(shared.reveal());
    }
    try {
      return readOrCreate(data.serverKey(), random);
    } catch (IOException broken) {
      throw new UncheckedIOException("The key " + data.serverKey() + " cannot be used", broken);
    }
  }

  private static byte[] readOrCreate(Path file, SecureRandom random) throws IOException {
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
      try (var channel = FileChannel.open(aside, StandardOpenOption.WRITE)) {
        channel.write(ByteBuffer.wrap(key));
        channel.force(true);
      }
      Files.createLink(file, aside);
    } catch (FileAlreadyExistsException _) {
      // Another start was faster; its key stands.
    } finally {
      Files.delete(aside);
    }
  }
}
