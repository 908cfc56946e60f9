package be.becivic.server.access;

import static java.nio.charset.StandardCharsets.UTF_8;

import be.becivic.server.config.Configuration;
import be.becivic.server.config.ConfigurationKeys;
import be.becivic.server.config.Secret;
import be.becivic.server.data.DataFolder;
import be.becivic.server.data.SecretFile;
import be.becivic.server.data.ServerKey;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.SecureRandom;
import java.util.Base64;
import java.util.Optional;

/** What the one who runs this server shows to be let in. */
public final class OperatorToken {
  public static final int SHORTEST = 16;

  private final byte[] token;
  private final boolean isNew;

  private OperatorToken(byte[] token, boolean isNew) {
    this.token = token;
    this.isNew = isNew;
  }

  /** The configured token, which several servers can share, or the one in the data folder. */
  public static OperatorToken of(
      Configuration configuration, DataFolder data, SecureRandom random) {
    Secret shared = configuration.get(ConfigurationKeys.OPERATOR_TOKEN);
    if (shared.isSet()) {
      return new OperatorToken(shared.reveal().getBytes(UTF_8), false);
    }
    try {
      boolean isNew = Files.notExists(data.operatorToken());
      byte[] line = new SecretFile(data.operatorToken()).readOrCreate(() -> freshLine(random));
      byte[] token = new String(line, UTF_8).strip().getBytes(UTF_8);
      if (token.length < SHORTEST) {
        throw new IOException("it is too short; delete it, and the next start makes a new one");
      }
      return new OperatorToken(token, isNew);
    } catch (IOException broken) {
      throw new UncheckedIOException(
          "The operator token " + data.operatorToken() + " cannot be used", broken);
    }
  }

  /** The token of the server that holds a folder, for who may read it there. */
  public static Optional<String> find(Configuration configuration, Path folder) {
    Secret shared = configuration.get(ConfigurationKeys.OPERATOR_TOKEN);
    if (shared.isSet()) {
      return Optional.of(shared.reveal());
    }
    try {
      return Optional.of(Files.readString(folder.resolve(DataFolder.OPERATOR_TOKEN)).strip());
    } catch (IOException _) {
      return Optional.empty();
    }
  }

  private static byte[] freshLine(SecureRandom random) {
    byte[] secret = ServerKey.random(random);
    return (Base64.getUrlEncoder().withoutPadding().encodeToString(secret) + "\n").getBytes(UTF_8);
  }

  /** Whether this start made it. */
  public boolean isNew() {
    return isNew;
  }

  /** The token, for who reads it from the data folder anyway. */
  public String reveal() {
    return new String(token, UTF_8);
  }

  /** Takes as long for a wrong token as for the right one. */
  public boolean isToken(String shown) {
    return token.length > 0 && MessageDigest.isEqual(shown.getBytes(UTF_8), token);
  }
}
