package be.becivic.server.desk.login;

import static java.nio.charset.StandardCharsets.UTF_8;

import be.becivic.server.http.Request;
import java.net.URLDecoder;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/** What a browser sends with a form. */
public record Form(Map<String, String> fields) {
  public static final String FEEDBACK = "/desk/feedback";
  private static final String TYPE = "application/x-www-form-urlencoded";
  private static final int MOST = 256;

  /** The fields of a request's body; nothing where it is no form. */
  static Optional<Form> of(Request request) {
    boolean isForm =
        request
            .headers()
            .find("Content-Type")
            .map(type -> type.split(";", 2)[0].strip().toLowerCase(Locale.ROOT))
            .filter(TYPE::equals)
            .isPresent();
    return isForm ? parse(new String(request.body(), UTF_8)) : Optional.empty();
  }

  private static Optional<Form> parse(String body) {
    Map<String, String> fields = new LinkedHashMap<>();
    String[] parts = body.split("&", MOST + 1);
    if (parts.length > MOST) {
      return Optional.empty();
    }
    try {
      for (String part : parts) {
        int equals = part.indexOf('=');
        if (equals > 0) {
          fields.putIfAbsent(decode(part.substring(0, equals)), decode(part.substring(equals + 1)));
        }
      }
    } catch (IllegalArgumentException _) {
      return Optional.empty();
    }
    return Optional.of(new Form(fields));
  }

  /** Browsers end lines as letters of old did. */
  private static String decode(String text) {
    return URLDecoder.decode(text, UTF_8).replace("\r\n", "\n");
  }

  public Optional<String> find(String name) {
    return Optional.ofNullable(fields.get(name));
  }

  /** What was typed, if anything was. */
  public Optional<String> words(String name) {
    return find(name).map(String::strip).filter(text -> !text.isEmpty());
  }

  public boolean isConfirmed() {
    return find("confirm").filter("yes"::equals).isPresent();
  }

  /** Where to go afterwards; a form of ours can ask for the list it stands in. */
  public String back(String otherwise) {
    return find("back").filter("feedback"::equals).isPresent() ? FEEDBACK : otherwise;
  }

  /** Leaves the fields out, so that they cannot reach a log. */
  @Override
  public String toString() {
    return "Form[" + fields.size() + "]";
  }
}
