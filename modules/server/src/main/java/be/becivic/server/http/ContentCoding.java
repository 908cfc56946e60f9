package be.becivic.server.http;

import be.becivic.site.negotiate.Negotiation;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.zip.GZIPOutputStream;

/**
 * Packs answers for those who can unpack them. Pages come packed from the site, which keeps them
 * that way.
 */
public final class ContentCoding {
  private static final String VARY = "Vary";
  private static final String ENCODING = "Content-Encoding";
  private static final String ACCEPTED = "Accept-Encoding";
  private static final int SMALLEST = 512;

  /** Each coding has a tag of its own, lest a cache mix them up. */
  private static final String TAG_END = "-gz\"";

  private static final Pattern TEXT =
      Pattern.compile("text/.*|application/(json|.*\\+json|xml|javascript|markdown).*|image/svg.*");

  private ContentCoding() {}

  /** The answer in the coding the client takes, or that the client has it already. */
  public static Response code(Request request, Response whole) {
    if (!TEXT.matcher(whole.mediaType()).matches() || whole.hasHeader(ENCODING)) {
      return Preconditions.judge(request, whole);
    }
    Response varied = varied(whole);
    if (!isPackedFor(request, whole)) {
      return Preconditions.judge(request, varied);
    }
    Response tagged =
        varied
            .findHeader("ETag")
            .map(tag -> varied.replacing("ETag", tag.substring(0, tag.length() - 1) + TAG_END))
            .orElse(varied);
    Response judged = Preconditions.judge(request, tagged);
    return judged.status() == whole.status() ? packed(judged) : judged;
  }

  /**
   * Only the desk sees a cookie. Its pages hold a secret beside what strangers wrote, and the
   * length of a packed page tells something of both.
   */
  private static boolean isPackedFor(Request request, Response whole) {
    return whole.body().length >= SMALLEST
        && request.headers().list("Cookie").isEmpty()
        && Negotiation.acceptsGzip(accepted(request));
  }

  private static Optional<String> accepted(Request request) {
    List<String> lines = request.headers().list(ACCEPTED);
    return lines.isEmpty() ? Optional.empty() : Optional.of(String.join(",", lines));
  }

  private static Response varied(Response response) {
    Optional<String> known = response.findHeader(VARY);
    if (known.isEmpty()) {
      return response.withHeader(VARY, ACCEPTED);
    }
    return known.get().contains(ACCEPTED)
        ? response
        : response.replacing(VARY, known.get() + ", " + ACCEPTED);
  }

  private static Response packed(Response response) {
    Response coded = response.withHeader(ENCODING, "gzip");
    return new Response(
        coded.status(), coded.mediaType(), coded.headers(), gzip(coded.body()), coded.error());
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
}
