package be.becivic.server.data;

import be.becivic.server.config.Configuration;
import be.becivic.server.config.ConfigurationKeys;
import be.becivic.server.config.Secret;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.security.SecureRandom;
import java.util.Base64;
import java.util.Optional;

/** The 32 bytes under which tokens and address hashes are made; a file only its owner can read. */
public final class ServerKey {
  public static final int LENGTH = 32;

  private ServerKey() {}

  /** The configured key, which several servers can share, or the one in the data folder. */
  public static byte[] of(Configuration configuration, DataFolder data, SecureRandom random) {
    Secret shared = configuration.get(ConfigurationKeys.SERVER_KEY);
    if (shared.isSet()) {
      return Base64.getDecoder().decode(shared.reveal());
    }
    try {
      byte[] key = new SecretFile(data.serverKey()).readOrCreate(() -> random(random));
      if (key.length != LENGTH) {
        throw new IOException(data.serverKey() + " is not a key of " + LENGTH + " bytes");
      }
      return key;
    } catch (IOException broken) {
      throw new UncheckedIOException("The key " + data.serverKey() + " cannot be used", broken);
    }
  }

  /** The key of an installation that may be in use; nothing where it cannot be read. */
  public static Optional<byte[]> find(Configuration configuration, Path folder) {
    Secret shared = configuration.get(ConfigurationKeys.SERVER_KEY);
    if (shared.isSet()) {
      return Optional.of(Base64.getDecoder().decode(shared.reveal()));
    }
    try {
      return Optional.of(new SecretFile(DataFolder.serverKey(folder)).read());
    } catch (IOException _) {
      return Optional.empty();
    }
  }

  public static byte[] random(SecureRandom source) {
    byte[] bytes = new byte[LENGTH];
    source.nextBytes(bytes);
    return bytes;
  }
}
