package be.becivic.server.read;

import be.becivic.corpus.Corpus;
import be.becivic.corpus.data.Commune;
import be.becivic.library.Library;
import be.becivic.protocol.error.Outcome;
import be.becivic.protocol.operation.Arguments;
import be.becivic.protocol.operation.Operation;
import be.becivic.protocol.operation.Parameter;
import be.becivic.protocol.operation.Shape;
import be.becivic.server.operation.ServedOperation;
import java.text.Normalizer;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/** Communes by a part of their name, postal code, NIS code or slug; the whole list is a file. */
record CommuneRead(Library library) implements Read {
  private static final int MOST = 50;
  private static final int NO_MATCH = 3;

  private static final Parameter<String> QUERY =
      Parameter.text("q")
          .inTools("query")
          .required()
          .says("A name in any language, or a part of it, a postal code, a NIS code or a slug.");

  private static final Parameter<Integer> LIMIT =
      Parameter.number("limit", 1, MOST).otherwise(10).says("At most so many.");

  private static final Shape COMMUNES =
      Shape.named(
          "Communes",
          """
          {
            "type": "object",
            "required": ["communes"],
            "properties": {
              "communes": { "type": "array", "items": { "type": "object" }, "description": "Best match first." }
            }
          }
          """);

  private static final Operation OPERATION =
      Operation.get("find_communes", "/api/communes")
          .says("Find a commune: its NIS code, region and languages.")
          .takes(QUERY, LIMIT)
          .answers(200, "Communes, best match first", COMMUNES)
          .keptFor(Filters.CONTENT)
          .asTool("Find a commune", "find_commune")
          .open();

  static final ServedOperation SERVED =
      new ServedOperation(OPERATION, doors -> new CommuneRead(doors.library()));

  @Override
  public Outcome<ObjectNode> answer(Arguments arguments) {
    return Outcome.ok(find(library.corpus(), arguments.get(QUERY), arguments.get(LIMIT)));
  }

  static ObjectNode find(Corpus corpus, String query, int limit) {
    String sought = folded(query.strip());
    ObjectNode json = JsonNodeFactory.instance.objectNode();
    ArrayNode communes = json.putArray("communes");
    corpus.communes().list().stream()
        .filter(commune -> rank(commune, sought) < NO_MATCH)
        .sorted(
            Comparator.comparingInt((Commune commune) -> rank(commune, sought))
                .thenComparing(Commune::slug))
        .limit(limit)
        .forEach(commune -> communes.add(entry(commune)));
    return json;
  }

  /** The very name comes before names that begin with it, and those before names that hold it. */
  private static int rank(Commune commune, String sought) {
    List<String> names = names(commune).map(CommuneRead::folded).toList();
    if (names.contains(sought)) {
      return 0;
    }
    if (names.stream().anyMatch(name -> name.startsWith(sought))) {
      return 1;
    }
    return names.stream().anyMatch(name -> name.contains(sought)) ? 2 : NO_MATCH;
  }

  private static Stream<String> names(Commune commune) {
    Stream<String> written =
        Stream.of(commune.nameFr(), commune.nameNl(), commune.nameDe()).flatMap(Optional::stream);
    Stream<String> codes =
        Stream.concat(Stream.of(commune.nisCode(), commune.slug()), commune.postalCodes().stream());
    return Stream.concat(written, codes);
  }

  private static String folded(String text) {
    return Normalizer.normalize(text, Normalizer.Form.NFD)
        .replaceAll("\\p{M}", "")
        .toLowerCase(Locale.ROOT);
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
    commune.province().ifPresent(province -> entry.put("province", province));
    commune.postalCodes().forEach(entry.putArray("postal_codes")::add);
    commune.languages().forEach(entry.putArray("languages_available")::add);
    return entry;
  }
}
