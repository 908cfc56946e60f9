package be.becivic.upkeep.links;

import static org.assertj.core.api.Assertions.assertThat;

import be.becivic.protocol.id.Uid;
import be.becivic.protocol.lifecycle.Status;
import be.becivic.records.Location;
import be.becivic.records.Records;
import be.becivic.records.catalogue.Citation;
import be.becivic.records.catalogue.LinkState;
import be.becivic.records.catalogue.LinkStatus;
import be.becivic.records.catalogue.NewRevision;
import be.becivic.records.catalogue.RevisionOrigin;
import be.becivic.records.engine.RecordsEngine;
import be.becivic.records.review.ReviewItem;
import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.URI;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CopyOnWriteArrayList;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class LinkCheckerTest {
  private static final Instant NOON = Instant.parse("2026-11-15T12:00:00Z");
  private static final LinkSettings QUICK =
      new LinkSettings(10, Duration.ofDays(30), Duration.ZERO, Duration.ofSeconds(5));

  private record Seen(String method, String path, String agent, long at) {}

  @TempDir Path folder;
  private final List<Seen> seen = new CopyOnWriteArrayList<>();
  private Records records;
  private HttpServer server;
  private Instant now = NOON;
  private int names;

  @BeforeEach
  void open() throws IOException {
    records = RecordsEngine.open(new Location.Embedded(folder.resolve("test.db")));
    server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
    server.createContext("/", this::answer);
    server.start();
  }

  @AfterEach
  void close() {
    server.stop(0);
    records.close();
  }

  /** Answers with the status in the path; {@code only-get} refuses HEAD. */
  private void answer(HttpExchange exchange) throws IOException {
    String path = exchange.getRequestURI().getPath();
    String method = exchange.getRequestMethod();
    String agent = exchange.getRequestHeaders().getFirst("User-Agent");
    seen.add(new Seen(method, path, agent, System.nanoTime()));
    int code = path.equals("/only-get") ? (method.equals("GET") ? 200 : 405) : code(path);
    if (path.endsWith("/round")) {
      exchange.getResponseHeaders().set("Location", path);
    } else if (code >= 300 && code < 400) {
      exchange.getResponseHeaders().set("Location", "/200");
    }
    exchange.sendResponseHeaders(code, -1);
    exchange.close();
  }

  private static int code(String path) {
    return Integer.parseInt(path.split("/")[1]);
  }

  @ParameterizedTest
  @CsvSource({
    "/200, ok",
    "/only-get, ok",
    "/301, moved",
    "/308, moved",
    "/302, ok",
    "/404, gone",
    "/410, gone",
    "/403, refused",
    "/429, refused",
    "/500, refused",
    "/301/round, unreachable"
  })
  void whatALinkLeadsToIsRemembered(String path, String state) {
    Uid uid = reference(path);
    run(QUICK);
    assertThat(status(uid).state().wireName()).isEqualTo(state);
  }

  @Test
  void whereAPageMovedToIsRemembered() {
    Uid uid = reference("/301");
    run(QUICK);
    assertThat(status(uid).movedTo()).contains(url("/200"));
  }

  @Test
  void theVisitorAsksForHeadersFirstAndSaysWhoItIs() {
    reference("/200");
    run(QUICK);
    assertThat(seen).extracting(Seen::method).containsExactly("HEAD");
    assertThat(seen).extracting(Seen::agent).allMatch(agent -> agent.contains("BeCivic"));
  }

  @Test
  void aHostIsGivenTimeBetweenRequests() {
    reference("/200");
    reference("/200/second");
    run(new LinkSettings(10, Duration.ofDays(30), Duration.ofMillis(500), Duration.ofSeconds(5)));
    // A busy machine may be late to see the first request, which shortens what is seen of the
    // pause.
    assertThat(Duration.ofNanos(seen.get(1).at() - seen.get(0).at()))
        .isGreaterThanOrEqualTo(Duration.ofMillis(250));
  }

  @Test
  void aRunEndsAfterSoManyAndTheNextGoesOn() {
    reference("/200/a");
    reference("/200/b");
    reference("/200/c");
    var two = new LinkSettings(2, Duration.ofDays(30), Duration.ZERO, Duration.ofSeconds(5));
    assertThat(run(two)).isEqualTo(Map.of(LinkState.OK, 2));
    assertThat(run(two)).isEqualTo(Map.of(LinkState.OK, 1));
    assertThat(run(two)).isEmpty();
    assertThat(seen).extracting(Seen::path).doesNotHaveDuplicates().hasSize(3);
  }

  @Test
  void aLinkIsDueAgainAfterAMonthOrWhenItChanged() {
    Uid uid = reference("/200");
    run(QUICK);
    now = now.plus(Duration.ofDays(30)).plusMillis(1);
    assertThat(run(QUICK)).hasSize(1);
    assertThat(run(QUICK)).isEmpty();
    records.write(
        tables ->
            tables
                .catalogue()
                .references()
                .revise(
                    uid,
                    NewRevision.ours(
                        Optional.of(citation("/404")), Status.STABLE, RevisionOrigin.SEED, now)));
    run(QUICK);
    assertThat(status(uid).state()).isEqualTo(LinkState.GONE);
  }

  @Test
  void aPageThatIsGoneCallsForAPersonOnceAndNamesACopy() {
    Uid uid = reference("/404");
    run(QUICK);
    now = now.plus(Duration.ofDays(31));
    run(QUICK);
    assertThat(status(uid).failures()).isEqualTo(2);
    assertThat(calls())
        .singleElement()
        .satisfies(
            item ->
                assertThat(item.note())
                    .contains("answers 404")
                    .contains("https://web.archive.org/web/20261101/" + url("/404")));
  }

  @Test
  void aHostThatIsDownCallsForAPersonTheSecondTime() {
    reference("/200");
    server.stop(0);
    run(QUICK);
    assertThat(calls()).isEmpty();
    now = now.plus(Duration.ofDays(31));
    run(QUICK);
    assertThat(calls()).hasSize(1);
  }

  @ParameterizedTest
  @ValueSource(strings = {"file:///etc/passwd", "ftp://example.org/x", "not a link", "https:///x"})
  void onlyWebAddressesAreVisited(String link) throws InterruptedException {
    try (LinkProbe probe = new LinkProbe(QUICK, _ -> true)) {
      assertThat(probe.follow(link)).isEqualTo(LinkResult.NOBODY);
    }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "http://127.0.0.1/",
        "http://10.1.2.3/",
        "http://192.168.1.1/",
        "http://169.254.169.254/",
        "http://[::1]/",
        "http://[fd00::1]/"
      })
  void theInsideOfOurNetworkIsNotVisited(String link) {
    assertThat(PublicHosts.isPublic(URI.create(link))).isFalse();
  }

  private Map<LinkState, Integer> run(LinkSettings settings) {
    return new LinkChecker(records, settings, _ -> true, () -> now).run();
  }

  private Uid reference(String path) {
    String name = "page-" + names++;
    return records.write(
        tables ->
            tables
                .catalogue()
                .references()
                .insert(
                    name,
                    NewRevision.ours(
                        Optional.of(citation(path)), Status.STABLE, RevisionOrigin.SEED, NOON))
                .uid());
  }

  private Citation citation(String path) {
    return new Citation(
        "A page",
        Optional.empty(),
        url(path),
        Optional.empty(),
        Optional.empty(),
        Optional.empty(),
        Optional.of(LocalDate.parse("2026-11-01")));
  }

  private String url(String path) {
    return "http://127.0.0.1:" + server.getAddress().getPort() + path;
  }

  private LinkStatus status(Uid uid) {
    return records.read(tables -> tables.links().find(uid)).orElseThrow();
  }

  private List<ReviewItem> calls() {
    return records.read(tables -> tables.review().listOpen());
  }
}
