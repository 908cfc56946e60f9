package be.becivic.server.desk;

import static org.assertj.core.api.Assertions.assertThat;

import be.becivic.protocol.operation.HttpMethod;
import be.becivic.server.Running;
import be.becivic.server.config.Configuration;
import be.becivic.server.data.DataFolder;
import be.becivic.server.http.Route;
import be.becivic.server.wiring.OpenedParts;
import be.becivic.server.wiring.Rooms;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Nothing of the desk is shown or done without a session, whichever address is asked. */
class DeskAccessTest {
  private static final String LOGIN = "/desk/login";

  @TempDir static Path folder;
  private static Running server;
  private static List<Route> routes;

  @BeforeAll
  static void start() {
    server = Running.in(folder);
    Path other = folder.resolve("other");
    try (var parts = new OpenedParts()) {
      var rooms =
          new Rooms(
              Configuration.load(other, Optional.empty(), Map.of(), List.of()),
              parts.add(DataFolder.open(other)),
              Path.of("..", "..", "corpus"),
              parts);
      routes =
          new DeskSettings(
                  rooms.reviews,
                  rooms.library,
                  rooms.operator::isToken,
                  rooms.deskSessions,
                  rooms.attempts,
                  List.of(),
                  Map::of,
                  () -> 0,
                  rooms.site.assets(),
                  rooms.address.link(),
                  1,
                  rooms.clock)
              .open()
              .routes();
    }
  }

  @AfterAll
  static void stop() {
    server.close();
  }

  @Test
  void everyPageAndFormAsksForASession() {
    List<Route> guarded = routes.stream().filter(route -> !route.pattern().equals(LOGIN)).toList();
    assertThat(guarded).hasSizeGreaterThan(10);
    for (Route route : guarded) {
      for (String cookie : List.of("", "desk=" + "x".repeat(43), "desk=")) {
        HttpResponse<String> answer = ask(route, cookie);
        assertThat(answer.statusCode()).as(route.toString()).isEqualTo(303);
        assertThat(answer.headers().firstValue("Location").orElseThrow()).startsWith(LOGIN);
        assertThat(answer.body()).isEmpty();
      }
    }
  }

  private static HttpResponse<String> ask(Route route, String cookie) {
    HttpRequest.Builder request = server.request(route.pattern().replaceAll("\\{\\w+}", "discard"));
    if (!cookie.isEmpty()) {
      request.header("Cookie", cookie);
    }
    return server.send(
        route.method() == HttpMethod.GET
            ? request.GET()
            : request
                .header("Content-Type", "application/x-www-form-urlencoded")
                .POST(BodyPublishers.ofString("confirm=yes")));
  }
}
