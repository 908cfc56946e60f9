package be.becivic.site.page.glance;

import be.becivic.protocol.region.Region;
import be.becivic.site.body.HeadingOutline;
import be.becivic.site.page.common.PageJson;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/**
 * The regions by which a procedure tells its cases apart, as their headings name them. The
 * German-speaking communes lie in Wallonia; where they are a case of their own, what is said of
 * Wallonia is not said of them.
 */
public final class CaseRegions {
  private static final Map<Region, String> NAMES =
      new EnumMap<>(
          Map.of(
              Region.FLANDERS, "Flanders",
              Region.WALLONIA, "Wallonia",
              Region.BRUSSELS, "Brussels",
              Region.GERMAN_SPEAKING_COMMUNITY, "German-speaking"));

  /** A heading that is about where somebody lives, and not where they work or study. */
  private static final Pattern HOME =
      Pattern.compile("^(?:You|The child) lives? in |^The home is in ");

  private final boolean tellsGermanSpeakingApart;

  public CaseRegions(List<HeadingOutline.Item> cases) {
    this.tellsGermanSpeakingApart =
        cases.stream()
            .map(each -> named(each.title()))
            .anyMatch(
                named ->
                    named.contains(Region.GERMAN_SPEAKING_COMMUNITY)
                        && !named.contains(Region.WALLONIA));
  }

  /**
   * Where somebody lives whose case it is, as scripts read it; nothing where that decides nothing.
   */
  public Optional<String> home(HeadingOutline.Item each) {
    Set<Region> named = named(each.title());
    return HOME.matcher(each.title()).find() && !named.isEmpty()
        ? Optional.of(audience(named))
        : Optional.empty();
  }

  /** As scripts compare it with a commune. */
  String audience(Set<Region> regions) {
    ObjectNode json = PageJson.object();
    ArrayNode names = json.putArray("regions");
    regions.forEach(region -> names.add(region.catalogueName()));
    if (tellsGermanSpeakingApart && regions.contains(Region.WALLONIA)) {
      ObjectNode exactly = json.putArray("predicates").addObject();
      ArrayNode wanted = exactly.put("field", "user.region").put("op", "in").putArray("value");
      regions.forEach(region -> wanted.add(region.catalogueName()));
    }
    return json.toString();
  }

  private static Set<Region> named(String heading) {
    Set<Region> named = EnumSet.noneOf(Region.class);
    NAMES.forEach(
        (region, name) -> {
          if (heading.contains(name)) {
            named.add(region);
          }
        });
    return named;
  }
}
