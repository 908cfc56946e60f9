package be.becivic.server.listener;

import java.io.ByteArrayOutputStream;
import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** An answer taken off the wire byte by byte, with nothing tidied up. */
record RawAnswer(int status, List<String> headerLines, String body) {

  static RawAnswer read(InputStream in, boolean head) throws IOException {
    String statusLine = line(in);
    List<String> headers = new ArrayList<>();
    for (String line = line(in); !line.isEmpty(); line = line(in)) {
      headers.add(line);
    }
    RawAnswer answer = new RawAnswer(Integer.parseInt(statusLine.split(" ")[1]), headers, "");
    int length = head ? 0 : answer.header("Content-Length").map(Integer::parseInt).orElse(0);
    byte[] body = in.readNBytes(length);
    if (body.length < length) {
      throw new EOFException("body cut short");
    }
    return new RawAnswer(answer.status(), headers, new String(body, StandardCharsets.UTF_8));
  }

  Optional<String> header(String name) {
    return headers(name).stream().findFirst();
  }

  List<String> headers(String name) {
    String prefix = name.toLowerCase() + ":";
    return headerLines.stream()
        .filter(line -> line.toLowerCase().startsWith(prefix))
        .map(line -> line.substring(prefix.length()).strip())
        .toList();
  }

  JsonNode json() {
    return JsonMapper.shared().readTree(body);
  }

  String error() {
    return json().path("error").asString();
  }

  private static String line(InputStream in) throws IOException {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    for (int b = in.read(); b != '\n'; b = in.read()) {
      if (b < 0) {
        throw new EOFException("closed after: " + bytes);
      }
      bytes.write(b);
    }
    return bytes.toString(StandardCharsets.US_ASCII).stripTrailing();
  }
}
