package be.becivic.records.value;

import java.util.Arrays;
import java.util.Base64;
import java.util.random.RandomGenerator;

/** Random bytes that keep one scope's hashes apart from another's. It never prints itself. */
public final class Salt {
  public static final int LENGTH = 32;

  private static final Base64.Encoder ENCODER = Base64.getUrlEncoder().withoutPadding();

  private final byte[] bytes;
  private final String base64Url;

  private Salt(byte[] bytes) {
    if (bytes.length != LENGTH) {
      throw new IllegalArgumentException("a salt has " + LENGTH + " bytes");
    }
    this.bytes = bytes;
    // Spelled out here, for whoever makes one has more time than the one thread that writes it.
    this.base64Url = ENCODER.encodeToString(bytes);
  }

  public static Salt of(byte[] bytes) {
    return new Salt(bytes.clone());
  }

  public static Salt random(RandomGenerator source) {
    byte[] bytes = new byte[LENGTH];
    source.nextBytes(bytes);
    return new Salt(bytes);
  }

  public static Salt parse(String base64Url) {
    return new Salt(Base64.getUrlDecoder().decode(base64Url));
  }

  public byte[] bytes() {
    return bytes.clone();
  }

  public String base64Url() {
    return base64Url;
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof Salt that && Arrays.equals(bytes, that.bytes);
  }

  @Override
  public int hashCode() {
    return Arrays.hashCode(bytes);
  }

  @Override
  public String toString() {
    return "Salt[hidden]";
  }
}
