package be.becivic.site;

import be.becivic.site.negotiate.Negotiation;
import be.becivic.site.page.common.PageFreshness;
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
  private final PageFreshness freshness;
  private final Map<String, String> headers;
  private final byte[] body;
  private volatile @Nullable Coding plain;
  private volatile @Nullable Coding packed;

  /** What is sent in one coding: to those who lack the page, and to those who have it. */
  private record Coding(String etag, SitePage full, SitePage unchanged) {}

  RenderedPage(
      int status,
      String contentType,
      PageFreshness freshness,
      Map<String, String> headers,
      byte[] body) {
    this.status = status;
    this.contentType = contentType;
    this.freshness = freshness;
    this.headers = headers;
    this.body = body;
  }

  RenderedPage withStatus(int other) {
    return new RenderedPage(other, contentType, freshness, headers, body);
  }

  RenderedPage withFreshness(PageFreshness other) {
    return new RenderedPage(status, contentType, other, headers, body);
  }

  /** Whether it says the same until the corpus or the facts change. */
  boolean isLasting() {
    return status == 200 && freshness != PageFreshness.PASSING;
  }

  /** The bytes it takes to keep it, packed text being about a quarter of the plain. */
  int size() {
    return body.length + body.length / 4 + 1024;
  }

  /** What is sent to somebody: packed if they can unpack it, without a body if they have it. */
  SitePage answer(SiteRequest request) {
    Coding coding =
        isWorthPacking() && Negotiation.acceptsGzip(request.acceptEncoding()) ? packed() : plain();
    boolean isKnown = status == 200 && Negotiation.matches(request.ifNoneMatch(), coding.etag());
    return isKnown ? coding.unchanged() : coding.full();
  }

  /** For whoever keeps a copy and needs no tag. */
  SitePage untagged() {
    return new SitePage(status, contentType, allHeaders(), body);
  }

  private boolean isWorthPacking() {
    return body.length >= SMALLEST_PACKED && !contentType.startsWith("font/");
  }

  private Coding plain() {
    Coding known = plain;
    if (known == null) {
      known = coding("", Map.of(), body);
      plain = known;
    }
    return known;
  }

  private Coding packed() {
    Coding known = packed;
    if (known == null) {
      known = coding("-gz", Map.of("Content-Encoding", "gzip"), gzip(body));
      packed = known;
    }
    return known;
  }

  /** Each coding carries a tag of its own, lest a cache mix them up. */
  private Coding coding(String suffix, Map<String, String> encoding, byte[] sent) {
    String etag = '"' + digest(body) + suffix + '"';
    Map<String, String> all = allHeaders();
    all.put("ETag", etag);
    SitePage unchanged = SitePage.withoutBody(304, all);
    all.putAll(encoding);
    return new Coding(etag, new SitePage(status, contentType, all, sent), unchanged);
  }

  private Map<String, String> allHeaders() {
    Map<String, String> all = new LinkedHashMap<>();
    all.put("Cache-Control", freshness.cacheControl());
    all.putAll(headers);
    return all;
  }

  private static byte[] gzip(byte[] body) {
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
