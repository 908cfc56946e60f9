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
import org.jspecify.annotations.Nullable;

/** A page in one form, ready to be sent plain, or packed once somebody asks for that. */
final class Rendered {
  private static final int DIGEST_BYTES = 18;
  private static final int SMALLEST_PACKED = 512;

  private final int status;
  private final String contentType;
  private final Map<String, String> headers;
  private final byte[] body;
  private final String digest;
  private volatile byte @Nullable [] packed;

  private Rendered(
      int status,
      String contentType,
      Map<String, String> headers,
      byte[] body,
      String digest,
      byte @Nullable [] packed) {
    this.status = status;
    this.contentType = contentType;
    this.headers = headers;
    this.body = body;
    this.digest = digest;
    this.packed = packed;
  }

  static Rendered of(int status, String contentType, Map<String, String> headers, byte[] body) {
    return new Rendered(status, contentType, headers, body, digest(body), null);
  }

  /** The same page under another status. */
  Rendered withStatus(int other) {
    return new Rendered(other, contentType, headers, body, digest, packed);
  }

  Rendered withHeader(String name, String value) {
    Map<String, String> more = new LinkedHashMap<>(headers);
    more.put(name, value);
    return new Rendered(status, contentType, more, body, digest, packed);
  }

  int status() {
    return status;
  }

  /** A form of its own carries a tag of its own, packed or not. */
  String etag(boolean isPacked) {
    return '"' + digest + (isPacked ? "-gz" : "") + '"';
  }

  boolean isWorthPacking() {
    return body.length >= SMALLEST_PACKED && !contentType.startsWith("font/");
  }

  /** What it takes to keep it, packed text being about a quarter of the plain. */
  long size() {
    return body.length + body.length / 4 + 1024;
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
    return new SitePage(status, contentType, all, isPacked ? packed() : body);
  }

  private byte[] packed() {
    byte[] known = packed;
    if (known == null) {
      known = pack(body);
      packed = known;
    }
    return known;
  }

  private static byte[] pack(byte[] body) {
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
