package be.becivic.records.value;

import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Arrays;
import java.util.Base64;

/** A SHA-256 sized digest. It compares in constant time and never prints itself. */
public final class Hash {
  public static final int LENGTH = 32;

  /** Looking one up by its name takes longer than using it. */
  private static final MessageDigest SHA_256 = sha256();

  private static final Base64.Encoder ENCODER = Base64.getUrlEncoder().withoutPadding();

  private final byte[] bytes;
  private final String base64Url;

  private Hash(byte[] bytes) {
    if (bytes.length != LENGTH) {
      throw new IllegalArgumentException("a hash has " + LENGTH + " bytes");
    }
    this.bytes = bytes;
    // Spelled out here, for whoever makes one has more time than the one thread that writes it.
    this.base64Url = ENCODER.encodeToString(bytes);
  }

  public static Hash of(byte[] bytes) {
    return new Hash(bytes.clone());
  }

  public static Hash sha256(byte[] content) {
    try {
      return new Hash(((MessageDigest) SHA_256.clone()).digest(content));
    } catch (CloneNotSupportedException e) {
      throw new IllegalStateException(e);
    }
  }

  private static MessageDigest sha256() {
    try {
      return MessageDigest.getInstance("SHA-256");
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException(e);
    }
  }

  public static Hash parse(String base64Url) {
    return new Hash(Base64.getUrlDecoder().decode(base64Url));
  }

  public byte[] bytes() {
    return bytes.clone();
  }

  public String base64Url() {
    return base64Url;
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof Hash that && MessageDigest.isEqual(bytes, that.bytes);
  }

  @Override
  public int hashCode() {
    return Arrays.hashCode(bytes);
  }

  @Override
  public String toString() {
    return "Hash[hidden]";
  }
}
