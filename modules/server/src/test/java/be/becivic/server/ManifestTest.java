package be.becivic.server;

import static org.assertj.core.api.Assertions.assertThat;

import be.becivic.server.config.Configuration;
import be.becivic.server.data.DataFolder;
import be.becivic.server.http.Route;
import be.becivic.server.routes.ApiRoutes;
import be.becivic.server.wiring.OpenedParts;
import be.becivic.server.wiring.Rooms;
import be.becivic.site.SiteRequest;
import be.becivic.site.agents.Endpoint;
import be.becivic.site.agents.Endpoints;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What agents are told to use is what the server answers. */
class ManifestTest {
  private static final Set<String> FOR_THE_OPERATOR = Set.of("/api/_internal/", "/status");

  @TempDir Path folder;
  private final OpenedParts parts = new OpenedParts();
  private Rooms rooms;

  @BeforeEach
  void open() {
    rooms =
        new Rooms(
            Configuration.load(folder, Optional.empty(), Map.of(), List.of()),
            parts.add(DataFolder.open(folder)),
            Path.of("..", "..", "corpus"),
            parts);
  }

  @AfterEach
  void close() {
    parts.close();
  }

  @Test
  void everyEndpointOfTheManifestIsServed() {
    Set<String> served = routes();
    for (Endpoint endpoint : Endpoints.ALL) {
      String name = endpoint.method() + " " + endpoint.path();
      assertThat(served.contains(name) || isPage(endpoint)).as(name).isTrue();
    }
  }

  @Test
  void everyRouteForAgentsIsInTheManifest() {
    Set<String> told =
        Endpoints.ALL.stream()
            .map(endpoint -> endpoint.method() + " " + endpoint.path())
            .collect(Collectors.toSet());
    assertThat(routes())
        .filteredOn(route -> route.contains(" /api/"))
        .filteredOn(route -> FOR_THE_OPERATOR.stream().noneMatch(route::contains))
        .isSubsetOf(told);
  }

  private Set<String> routes() {
    return ApiRoutes.of(rooms, List.of()).stream()
        .map(ManifestTest::name)
        .collect(Collectors.toSet());
  }

  private static String name(Route route) {
    return route.method().name() + " " + route.pattern();
  }

  private boolean isPage(Endpoint endpoint) {
    String path = endpoint.path().replace("{id}", "change-of-address");
    return endpoint.method().equals("GET") && rooms.site.page(SiteRequest.of(path)).status() == 200;
  }
}
