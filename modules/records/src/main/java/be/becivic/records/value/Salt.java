package be.becivic.records.value;

import java.util.random.RandomGenerator;

/** Random bytes that keep one scope's hashes apart from another's. It never prints itself. */
public final class Salt {
  public static final int LENGTH = HiddenBytes.LENGTH;

  private final HiddenBytes content;

  private Salt(HiddenBytes content) {
    this.content = content;
  }

  public static Salt of(byte[] bytes) {
    return new Salt(new HiddenBytes(bytes.clone()));
  }

  public static Salt random(RandomGenerator source) {
    byte[] bytes = new byte[LENGTH];
    source.nextBytes(bytes);
    return new Salt(new HiddenBytes(bytes));
  }

  public static Salt parse(String base64Url) {
    return new Salt(HiddenBytes.parse(base64Url));
  }

  public byte[] bytes() {
    return content.copy();
  }

  public String base64Url() {
    return content.base64Url();
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof Salt that && content.equals(that.content);
  }

  @Override
  public int hashCode() {
    return content.hashCode();
  }

  @Override
  public String toString() {
    return "Salt" + content;
  }
}
