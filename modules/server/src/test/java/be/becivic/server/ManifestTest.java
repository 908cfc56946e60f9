package be.becivic.server;

import static org.assertj.core.api.Assertions.assertThat;

import be.becivic.protocol.schema.SchemaName;
import be.becivic.protocol.schema.Schemas;
import be.becivic.server.config.Configuration;
import be.becivic.server.data.DataFolder;
import be.becivic.server.openapi.ApiDocument;
import be.becivic.server.routes.ApiRoutes;
import be.becivic.server.surface.Operations;
import be.becivic.server.wiring.OpenedParts;
import be.becivic.server.wiring.Rooms;
import be.becivic.site.SiteRequest;
import be.becivic.site.page.general.AgentPages;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** What agents are told to use is what the server answers. */
class ManifestTest {
  private static final Set<String> FOR_THE_OPERATOR = Set.of("/api/_internal/", "/status");

  private static final Pattern ADDRESS =
      Pattern.compile(
          Pattern.quote("https://becivic.be") + "(/[A-Za-z0-9._~/-]*)(?![A-Za-z0-9._~/<-])");
  private static final Pattern ROUTE = Pattern.compile("(GET|POST|DELETE) (/api/[\\w/<>-]+)");

  @TempDir static Path folder;
  private static final OpenedParts PARTS = new OpenedParts();
  private static Rooms rooms;

  @BeforeAll
  static void open() {
    rooms =
        new Rooms(
            Configuration.load(folder, Optional.empty(), Map.of(), List.of()),
            PARTS.add(DataFolder.open(folder)),
            Path.of("..", "..", "corpus"),
            PARTS);
  }

  @AfterAll
  static void close() {
    PARTS.close();
  }

  @Test
  void everyEndpointOfTheManifestIsServed() {
    Set<String> served = routes();
    for (JsonNode endpoint : endpoints()) {
      assertThat(served.contains(name(endpoint)) || isPage(endpoint)).as(name(endpoint)).isTrue();
    }
  }

  @Test
  void everyRouteForAgentsIsInTheManifest() {
    assertThat(routes())
        .filteredOn(route -> route.contains(" /api/"))
        .filteredOn(route -> FOR_THE_OPERATOR.stream().noneMatch(route::contains))
        .isSubsetOf(told());
  }

  @Test
  void nothingForTheOperatorIsInTheManifest() {
    assertThat(told()).noneMatch(route -> FOR_THE_OPERATOR.stream().anyMatch(route::contains));
  }

  @Test
  void endpointsHaveNamesAndPlacesOfTheirOwn() {
    assertThat(endpoints()).extracting(each -> each.get("name")).doesNotHaveDuplicates();
    assertThat(endpoints()).extracting(ManifestTest::name).doesNotHaveDuplicates();
  }

  @Test
  void theManifestFitsItsSchema() {
    assertThat(Schemas.load().check(SchemaName.MANIFEST, manifest())).isEmpty();
  }

  /** A parameter that only one description has was how the descriptions drifted apart. */
  @Test
  void manifestAndOpenApiTellTheSameParameters() {
    JsonNode paths =
        ApiDocument.of(Operations.list(), Schemas.load(), URI.create("https://becivic.example"))
            .get("paths");
    for (JsonNode endpoint : endpoints()) {
      JsonNode operation =
          paths
              .path(endpoint.get("path").asString())
              .path(endpoint.get("method").asString().toLowerCase(Locale.ROOT));
      if (!operation.isMissingNode()) {
        assertThat(endpoint.path("query").valueStream().map(each -> each.get("name").asString()))
            .as(name(endpoint))
            .containsExactlyElementsOf(
                operation
                    .path("parameters")
                    .valueStream()
                    .filter(each -> each.get("in").asString().equals("query"))
                    .map(each -> each.get("name").asString())
                    .toList());
        assertThat(endpoint.get("summary")).isEqualTo(operation.get("summary"));
      }
    }
  }

  /** What agents are told on a page is what the manifest tells them. */
  @Test
  void everyEndpointThatAPageForAgentsNamesIsInTheManifest() {
    for (String address : AgentPages.addresses()) {
      String text = text(address + ".md");
      ROUTE
          .matcher(text)
          .results()
          .map(match -> match.group(1) + " " + template(match.group(2)))
          .forEach(route -> assertThat(told()).as(address).contains(route));
    }
  }

  /** Documents name addresses of the server, which a site alone cannot follow. */
  @Test
  void noDocumentPointsNowhere() {
    Set<String> addresses = new TreeSet<>();
    for (String path : rooms.site.documents()) {
      if (!path.equals("/llms-full.txt")) {
        ADDRESS
            .matcher(text(path))
            .results()
            .map(match -> match.group(1).replaceAll("\\.$", ""))
            .filter(address -> !address.endsWith("/"))
            .forEach(addresses::add);
      }
    }
    assertThat(addresses).contains("/agents", "/agents/manifest.json", "/api/skill-graph");
    for (String address : addresses) {
      boolean isOfTheServer =
          address.equals("/mcp") || told().stream().anyMatch(each -> each.endsWith(" " + address));
      assertThat(isOfTheServer || status(address) == 200).as(address).isTrue();
    }
  }

  private JsonNode manifest() {
    return new JsonMapper().readTree(text("/agents/manifest.json"));
  }

  private List<JsonNode> endpoints() {
    return manifest().get("endpoints").valueStream().toList();
  }

  private Set<String> told() {
    return endpoints().stream().map(ManifestTest::name).collect(Collectors.toSet());
  }

  private Set<String> routes() {
    return ApiRoutes.of(rooms, List.of()).stream()
        .map(route -> route.method().name() + " " + route.pattern())
        .collect(Collectors.toSet());
  }

  private static String name(JsonNode endpoint) {
    return endpoint.get("method").asString() + " " + endpoint.get("path").asString();
  }

  private boolean isPage(JsonNode endpoint) {
    return endpoint.get("method").asString().equals("GET")
        && status(endpoint.get("path").asString().replace("{id}", "change-of-address")) == 200;
  }

  private int status(String path) {
    return rooms.site.page(SiteRequest.of(path)).status();
  }

  private String text(String path) {
    return new String(rooms.site.page(SiteRequest.of(path)).body(), StandardCharsets.UTF_8);
  }

  private static String template(String route) {
    return route
        .replaceAll("<session_id>", "{session_id}")
        .replaceAll("<[^>]*>|[a-z]{3}_[0-9a-f-]{36}", "{id}");
  }
}
