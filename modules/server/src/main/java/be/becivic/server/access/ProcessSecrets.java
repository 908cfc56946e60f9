package be.becivic.server.access;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.security.GeneralSecurityException;
import java.security.MessageDigest;
import java.security.SecureRandom;
import java.util.Base64;
import java.util.HexFormat;
import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;

/**
 * Makes secrets, and prints of what is to be recognised but not kept. Both end with the process.
 */
public final class ProcessSecrets {
  private static final String HMAC = "HmacSHA256";
  private static final int BYTES = 32;

  private final SecureRandom random;
  private final SecretKeySpec key;

  public ProcessSecrets(SecureRandom random) {
    this.random = random;
    this.key = new SecretKeySpec(bytes(), HMAC);
  }

  /** 256 random bits. */
  public String fresh() {
    return Base64.getUrlEncoder().withoutPadding().encodeToString(bytes());
  }

  public String print(byte[] secret) {
    try {
      Mac mac = Mac.getInstance(HMAC);
      mac.init(key);
      return HexFormat.of().formatHex(mac.doFinal(secret));
    } catch (GeneralSecurityException impossible) {
      throw new IllegalStateException(impossible);
    }
  }

  public static boolean isSame(String one, String other) {
    return MessageDigest.isEqual(one.getBytes(UTF_8), other.getBytes(UTF_8));
  }

  private byte[] bytes() {
    byte[] bytes = new byte[BYTES];
    random.nextBytes(bytes);
    return bytes;
  }
}
