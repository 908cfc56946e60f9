package be.becivic.records.value;

import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;

/** A SHA-256 sized digest. It compares in constant time and never prints itself. */
public final class Hash {
  public static final int LENGTH = HiddenBytes.LENGTH;

  /** Looking one up by its name takes longer than using it. */
  private static final MessageDigest SHA_256 = sha256();

  private final HiddenBytes content;

  private Hash(HiddenBytes content) {
    this.content = content;
  }

  public static Hash of(byte[] bytes) {
    return new Hash(new HiddenBytes(bytes.clone()));
  }

  public static Hash sha256(byte[] content) {
    try {
      return new Hash(new HiddenBytes(((MessageDigest) SHA_256.clone()).digest(content)));
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
    return new Hash(HiddenBytes.parse(base64Url));
  }

  public byte[] bytes() {
    return content.copy();
  }

  public String base64Url() {
    return content.base64Url();
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof Hash that && content.equals(that.content);
  }

  @Override
  public int hashCode() {
    return content.hashCode();
  }

  @Override
  public String toString() {
    return "Hash" + content;
  }
}
