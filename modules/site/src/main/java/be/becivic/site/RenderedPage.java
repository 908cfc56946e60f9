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

/** A page in one form; what is sent is made when somebody first asks for it, and kept. */
final class RenderedPage {
  private static final int DIGEST_BYTES = 18;
  private static final int SMALLEST_PACKED = 512;

  private final int status;
  private final String contentType;
  private final Map<String, String> headers;
  private final byte[] body;
  private volatile @Nullable Answer whole;
  private volatile @Nullable Answer packed;

  /** What one coding of the page is sent as. */
  private record Answer(String etag, SitePage full, SitePage unchanged) {}

  private RenderedPage(int status, String contentType, Map<String, String> headers, byte[] body) {
    this.status = status;
    this.contentType = contentType;
    this.headers = headers;
    this.body = body;
  }

  static RenderedPage of(int status, String contentType, Map<String, String> headers, byte[] body) {
    return new RenderedPage(status, contentType, headers, body);
  }

  /** The same page under another status. */
  RenderedPage withStatus(int other) {
    return new RenderedPage(other, contentType, headers, body);
  }

  RenderedPage withHeader(String name, String value) {
    Map<String, String> more = new LinkedHashMap<>(headers);
    more.put(name, value);
    return new RenderedPage(status, contentType, more, body);
  }

  int status() {
    return status;
  }

  /** A form of its own carries a tag of its own, packed or not. */
  String etag(boolean isPacked) {
    return answer(isPacked).etag();
  }

  boolean isWorthPacking() {
    return body.length >= SMALLEST_PACKED && !contentType.startsWith("font/");
  }

  /** What it takes to keep it, packed text being about a quarter of the plain. */
  long size() {
    return body.length + body.length / 4 + 1024;
  }

  SitePage answer(boolean isPacked, boolean isKnown) {
    Answer answer = answer(isPacked);
    return isKnown && status == 200 ? answer.unchanged() : answer.full();
  }

  /** For whoever keeps a copy and needs no tag. */
  SitePage plain() {
    return SitePage.of(status, contentType, headers, body);
  }

  private Answer answer(boolean isPacked) {
    Answer known = isPacked ? packed : whole;
    if (known == null) {
      known =
          isPacked
              ? made("-gz", Map.of("Content-Encoding", "gzip"), pack(body))
              : made("", Map.of(), body);
      if (isPacked) {
        packed = known;
      } else {
        whole = known;
      }
    }
    return known;
  }

  private Answer made(String suffix, Map<String, String> coding, byte[] sent) {
    String etag = '"' + digest(body) + suffix + '"';
    Map<String, String> all = new LinkedHashMap<>(headers);
    all.put("ETag", etag);
    SitePage unchanged = SitePage.withoutBody(304, all);
    all.putAll(coding);
    return new Answer(etag, SitePage.of(status, contentType, all, sent), unchanged);
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
