package be.becivic.records.value;

import java.security.MessageDigest;
import java.util.Arrays;
import java.util.Base64;

/** So many bytes that compare in constant time and never print themselves. */
final class HiddenBytes {
  static final int LENGTH = 32;

  private static final Base64.Encoder ENCODER = Base64.getUrlEncoder().withoutPadding();

  private final byte[] bytes;
  private final String base64Url;

  /**
   * @param bytes belong to this from now on
   */
  HiddenBytes(byte[] bytes) {
    if (bytes.length != LENGTH) {
      throw new IllegalArgumentException(LENGTH + " bytes are needed");
    }
    this.bytes = bytes;
    // Spelled out here, for whoever makes one has more time than the one thread that writes it.
    this.base64Url = ENCODER.encodeToString(bytes);
  }

  static HiddenBytes parse(String base64Url) {
    return new HiddenBytes(Base64.getUrlDecoder().decode(base64Url));
  }

  byte[] copy() {
    return bytes.clone();
  }

  String base64Url() {
    return base64Url;
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof HiddenBytes that && MessageDigest.isEqual(bytes, that.bytes);
  }

  @Override
  public int hashCode() {
    return Arrays.hashCode(bytes);
  }

  @Override
  public String toString() {
    return "[hidden]";
  }
}
