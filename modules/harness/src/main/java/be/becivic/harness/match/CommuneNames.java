package be.becivic.harness.match;

import be.becivic.protocol.region.Region;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import tools.jackson.databind.JsonNode;

/** Finds a commune by what people call it, on this machine. */
public final class CommuneNames {
  private static final List<String> NAMES =
      List.of("nis_code", "slug", "name_fr", "name_nl", "name_de");

  private final JsonNode catalogue;

  public CommuneNames(JsonNode catalogue) {
    this.catalogue = catalogue;
  }

  /** A commune as the profile has it. */
  public record Place(String nis5, Optional<Region> region) {}

  /** By its name in any of the three languages, or its code; empty when none or several match. */
  public Optional<Place> find(String name) {
    String wanted = TaskWords.fold(name).strip();
    List<JsonNode> found =
        catalogue
            .path("communes")
            .valueStream()
            .filter(each -> names(each).anyMatch(wanted::equals))
            .toList();
    return found.size() == 1
        ? Optional.of(
            new Place(
                found.getFirst().path("nis_code").stringValue(""),
                Region.parse(found.getFirst().path("region").stringValue(""))))
        : Optional.empty();
  }

  private static Stream<String> names(JsonNode commune) {
    return NAMES.stream()
        .flatMap(member -> commune.path(member).stringValueOpt().stream())
        .map(TaskWords::fold);
  }
}
