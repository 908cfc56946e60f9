package be.becivic.server.listener;

import static java.nio.charset.StandardCharsets.US_ASCII;

import be.becivic.server.http.Response;
import be.becivic.server.http.ResponseHeader;
import io.helidon.common.buffers.BufferData;
import io.helidon.http.Status;
import java.time.InstantSource;
import java.util.function.Consumer;

/** Turns an answer into bytes, with the headers that every answer carries. */
final class ResponseEncoder {
  private static final byte[] EVERY_ANSWER =
      """
      Content-Security-Policy: default-src 'none'; style-src 'self'; script-src 'self'; \
      img-src 'self'; font-src 'self'; connect-src 'self'; form-action 'self'; \
      base-uri 'none'; frame-ancestors 'none'
      X-Content-Type-Options: nosniff
      Referrer-Policy: no-referrer
      Cross-Origin-Opener-Policy: same-origin
      Cross-Origin-Resource-Policy: same-origin
      Permissions-Policy: camera=(), geolocation=(), microphone=()
      """
          .replace("\n", "\r\n")
          .getBytes(US_ASCII);
  private static final byte[] OK = encodeStatusLine(200);
  private static final byte[] HSTS =
      "Strict-Transport-Security: max-age=31536000; includeSubDomains\r\n".getBytes(US_ASCII);
  private static final byte[] NO_STORE = "Cache-Control: no-store\r\n".getBytes(US_ASCII);
  private static final byte[] CLOSE = "Connection: close\r\n".getBytes(US_ASCII);
  private static final byte[] CONTENT_TYPE = "Content-Type: ".getBytes(US_ASCII);
  private static final byte[] CONTENT_LENGTH = "Content-Length: ".getBytes(US_ASCII);
  private static final byte[] NO_BODY = {};
  private static final byte[] LINE_END = {'\r', '\n'};
  private static final int USUAL_HEAD = 1536;
  private static final int PART = 64 * 1024;

  private final DateHeader date = new DateHeader(InstantSource.system());
  private final boolean hsts;

  ResponseEncoder(boolean hsts) {
    this.hsts = hsts;
  }

  /** Hands the answer over in one part when it is small, else in several of bounded size. */
  void encode(Exchange exchange, Response response, boolean close, Consumer<BufferData> sink) {
    byte[] body = isBodiless(response) || exchange.isHead() ? NO_BODY : response.body();
    BufferData head = BufferData.growing(USUAL_HEAD);
    writeHead(head, exchange, response, close);
    int written = Math.min(body.length, PART);
    BufferData first = BufferData.growing(head.available() + written);
    first.write(head.readBytes());
    first.write(body, 0, written);
    sink.accept(first);
    for (; written < body.length; written += PART) {
      sink.accept(BufferData.create(body, written, Math.min(PART, body.length - written)));
    }
  }

  private void writeHead(BufferData head, Exchange exchange, Response response, boolean close) {
    head.write(statusLine(response.status()));
    head.write(date.line());
    head.write(EVERY_ANSWER);
    if (hsts && exchange.isSecure()) {
      head.write(HSTS);
    }
    if (!exchange.mayBeStored(response)) {
      head.write(NO_STORE);
    }
    for (ResponseHeader header : response.headers()) {
      head.write((header.name() + ": " + header.value() + "\r\n").getBytes(US_ASCII));
    }
    if (!response.mediaType().isEmpty()) {
      line(head, CONTENT_TYPE, response.mediaType());
    }
    if (!isBodiless(response)) {
      line(head, CONTENT_LENGTH, Integer.toString(response.body().length));
    }
    if (close) {
      head.write(CLOSE);
    }
    head.write(LINE_END);
  }

  private static boolean isBodiless(Response response) {
    return response.status() == 204 || response.status() == 304;
  }

  private static void line(BufferData buffer, byte[] name, String value) {
    buffer.write(name);
    buffer.write(value.getBytes(US_ASCII));
    buffer.write(LINE_END);
  }

  private static byte[] statusLine(int status) {
    return status == 200 ? OK : encodeStatusLine(status);
  }

  private static byte[] encodeStatusLine(int status) {
    return ("HTTP/1.1 " + status + " " + Status.create(status).reasonPhrase() + "\r\n")
        .getBytes(US_ASCII);
  }
}
