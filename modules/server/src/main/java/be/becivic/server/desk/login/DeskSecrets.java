package be.becivic.server.desk.login;

import static java.nio.charset.StandardCharsets.US_ASCII;
import static java.nio.charset.StandardCharsets.UTF_8;

import be.becivic.records.value.Hash;
import java.security.GeneralSecurityException;
import java.security.SecureRandom;
import java.util.Base64;
import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;

/**
 * What a maintainer shows, and what is made from it under the server's key: whoever shares the key
 * makes the same.
 */
public final class DeskSecrets {
  private static final String HMAC = "HmacSHA256";
  private static final int BYTES = 32;

  private final SecretKeySpec key;
  private final SecureRandom random;

  public DeskSecrets(byte[] serverKey, SecureRandom random) {
    this.key = new SecretKeySpec(serverKey, HMAC);
    this.random = random;
  }

  /** 256 random bits. */
  String fresh() {
    byte[] bytes = new byte[BYTES];
    random.nextBytes(bytes);
    return Base64.getUrlEncoder().withoutPadding().encodeToString(bytes);
  }

  /** Under which a session is known. */
  Hash print(String shown) {
    return Hash.of(keyed("desk-session", shown));
  }

  /** What forms of a session carry. */
  String formToken(String shown) {
    return Base64.getUrlEncoder().withoutPadding().encodeToString(keyed("desk-form", shown));
  }

  private byte[] keyed(String purpose, String shown) {
    try {
      Mac mac = Mac.getInstance(HMAC);
      mac.init(key);
      mac.update(purpose.getBytes(US_ASCII));
      mac.update((byte) 0);
      return mac.doFinal(shown.getBytes(UTF_8));
    } catch (GeneralSecurityException impossible) {
      throw new IllegalStateException(impossible);
    }
  }
}
