package be.becivic.server;

import static org.assertj.core.api.Assertions.assertThat;

import be.becivic.protocol.schema.SchemaName;
import be.becivic.protocol.schema.Schemas;
import be.becivic.server.config.Configuration;
import be.becivic.server.data.DataFolder;
import be.becivic.server.http.Route;
import be.becivic.server.job.JobList;
import be.becivic.server.observe.Metrics;
import be.becivic.server.openapi.ApiDocument;
import be.becivic.server.routes.ApiRoutes;
import be.becivic.server.surface.Operations;
import be.becivic.server.wiring.OpenedParts;
import be.becivic.server.wiring.Rooms;
import java.net.URI;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/** The document says what the routes do, and refers only to schemas that exist. */
class ApiDocumentTest {
  private final ObjectNode document =
      ApiDocument.of(Operations.list(), Schemas.load(), URI.create("https://becivic.example"));

  @TempDir Path folder;

  @Test
  void everyRouteUnderApiIsDescribedAndNothingElse() {
    try (var parts = new OpenedParts()) {
      var configuration = Configuration.load(folder, Optional.empty(), Map.of(), List.of());
      var rooms =
          new Rooms(
              configuration,
              parts.add(DataFolder.open(folder)),
              Path.of("..", "..", "corpus"),
              parts);
      Set<String> served =
          ApiRoutes.of(rooms, JobList.of(rooms, parts.add(new Metrics()))).stream()
              .filter(route -> route.pattern().startsWith("/api/"))
              .map(ApiDocumentTest::name)
              .collect(Collectors.toCollection(TreeSet::new));
      assertThat(described()).isEqualTo(served);
    }
  }

  private static String name(Route route) {
    return route.method().name().toLowerCase(Locale.ROOT) + " " + route.pattern();
  }

  private Set<String> described() {
    Set<String> described = new TreeSet<>();
    document
        .get("paths")
        .forEachEntry(
            (path, operations) ->
                operations.propertyNames().forEach(verb -> described.add(verb + " " + path)));
    return described;
  }

  @Test
  void everyReferenceLeadsToAPlaceInTheDocument() {
    for (String reference : references(document)) {
      assertThat(reference).startsWith("#/");
      assertThat(document.at(reference.substring(1)).isMissingNode()).as(reference).isFalse();
    }
  }

  @Test
  void everyOperationSaysWhatItAsksForAndEverySchemeIsExplained() {
    for (JsonNode operation :
        document.get("paths").valueStream().flatMap(JsonNode::valueStream).toList()) {
      for (JsonNode way : operation.get("security")) {
        String scheme = way.propertyNames().iterator().next();
        assertThat(document.at("/components/securitySchemes/" + scheme + "/scheme").asString())
            .isEqualTo("bearer");
      }
    }
    assertThat(document.at("/paths/~1api~1concerns~1{id}/delete/security")).hasSize(1);
    assertThat(document.at("/paths/~1api~1search/get/security")).isEmpty();
  }

  @Test
  void operationsHaveNamesOfTheirOwn() {
    List<String> names =
        document.get("paths").valueStream().flatMap(JsonNode::valueStream).toList().stream()
            .map(operation -> operation.get("operationId").stringValue())
            .toList();
    assertThat(new HashSet<>(names)).hasSameSizeAs(names);
  }

  @Test
  void submissionsAreCheckedAgainstThePublishedSchemas() {
    Schemas schemas = Schemas.load();
    for (String path : List.of("concerns", "amendments", "drafts", "validations", "ratings")) {
      String reference =
          document
              .at("/paths/~1api~1" + path + "/post/requestBody/content/application~1json/schema")
              .get("$ref")
              .stringValue();
      String name = reference.substring(reference.lastIndexOf('/') + 1);
      SchemaName published =
          Arrays.stream(SchemaName.values())
              .filter(each -> each.fileName().equals(name + ".schema.json"))
              .findFirst()
              .get();
      JsonNode part = document.at(reference.substring(1));
      assertThat(part.get("required"))
          .isEqualTo(Running.parse(schemas.source(published)).get("required"));
    }
  }

  private static Set<String> references(JsonNode node) {
    Set<String> found = new TreeSet<>();
    node.optional("$ref").filter(JsonNode::isString).ifPresent(ref -> found.add(ref.stringValue()));
    node.forEach(child -> found.addAll(references(child)));
    return found;
  }
}
