package be.becivic.protocol.lifecycle;

import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;

/**
 * What a text says, as one number: texts of equal digest are one text, whatever their version,
 * status and white space. Votes are for a digest (see decision 0050).
 *
 * @param hex the SHA-256 of the text's canonical spelling
 */
public record TextDigest(String hex) {
  private static final Pattern SHAPE = Pattern.compile("[0-9a-f]{64}");
  private static final int SHORT = 12;

  public TextDigest {
    if (!SHAPE.matcher(hex).matches()) {
      throw new IllegalArgumentException("not a digest");
    }
  }

  public static Optional<TextDigest> parse(String text) {
    return SHAPE.matcher(text).matches() ? Optional.of(new TextDigest(text)) : Optional.empty();
  }

  /** Every part is preceded by its length, so that no two lists share a spelling. */
  public static TextDigest of(List<String> parts) {
    MessageDigest sha = sha256();
    for (String part : parts) {
      byte[] bytes = part.getBytes(StandardCharsets.UTF_8);
      sha.update(ByteBuffer.allocate(Integer.BYTES).putInt(bytes.length).array());
      sha.update(bytes);
    }
    return new TextDigest(HexFormat.of().formatHex(sha.digest()));
  }

  /** Enough of it to tell the texts of one artefact apart. */
  public String shortened() {
    return hex.substring(0, SHORT);
  }

  @Override
  public String toString() {
    return hex;
  }

  private static MessageDigest sha256() {
    try {
      return MessageDigest.getInstance("SHA-256");
    } catch (NoSuchAlgorithmException impossible) {
      throw new IllegalStateException("every Java platform has SHA-256", impossible);
    }
  }
}
