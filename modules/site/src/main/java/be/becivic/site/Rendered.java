package be.becivic.site;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Arrays;
import java.util.Base64;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.zip.GZIPOutputStream;

/** A page in one form, ready to be sent plain or packed. */
record Rendered(
    int status,
    String contentType,
    Map<String, String> headers,
    byte[] body,
    byte[] packed,
    String digest) {
  private static final int DIGEST_BYTES = 18;
  private static final int SMALLEST_PACKED = 512;

  static Rendered of(int status, String contentType, Map<String, String> headers, byte[] body) {
    return new Rendered(status, contentType, headers, body, pack(body), digest(body));
  }

  /** A form of its own carries a tag of its own, packed or not. */
  String etag(boolean isPacked) {
    return '"' + digest + (isPacked ? "-gz" : "") + '"';
  }

  boolean canBePacked() {
    return packed.length < body.length;
  }

  long size() {
    return body.length + (long) packed.length + 1024;
  }

  SitePage answer(boolean isPacked, boolean isKnown) {
    Map<String, String> all = new LinkedHashMap<>(headers);
    all.put("ETag", etag(isPacked));
    if (isKnown && status == 200) {
      return SitePage.withoutBody(304, all);
    }
    if (isPacked) {
      all.put("Content-Encoding", "gzip");
    }
    return new SitePage(status, contentType, all, isPacked ? packed : body);
  }

  private static byte[] pack(byte[] body) {
    if (body.length < SMALLEST_PACKED) {
      return body;
    }
    ByteArrayOutputStream bytes = new ByteArrayOutputStream(body.length / 3);
    try (GZIPOutputStream gzip = new GZIPOutputStream(bytes)) {
      gzip.write(body);
    } catch (IOException broken) {
      throw new UncheckedIOException(broken);
    }
    return bytes.toByteArray();
  }

  private static String digest(byte[] body) {
    try {
      byte[] hash = MessageDigest.getInstance("SHA-256").digest(body);
      return Base64.getUrlEncoder()
          .withoutPadding()
          .encodeToString(Arrays.copyOf(hash, DIGEST_BYTES));
    } catch (NoSuchAlgorithmException impossible) {
      throw new IllegalStateException(impossible);
    }
  }
}
