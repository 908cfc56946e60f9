package be.becivic.server.listener;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import be.becivic.protocol.error.ErrorCategory;
import be.becivic.protocol.error.Rejection;
import be.becivic.server.http.Handler;
import be.becivic.server.http.Response;
import be.becivic.server.http.Route;
import java.io.IOException;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

final class AnswerHeadersTest {
  private static TestListener direct;
  private static TestListener proxied;

  @BeforeAll
  static void start() {
    direct = TestListener.start(routes());
    proxied = TestListener.start(new TestSettings().trusting("127.0.0.1"), routes());
  }

  @AfterAll
  static void stop() {
    direct.close();
    proxied.close();
  }

  private static Route[] routes() {
    Handler page = _ -> Response.of(200, "text/html; charset=utf-8", "<p>".getBytes(UTF_8));
    return new Route[] {
      Route.get("/page", page),
      Route.get("/api/thing", page),
      Route.get("/api/cached", r -> page.handle(r).withHeader("Cache-Control", "max-age=60")),
      Route.get("/unchanged", _ -> Response.empty(304).withHeader("ETag", "\"x\"")),
      Route.post("/form", 100, page),
      Route.get(
          "/later",
          _ ->
              Response.problem(
                  Rejection.retryLater(
                      ErrorCategory.RATE_LIMIT_EXCEEDED, Duration.ofMillis(1500)))),
      Route.get("/token", _ -> Response.problem(Rejection.of(ErrorCategory.UNAUTHORISED))),
      Route.get("/nothing", _ -> null),
      Route.get(
          "/broken",
          _ -> {
            throw new IllegalStateException("secret detail");
          })
    };
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "GET /page HTTP/1.1\nHost: h\n\n",
        "GET /unchanged HTTP/1.1\nHost: h\n\n",
        "OPTIONS /page HTTP/1.1\nHost: h\n\n",
        "GET /none HTTP/1.1\nHost: h\n\n",
        "PUT /page HTTP/1.1\nHost: h\n\n",
        "GET /broken HTTP/1.1\nHost: h\n\n",
        "nonsense\n\n",
        "POST /form HTTP/1.1\nHost: h\nContent-Length: 999999\n\n"
      })
  void everyAnswerCarriesTheSecurityHeadersOnce(String request) throws IOException {
    RawAnswer answer = direct.ask(request);
    assertThat(answer.headers("Content-Security-Policy"))
        .containsExactly(
            "default-src 'none'; style-src 'self'; script-src 'self'; img-src 'self';"
                + " font-src 'self'; connect-src 'self'; form-action 'self'; base-uri 'none';"
                + " frame-ancestors 'none'");
    assertThat(answer.headers("X-Content-Type-Options")).containsExactly("nosniff");
    assertThat(answer.headers("Referrer-Policy")).containsExactly("no-referrer");
    assertThat(answer.headers("Cross-Origin-Opener-Policy")).containsExactly("same-origin");
    assertThat(answer.headers("Cross-Origin-Resource-Policy")).containsExactly("same-origin");
    assertThat(answer.headers("Permissions-Policy")).hasSize(1);
    assertThat(answer.headers("Date")).hasSize(1);
    assertThat(answer.headers("Server")).isEmpty();
    assertThat(answer.headers("Strict-Transport-Security")).isEmpty();
  }

  @ParameterizedTest
  @CsvSource({
    "GET,/page,",
    "GET,/api/thing,no-store",
    "GET,/api/cached,max-age=60",
    "GET,/none,no-store",
    "GET,/unchanged,",
    "POST,/form,no-store",
    "GET,/broken,no-store"
  })
  void onlyPublicPagesMayBeStoredUnlessTheHandlerSaysOtherwise(
      String method, String path, String expected) throws IOException {
    RawAnswer answer = direct.ask(method + " " + path + " HTTP/1.1\nHost: h\n\n");
    assertThat(answer.headers("Cache-Control"))
        .isEqualTo(expected == null ? List.of() : List.of(expected));
  }

  @ParameterizedTest
  @CsvSource({
    "https,true",
    "HTTPS,true",
    "http,false",
    "'https, http',false",
    "'http, https',true"
  })
  void browsersAreKeptOnTlsWhenATrustedProxySaysTheyUsedIt(String proto, boolean expected)
      throws IOException {
    String request = "GET /page HTTP/1.1\nHost: h\nX-Forwarded-Proto: " + proto + "\n\n";
    assertThat(proxied.ask(request).headers("Strict-Transport-Security").isEmpty())
        .isEqualTo(!expected);
    assertThat(direct.ask(request).headers("Strict-Transport-Security")).isEmpty();
  }

  @Test
  void waitIsToldInWholeSecondsInHeaderAndDocument() throws IOException {
    RawAnswer answer = direct.ask("GET /later HTTP/1.1\nHost: h\n\n");
    assertThat(answer.status()).isEqualTo(429);
    assertThat(answer.headers("Retry-After")).containsExactly("2");
    assertThat(answer.json().path("retry_after").asInt()).isEqualTo(2);
  }

  @Test
  void refusalForWantOfATokenNamesTheScheme() throws IOException {
    assertThat(direct.ask("GET /token HTTP/1.1\nHost: h\n\n").headers("WWW-Authenticate"))
        .containsExactly("Bearer");
  }

  @Test
  void brokenHandlerIsAPlainProblemAndIsReported() throws IOException {
    RawAnswer answer = direct.ask("GET /broken HTTP/1.1\nHost: h\n\n");
    assertThat(answer.status()).isEqualTo(500);
    assertThat(answer.error()).isEqualTo("internal_error");
    assertThat(answer.body()).doesNotContain("secret").doesNotContain("Exception");
    assertThat(direct.crashes).last().isInstanceOf(IllegalStateException.class);
  }

  @Test
  void handlerWithoutAnAnswerIsABrokenOne() throws IOException {
    assertThat(direct.ask("GET /nothing HTTP/1.1\nHost: h\n\n").status()).isEqualTo(500);
  }

  @Test
  void notModifiedHasNoLength() throws IOException {
    assertThat(direct.ask("GET /unchanged HTTP/1.1\nHost: h\n\n").headers("Content-Length"))
        .isEmpty();
  }

  @Test
  void handlerCannotSplitTheHeadersOrReplaceTheListeners() {
    Response response = Response.empty(204);
    for (String value : new String[] {"a\r\nX: y", "a\nb", "\u00e9", "\u0000"}) {
      assertThatIllegalArgumentException().isThrownBy(() -> response.withHeader("X-Ok", value));
    }
    for (String name : new String[] {"Content-Length", "connection", "DATE", "X y", ""}) {
      assertThatIllegalArgumentException().isThrownBy(() -> response.withHeader(name, "1"));
    }
  }
}
