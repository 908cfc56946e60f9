package be.becivic.server.read;

import be.becivic.corpus.data.Commune;
import be.becivic.corpus.data.CommuneFinds;
import be.becivic.library.Library;
import be.becivic.protocol.error.ErrorCategory;
import be.becivic.protocol.error.Outcome;
import be.becivic.protocol.error.Rejection;
import be.becivic.protocol.operation.Arguments;
import be.becivic.protocol.operation.Operation;
import be.becivic.protocol.operation.Parameter;
import be.becivic.protocol.operation.Shape;
import be.becivic.protocol.region.Nis5;
import be.becivic.server.operation.ServedOperation;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/** Communes by what people call them, or one by its code; the whole list is a file. */
record CommuneRead(Library library) implements Read {
  private static final int MOST = 50;
  private static final String BY_POSTAL_CODE =
      "No commune has this name; any listed have one like it. If it is part of a commune, search by"
          + " its postal code.";

  private static final Parameter<String> QUERY =
      Parameter.text("q")
          .inTools("query")
          .required()
          .says("A name in any language, or a part of it, a postal code, a NIS code or a slug.");

  private static final Parameter<Integer> LIMIT =
      Parameter.number("limit", 1, MOST).otherwise(10).says("At most so many.");

  private static final Parameter<String> CODE =
      Parameter.segment("code").says("A NIS code or a slug.");

  private static final Shape COMMUNES =
      Shape.named(
          "Communes",
          """
          {
            "type": "object",
            "required": ["communes"],
            "properties": {
              "communes": { "type": "array", "items": { "type": "object" }, "description": "Best match first." },
              "advice": { "type": "string" }
            }
          }
          """);

  private static final Shape COMMUNE =
      Shape.named(
          "Commune",
          """
          {
            "type": "object",
            "required": ["nis_code", "slug", "region"],
            "properties": {
              "nis_code": { "type": "string" },
              "slug": { "type": "string" },
              "region": { "type": "string", "description": "As the catalogue has it." },
              "profile_region": { "type": "string", "description": "As a profile and predicates have it." }
            }
          }
          """);

  private static final Operation SEARCH =
      Operation.get("find_communes", "/api/communes")
          .says("Find a commune: its NIS code, region and languages.")
          .takes(QUERY, LIMIT)
          .answers(200, "Communes, best match first", COMMUNES)
          .keptFor(Filters.CONTENT)
          .asTool("Find a commune", "find_commune")
          .open();

  private static final Operation ONE =
      Operation.get("commune", "/api/communes/{code}")
          .says("One commune, by its NIS code or slug.")
          .takes(CODE)
          .answers(200, "The commune", COMMUNE)
          .refuses(ErrorCategory.NOT_FOUND)
          .keptFor(Filters.CONTENT)
          .notAsTool()
          .open();

  static final List<ServedOperation> SERVED =
      Stream.of(SEARCH, ONE)
          .map(
              operation ->
                  new ServedOperation(operation, doors -> new CommuneRead(doors.library())))
          .toList();

  @Override
  public Outcome<ObjectNode> answer(Arguments arguments) {
    Optional<String> code = arguments.find(CODE);
    return code.isPresent()
        ? one(code.get())
        : Outcome.ok(search(arguments.get(QUERY), arguments.get(LIMIT)));
  }

  private Outcome<ObjectNode> one(String code) {
    return library
        .corpus()
        .communes()
        .find(code)
        .map(commune -> Outcome.ok(entry(commune)))
        .orElseGet(() -> Outcome.refused(Rejection.of(ErrorCategory.NOT_FOUND)));
  }

  private ObjectNode search(String query, int limit) {
    ObjectNode json = JsonNodeFactory.instance.objectNode();
    ArrayNode communes = json.putArray("communes");
    CommuneFinds found = library.corpus().communes().search(query);
    found.communes().stream().limit(limit).forEach(commune -> communes.add(entry(commune)));
    if (found.areNear() || communes.isEmpty()) {
      json.put("advice", BY_POSTAL_CODE);
    }
    return json;
  }

  private static ObjectNode entry(Commune commune) {
    ObjectNode entry =
        JsonNodeFactory.instance
            .objectNode()
            .put("nis_code", commune.nisCode())
            .put("slug", commune.slug());
    commune.nameFr().ifPresent(name -> entry.put("name_fr", name));
    commune.nameNl().ifPresent(name -> entry.put("name_nl", name));
    commune.nameDe().ifPresent(name -> entry.put("name_de", name));
    entry.put("region", commune.region());
    Nis5.parse(commune.nisCode())
        .ifPresent(code -> entry.put("profile_region", code.region().profileName()));
    commune.province().ifPresent(province -> entry.put("province", province));
    commune.postalCodes().forEach(entry.putArray("postal_codes")::add);
    commune.languages().forEach(entry.putArray("languages_available")::add);
    return entry;
  }
}
