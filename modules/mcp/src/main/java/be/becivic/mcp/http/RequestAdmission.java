package be.becivic.mcp.http;

import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.stream.Stream;

/** What a request must be, before anyone looks at what it says. */
final class RequestAdmission {
  private static final String JSON = "application/json";
  private static final Set<String> TAKEN = Set.of(JSON, "application/*", "*/*");
  private static final Set<String> UTF_8 = Set.of("charset=utf-8", "charset=\"utf-8\"");

  private final AllowedOrigins origins;

  RequestAdmission(AllowedOrigins origins) {
    this.origins = origins;
  }

  /** A page on some other site could otherwise reach a server on this machine by its name. */
  boolean isOriginAllowed(HttpHeaders headers) {
    return origins.hasAll(headers.list("Origin"));
  }

  boolean takesJson(HttpHeaders headers) {
    List<String> lines = headers.list("Accept");
    return lines.isEmpty()
        || lines.stream()
            .flatMap(line -> Stream.of(line.split(",")))
            .map(range -> range.split(";", 2)[0].strip().toLowerCase(Locale.ROOT))
            .anyMatch(TAKEN::contains);
  }

  boolean bringsJson(HttpHeaders headers) {
    List<String> lines = headers.list("Content-Type");
    if (lines.size() != 1) {
      return false;
    }
    String[] parts = lines.getFirst().toLowerCase(Locale.ROOT).split(";", -1);
    return parts[0].strip().equals(JSON)
        && Stream.of(parts).skip(1).map(String::strip).allMatch(UTF_8::contains);
  }
}
