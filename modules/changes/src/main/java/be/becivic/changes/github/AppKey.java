package be.becivic.changes.github;

import java.io.ByteArrayOutputStream;
import java.math.BigInteger;
import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.security.KeyFactory;
import java.security.PrivateKey;
import java.security.Signature;
import java.security.spec.PKCS8EncodedKeySpec;
import java.time.Duration;
import java.time.Instant;
import java.util.Base64;
import java.util.HexFormat;

/** The App's private key, which signs the short statement that asks for a token. */
public final class AppKey {
  private static final Duration CLOCK_DRIFT = Duration.ofSeconds(60);
  private static final Duration LIFE = Duration.ofMinutes(9);
  private static final String HEADER = "{\"alg\":\"RS256\",\"typ\":\"JWT\"}";

  /** What PKCS#8 puts before an RSA key: version 0 and the name of the algorithm. */
  private static final byte[] RSA_PREFIX =
      HexFormat.of().parseHex("020100300d06092a864886f70d0101010500");

  private static final int SEQUENCE = 0x30;
  private static final int OCTET_STRING = 0x04;

  private final PrivateKey key;

  private AppKey(PrivateKey key) {
    this.key = key;
  }

  /**
   * Reads a PEM file in either of the forms GitHub and OpenSSL write.
   *
   * @throws IllegalArgumentException when it is neither
   */
  public static AppKey parse(String pem) {
    try {
      boolean isPkcs1 = pem.contains("BEGIN RSA PRIVATE KEY");
      if (!isPkcs1 && !pem.contains("BEGIN PRIVATE KEY")) {
        throw new IllegalArgumentException("not an RSA private key in PEM form");
      }
      String base64 = pem.replaceAll("-----[A-Z ]+-----", "").replaceAll("\\s", "");
      byte[] der = Base64.getDecoder().decode(base64);
      PKCS8EncodedKeySpec spec = new PKCS8EncodedKeySpec(isPkcs1 ? wrapped(der) : der);
      return new AppKey(KeyFactory.getInstance("RSA").generatePrivate(spec));
    } catch (GeneralSecurityException broken) {
      throw new IllegalArgumentException("not an RSA private key in PEM form", broken);
    }
  }

  /** States that this is the App, for a few minutes. */
  String jwt(String appId, Instant now) {
    String claims =
        "{\"iat\":%d,\"exp\":%d,\"iss\":\"%s\"}"
            .formatted(
                now.minus(CLOCK_DRIFT).getEpochSecond(), now.plus(LIFE).getEpochSecond(), appId);
    String statement = base64(HEADER) + "." + base64(claims);
    try {
      Signature signature = Signature.getInstance("SHA256withRSA");
      signature.initSign(key);
      signature.update(statement.getBytes(StandardCharsets.US_ASCII));
      return statement + "." + base64(signature.sign());
    } catch (GeneralSecurityException bug) {
      throw new IllegalStateException(bug);
    }
  }

  private static byte[] wrapped(byte[] pkcs1) {
    ByteArrayOutputStream inner = new ByteArrayOutputStream();
    inner.writeBytes(RSA_PREFIX);
    inner.writeBytes(element(OCTET_STRING, pkcs1));
    return element(SEQUENCE, inner.toByteArray());
  }

  private static byte[] element(int tag, byte[] content) {
    ByteArrayOutputStream element = new ByteArrayOutputStream();
    element.write(tag);
    if (content.length < 0x80) {
      element.write(content.length);
    } else {
      byte[] length = BigInteger.valueOf(content.length).toByteArray();
      int from = length[0] == 0 ? 1 : 0;
      element.write(0x80 | length.length - from);
      element.write(length, from, length.length - from);
    }
    element.writeBytes(content);
    return element.toByteArray();
  }

  private static String base64(String text) {
    return base64(text.getBytes(StandardCharsets.UTF_8));
  }

  private static String base64(byte[] bytes) {
    return Base64.getUrlEncoder().withoutPadding().encodeToString(bytes);
  }

  @Override
  public String toString() {
    return "AppKey[hidden]";
  }
}
