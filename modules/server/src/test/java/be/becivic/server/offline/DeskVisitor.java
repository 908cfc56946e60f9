package be.becivic.server.offline;

import be.becivic.server.Running;
import java.net.URLEncoder;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** A browser as far as the desk can tell: it keeps the cookie and sends forms. */
final class DeskVisitor {
  static final String TOKEN = "a-token-of-the-operator-for-tests";
  private static final Pattern CSRF = Pattern.compile("name=\"csrf\" value=\"([\\w-]+)\"");

  private final Running server;
  private final Map<String, String> headers = new LinkedHashMap<>();
  private String cookie = "";

  DeskVisitor(Running server) {
    this.server = server;
  }

  /** Somebody who logged in. */
  static DeskVisitor in(Running server) {
    var visitor = new DeskVisitor(server);
    visitor.login(TOKEN);
    return visitor;
  }

  DeskVisitor sending(String name, String value) {
    headers.put(name, value);
    return this;
  }

  String cookie() {
    return cookie;
  }

  HttpResponse<String> login(String token) {
    HttpResponse<String> answer = submit("/desk/login", Map.of("token", token));
    answer
        .headers()
        .firstValue("Set-Cookie")
        .ifPresent(set -> cookie = set.substring(0, set.indexOf(';')));
    return answer;
  }

  HttpResponse<String> get(String path) {
    return server.send(request(path).GET());
  }

  /** Sends a form as a page of the desk would. */
  HttpResponse<String> post(String path, Map<String, String> fields) {
    var all = new LinkedHashMap<>(fields);
    all.put("csrf", csrf());
    return submit(path, all);
  }

  /** Sends just these fields. */
  HttpResponse<String> submit(String path, Map<String, String> fields) {
    String body =
        fields.entrySet().stream()
            .map(field -> encode(field.getKey()) + "=" + encode(field.getValue()))
            .collect(Collectors.joining("&"));
    return server.send(
        request(path)
            .header("Content-Type", "application/x-www-form-urlencoded")
            .POST(BodyPublishers.ofString(body)));
  }

  String csrf() {
    Matcher found = CSRF.matcher(get("/desk/health").body());
    if (!found.find()) {
      throw new AssertionError("not let in");
    }
    return found.group(1);
  }

  private HttpRequest.Builder request(String path) {
    HttpRequest.Builder request = server.request(path);
    if (!cookie.isEmpty()) {
      request.header("Cookie", cookie);
    }
    headers.forEach(request::header);
    return request;
  }

  private static String encode(String text) {
    return URLEncoder.encode(text, StandardCharsets.UTF_8);
  }
}
