package be.becivic.corpus;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;

/** The id git gives a content, computed without storing it. */
public final class BlobIds {
  private BlobIds() {}

  public static String of(byte[] content) {
    try {
      MessageDigest digest = MessageDigest.getInstance("SHA-1");
      digest.update(("blob " + content.length + "\0").getBytes(StandardCharsets.US_ASCII));
      return HexFormat.of().formatHex(digest.digest(content));
    } catch (NoSuchAlgorithmException bug) {
      throw new IllegalStateException(bug);
    }
  }
}
