package be.becivic.server.offline;

import static org.assertj.core.api.Assertions.assertThat;

import be.becivic.server.Running;
import java.net.http.HttpResponse;
import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class DeskLoginTest {
  @TempDir static Path folder;
  private static Running server;

  @BeforeAll
  static void start() {
    server =
        Running.in(
            folder, "operator.token=" + DeskVisitor.TOKEN, "http.trusted-proxies=127.0.0.0/8");
  }

  @AfterAll
  static void stop() {
    server.close();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "/desk",
        "/desk/review/1",
        "/desk/changes",
        "/desk/changes/0123456789abcdef0123456789abcdef",
        "/desk/quarantines",
        "/desk/feedback",
        "/desk/health"
      })
  void aStrangerIsAskedForTheToken(String path) {
    HttpResponse<String> answer = new DeskVisitor(server).get(path);
    assertThat(answer.statusCode()).isEqualTo(303);
    assertThat(location(answer)).isEqualTo("/desk/login?next=" + path);
    assertThat(answer.body()).isEmpty();
  }

  @Test
  void aStrangerSendsNothing() {
    HttpResponse<String> answer =
        new DeskVisitor(server)
            .submit("/desk/review", Map.of("note", "Let me in.", "kind", "protocol_amendment"));
    assertThat(answer.statusCode()).isEqualTo(303);
    assertThat(location(answer)).isEqualTo("/desk/login");
    assertThat(DeskVisitor.in(server).get("/desk").body()).doesNotContain("Let me in.");
  }

  @Test
  void aWrongTokenIsRefusedWithoutACookie() {
    HttpResponse<String> answer = from("192.0.2.1").login("a-wrong-token");
    assertThat(answer.statusCode()).isEqualTo(403);
    assertThat(answer.headers().map()).doesNotContainKey("set-cookie");
    assertThat(answer.body()).contains("not the operator").doesNotContain("a-wrong-token");
  }

  @Test
  void theCookieIsForTheDeskAloneAndOutOfReachOfScripts() {
    HttpResponse<String> answer = from("192.0.2.2").login(DeskVisitor.TOKEN);
    assertThat(answer.statusCode()).isEqualTo(303);
    assertThat(location(answer)).isEqualTo("/desk");
    assertThat(setCookie(answer))
        .matches("desk=[\\w-]{43}; Path=/desk; HttpOnly; SameSite=Strict")
        .doesNotContain(DeskVisitor.TOKEN);
  }

  @Test
  void overTlsTheCookieStaysThere() {
    HttpResponse<String> answer =
        from("192.0.2.3").sending("X-Forwarded-Proto", "https").login(DeskVisitor.TOKEN);
    assertThat(setCookie(answer)).endsWith("; Secure");
  }

  @Test
  void aNetworkHasFiveTries() {
    for (int i = 0; i < 5; i++) {
      assertThat(from("192.0.2.4").login("wrong").statusCode()).isEqualTo(403);
    }
    HttpResponse<String> late = from("192.0.2.4").login(DeskVisitor.TOKEN);
    assertThat(late.statusCode()).isEqualTo(429);
    assertThat(late.headers().firstValue("Retry-After")).isPresent();
    assertThat(late.headers().map()).doesNotContainKey("set-cookie");
    assertThat(from("192.0.2.5").login(DeskVisitor.TOKEN).statusCode()).isEqualTo(303);
  }

  @Test
  void afterLoggingInOneIsWhereOneWanted() {
    Map<String, String> fields = Map.of("token", DeskVisitor.TOKEN, "next", "/desk/review/17");
    assertThat(location(from("192.0.2.6").submit("/desk/login", fields)))
        .isEqualTo("/desk/review/17");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"//evil.example", "https://evil.example/desk", "/desk/../admin", "/skills"})
  void oneIsLedNowhereElse(String next) {
    Map<String, String> fields = Map.of("token", DeskVisitor.TOKEN, "next", next);
    assertThat(location(from("192.0.2.7").submit("/desk/login", fields))).isEqualTo("/desk");
  }

  @Test
  void aLoginSentFromElsewhereIsRefused() {
    HttpResponse<String> answer =
        from("192.0.2.8").sending("Sec-Fetch-Site", "cross-site").login(DeskVisitor.TOKEN);
    assertThat(answer.statusCode()).isEqualTo(403);
    assertThat(answer.headers().map()).doesNotContainKey("set-cookie");
  }

  @Test
  void whoLogsOutIsOut() {
    DeskVisitor visitor = DeskVisitor.in(server);
    HttpResponse<String> answer = visitor.post("/desk/logout", Map.of());
    assertThat(location(answer)).isEqualTo("/desk/login");
    assertThat(setCookie(answer)).startsWith("desk=; Max-Age=0; Path=/desk");
    assertThat(visitor.get("/desk").statusCode()).isEqualTo(303);
  }

  @ParameterizedTest
  @ValueSource(strings = {"desk=", "desk=x", "desk=AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA"})
  void anInventedCookieOpensNothing(String cookie) {
    HttpResponse<String> answer = new DeskVisitor(server).sending("Cookie", cookie).get("/desk");
    assertThat(answer.statusCode()).isEqualTo(303);
  }

  @Test
  void theRestOfTheSiteSetsNoCookie() {
    for (String path :
        new String[] {"/", "/skills", "/robots.txt", "/api/skills", "/assets/none"}) {
      assertThat(new DeskVisitor(server).get(path).headers().map()).doesNotContainKey("set-cookie");
    }
    assertThat(new DeskVisitor(server).get("/sitemap.xml").body()).doesNotContain("/desk");
    assertThat(new DeskVisitor(server).get("/robots.txt").body()).contains("Disallow: /desk");
  }

  private static DeskVisitor from(String address) {
    return new DeskVisitor(server).sending("X-Forwarded-For", address);
  }

  private static String location(HttpResponse<String> answer) {
    return answer.headers().firstValue("Location").orElse("");
  }

  private static String setCookie(HttpResponse<String> answer) {
    return answer.headers().firstValue("Set-Cookie").orElse("");
  }
}
