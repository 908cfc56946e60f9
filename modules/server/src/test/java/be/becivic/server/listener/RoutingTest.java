package be.becivic.server.listener;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import be.becivic.corpus.CorpusUnavailable;
import be.becivic.server.http.Handler;
import be.becivic.server.http.Response;
import be.becivic.server.http.Route;
import be.becivic.server.http.RouteTable;
import java.io.IOException;
import java.util.List;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

final class RoutingTest {
  private static TestListener listener;

  @BeforeAll
  static void start() {
    listener =
        TestListener.start(
            Route.get("/", says("root")),
            Route.get("/skills/{id}", says("one skill")),
            Route.get("/skills/graph", says("the graph")),
            Route.get("/skills/{skill}/concerns", says("its concerns")),
            Route.delete("/skills/{id}", says("gone")),
            Route.get(
                "/away",
                _ -> {
                  throw new CorpusUnavailable(new IOException("not mounted"));
                }),
            Route.get("/docs/{rest...}", says("a page")),
            Route.post("/things", TestListener.BODY_LIMIT, says("made")),
            Route.get("/search", request -> text(String.join("|", request.query().list("q")))));
  }

  @AfterAll
  static void stop() {
    listener.close();
  }

  @ParameterizedTest
  @CsvSource({
    "/,root {}",
    "/skills/a-b,one skill {id=a-b}",
    "/skills/graph,the graph {}",
    "/skills/graph/concerns,its concerns {skill=graph}",
    "/skills/a/concerns,its concerns {skill=a}",
    "/skills/a%20b%C3%A9,one skill {id=a bé}",
    "/docs/x,a page {rest=x}",
    "/docs/x/y/z.md,a page {rest=x/y/z.md}"
  })
  void addressLeadsToItsRoute(String path, String answer) throws IOException {
    RawAnswer raw = get(path);
    assertThat(raw.status()).isEqualTo(200);
    assertThat(raw.body()).isEqualTo(answer);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"/nothing", "/skills", "/skills/", "/skills/a/b", "/skills/a/b/", "/docs"})
  void unknownAddressIsNotFound(String path) throws IOException {
    RawAnswer answer = get(path);
    assertThat(answer.status()).isEqualTo(404);
    assertThat(answer.error()).isEqualTo("not_found");
  }

  @ParameterizedTest
  @CsvSource({
    "/skills/a/,/skills/a",
    "/skills/a%20b/,/skills/a%20b",
    "/docs/x/,/docs/x",
    "/search/?q=a+b&q=,/search?q=a+b&q=",
    "/things/,/things"
  })
  void aFinalSlashLeadsToTheAddressWithoutIt(String path, String place) throws IOException {
    RawAnswer answer = get(path);
    assertThat(answer.status()).isEqualTo(308);
    assertThat(answer.headers("Location")).containsExactly(place);
  }

  @ParameterizedTest
  @ValueSource(strings = {"//skills/a/", "/skills//", "//evil.example/", "/%2Fevil.example/"})
  void noSlashLeadsToAnotherHost(String path) throws IOException {
    assertThat(get(path).headers("Location")).isEmpty();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "POST|/skills/a|GET, HEAD, DELETE, OPTIONS",
        "GET|/things|POST, OPTIONS",
        "HEAD|/things|POST, OPTIONS",
        "PUT|/|GET, HEAD, OPTIONS",
        "TRACE|/|GET, HEAD, OPTIONS",
        "BREW|/|GET, HEAD, OPTIONS"
      })
  void otherMethodIsRefusedWithThoseAllowed(String method, String path, String allow)
      throws IOException {
    try (RawClient client = listener.connect()) {
      client.send(method + " " + path + " HTTP/1.1\nHost: h\n\n");
      RawAnswer answer = method.equals("HEAD") ? client.headAnswer() : client.answer();
      assertThat(answer.status()).isEqualTo(405);
      assertThat(answer.headers("Allow")).containsExactly(allow);
    }
  }

  @Test
  void whatIsKeptInAPlaceThatIsAwayIsToBeAskedForLater() throws IOException {
    RawAnswer answer = listener.ask("GET /away HTTP/1.1\nHost: h\n\n");
    assertThat(answer.status()).isEqualTo(503);
    assertThat(answer.error()).isEqualTo("overloaded");
    assertThat(answer.header("Retry-After")).contains("30");
    assertThat(answer.body()).doesNotContain("mounted");
  }

  @Test
  void optionsNamesTheMethodsOfAKnownAddress() throws IOException {
    RawAnswer answer = listener.ask("OPTIONS /things HTTP/1.1\nHost: h\n\n");
    assertThat(answer.status()).isEqualTo(204);
    assertThat(answer.header("Allow")).contains("POST, OPTIONS");
    assertThat(answer.header("Content-Length")).isEmpty();
    assertThat(listener.ask("OPTIONS /none HTTP/1.1\nHost: h\n\n").status()).isEqualTo(404);
  }

  @ParameterizedTest
  @ValueSource(strings = {"/skills/a", "/nothing"})
  void headHasTheHeadersOfGetAndNoBody(String path) throws IOException {
    try (RawClient client = listener.connect()) {
      RawAnswer head = client.send("HEAD " + path + " HTTP/1.1\nHost: h\n\n").headAnswer();
      RawAnswer get = client.ask("GET " + path + " HTTP/1.1\nHost: h\n\n");
      assertThat(get.body()).isNotEmpty();
      assertThat(withoutDate(head)).isEqualTo(withoutDate(get));
    }
  }

  @Test
  void requestsSentTogetherAreAnsweredInTurn() throws IOException {
    try (RawClient client = listener.connect()) {
      String one = "GET /skills/1 HTTP/1.1\nHost: h\n\n";
      String post = "POST /things HTTP/1.1\nHost: h\nContent-Type: application/json\n";
      client.send(one + post + "Content-Length: 2\n\n{}" + "GET / HTTP/1.1\nHost: h\n\n");
      assertThat(client.answer().body()).isEqualTo("one skill {id=1}");
      assertThat(client.answer().body()).isEqualTo("made {}");
      assertThat(client.answer().body()).isEqualTo("root {}");
    }
  }

  @Test
  void connectionIsClosedWhenTheClientAsksForIt() throws IOException {
    try (RawClient client = listener.connect()) {
      RawAnswer answer = client.ask("GET / HTTP/1.1\nHost: h\nConnection: close\n\n");
      assertThat(answer.header("Connection")).contains("close");
      assertThat(client.isClosedByServer()).isTrue();
    }
  }

  @Test
  void queryIsDecoded() throws IOException {
    assertThat(get("/search?q=a+b&q=%C3%A9%26&x=1&q").body()).isEqualTo("a b|é&|");
    assertThat(get("/search").body()).isEmpty();
  }

  @Test
  void routeIsReportedByItsPatternOnly() throws Exception {
    try (TestListener fresh = TestListener.start(Route.get("/skills/{id}", says("one")))) {
      fresh.ask("GET /skills/secret?q=secret HTTP/1.1\nHost: h\n\n");
      fresh.ask("GET /secret HTTP/1.1\nHost: h\n\n");
      assertThat(fresh.awaitRoutes(2)).containsExactlyInAnyOrder("/skills/{id}", "unmatched");
    }
  }

  @Test
  void twoRoutesForOneMethodAndAddressAreAMistake() {
    assertThatIllegalArgumentException()
        .isThrownBy(
            () ->
                new RouteTable(List.of(Route.get("/{a}", says("")), Route.get("/{b}", says("")))));
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "a", "/a/", "/a//b", "/{rest...}/a", "/{a b}", "/a?b"})
  void whatIsNoPatternIsAMistake(String pattern) {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> new RouteTable(List.of(Route.get(pattern, says("")))));
  }

  private static RawAnswer get(String path) throws IOException {
    return listener.ask("GET " + path + " HTTP/1.1\nHost: h\n\n");
  }

  private static List<String> withoutDate(RawAnswer answer) {
    return answer.headerLines().stream().filter(line -> !line.startsWith("Date:")).toList();
  }

  private static Handler says(String what) {
    return request -> text(what + " " + request.parameters());
  }

  private static Response text(String text) {
    return Response.of(200, "text/plain; charset=utf-8", text.getBytes(UTF_8));
  }
}
