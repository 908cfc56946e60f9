package be.becivic.changes.github;

import java.security.GeneralSecurityException;
import java.security.KeyPair;
import java.security.KeyPairGenerator;
import java.util.Arrays;
import java.util.Base64;

/** A key pair of an App, written in both forms of PEM. */
final class Keys {
  static final KeyPair PAIR = generate();
  private static final int PKCS8_PREFIX = 26;

  private Keys() {}

  private static KeyPair generate() {
    try {
      KeyPairGenerator generator = KeyPairGenerator.getInstance("RSA");
      generator.initialize(2048);
      return generator.generateKeyPair();
    } catch (GeneralSecurityException bug) {
      throw new IllegalStateException(bug);
    }
  }

  static String pkcs8() {
    return pem("PRIVATE KEY", PAIR.getPrivate().getEncoded());
  }

  /** The same key without what PKCS#8 wraps around it. */
  static String pkcs1() {
    byte[] der = PAIR.getPrivate().getEncoded();
    return pem("RSA PRIVATE KEY", Arrays.copyOfRange(der, PKCS8_PREFIX, der.length));
  }

  private static String pem(String what, byte[] der) {
    String base64 = Base64.getMimeEncoder(64, new byte[] {'\n'}).encodeToString(der);
    return "-----BEGIN " + what + "-----\n" + base64 + "\n-----END " + what + "-----\n";
  }
}
