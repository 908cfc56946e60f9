package be.becivic.site.page.glance;

import be.becivic.corpus.data.Commune;
import be.becivic.corpus.json.JsonFields;
import be.becivic.corpus.path.PathSource;
import be.becivic.protocol.id.Uid;
import be.becivic.protocol.region.Region;
import be.becivic.site.page.common.PageContext;
import be.becivic.site.page.common.PageJson;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/** Where something applies, for a browser to compare with a commune: an audience's places. */
public final class LocalAudience {
  private static final Set<String> PLACES =
      Set.of("user.region", "user.commune.region", "user.commune_nis5");

  /** The end of a value's English name, as in {@code Price of a residence card, Ixelles}. */
  private static final Pattern PLACE =
      Pattern.compile("^.*(?:, | in )(City of )?([^,()]+?)(?: \\(\\d+\\))?$");

  private static final Pattern NIS_CODE = Pattern.compile("[1-9]\\d{4}");
  private static final List<String> ABROAD = List.of("not-in-belgium-yet");
  private static final String COMMUNES = "communes";
  private static final String CAPITAL = "Bruxelles";

  private LocalAudience() {}

  /** What a source says of places; nothing where it serves everybody. */
  public static Optional<String> of(PathSource source) {
    JsonNode audience = source.json().path("audience");
    ObjectNode places = PageJson.object();
    places.set("regions", audience.path("regions").deepCopy());
    places.set(COMMUNES, audience.path(COMMUNES).deepCopy());
    ArrayNode predicates = places.putArray("predicates");
    audience
        .path("predicates")
        .forEach(
            predicate -> {
              if (PLACES.contains(predicate.path("field").asString(""))) {
                predicates.add(predicate);
              }
            });
    return Optional.of(places.toString());
  }

  /** Whether it is for communes that it names one by one. */
  public static boolean isOfSingleCommunes(PathSource source) {
    return !codes(source).isEmpty();
  }

  /** The codes of the communes that it names one by one. */
  public static List<String> codes(PathSource source) {
    return new JsonFields(source.json().path("audience"))
        .texts(COMMUNES).stream().filter(selector -> NIS_CODE.matcher(selector).matches()).toList();
  }

  /** The names of the communes that it names one by one. */
  public static List<String> communes(PageContext context, PathSource source) {
    return codes(source).stream()
        .flatMap(code -> context.corpus().communes().find(code).stream())
        .map(commune -> commune.nameIn(context.reader().language().code()))
        .toList();
  }

  /** Whether nobody who lives in Belgium is meant. */
  static boolean isOnlyAbroad(PathSource source) {
    return new JsonFields(source.json().path("audience")).texts("regions").equals(ABROAD);
  }

  /** The commune or region that a value's name ends in; nothing for what holds everywhere. */
  static Optional<String> of(PageContext context, Uid value, CaseRegions regions) {
    return context
        .corpus()
        .valueLabels()
        .find(value, "en")
        .map(PLACE::matcher)
        .filter(Matcher::find)
        .flatMap(
            end -> place(context, end.group(1) != null ? CAPITAL : end.group(2), end, regions));
  }

  /** Whether it is a commune's and not a region's. */
  static boolean isOneCommune(String valueAudience) {
    return valueAudience.startsWith("{\"" + COMMUNES);
  }

  private static Optional<String> place(
      PageContext context, String name, Matcher end, CaseRegions regions) {
    Optional<Region> region = end.group(1) == null ? Region.parse(name) : Optional.empty();
    return region
        .map(found -> regions.audience(Set.of(found)))
        .or(
            () ->
                context
                    .corpus()
                    .communes()
                    .findCalled(name)
                    .map(Commune::nisCode)
                    .map(code -> json(COMMUNES, code)));
  }

  private static String json(String member, String place) {
    ObjectNode json = PageJson.object();
    json.putArray(member).add(place);
    return json.toString();
  }
}
