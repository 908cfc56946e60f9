package be.becivic.site.view;

import be.becivic.protocol.lifecycle.Status;
import be.becivic.site.view.glance.GlanceRow;
import be.becivic.site.view.glance.SureView;
import gg.jte.Content;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** A path as its page shows it. */
public record PathView(
    String title,
    String description,
    Optional<Status> status,
    List<GlanceRow> glance,
    SureView sure,
    Optional<String> authority,
    List<ArtefactLink> themes,
    List<Banner> banners,
    Content beside,
    List<Route> routes,
    List<AlikeRoutes> localRoutes,
    List<String> withdrawn,
    Content observations,
    Optional<LifecycleView> lifecycle,
    List<ArtefactLink> skills) {

  /**
   * A source of the path.
   *
   * @param host the site it leads to; empty for a way without one
   * @param audience where it applies, as scripts read it
   * @param isLocal whether it is for single communes
   * @param communes which ones, by their names
   * @param caveat whether recent votes say that it has rotted
   */
  public record Route(
      String anchor,
      String sourceClass,
      String host,
      Optional<String> audience,
      boolean isLocal,
      String communes,
      Status status,
      boolean fallback,
      boolean caveat,
      Optional<String> url,
      List<FactLine> facts) {

    Route withFacts(List<FactLine> others) {
      return new Route(
          anchor,
          sourceClass,
          host,
          audience,
          isLocal,
          communes,
          status,
          fallback,
          caveat,
          url,
          others);
    }
  }

  /**
   * Ways that differ in their communes and addresses only.
   *
   * @param facts what is said of all of them; nothing for a way that stands by itself
   */
  public record AlikeRoutes(List<FactLine> facts, List<Route> routes) {

    /** Those together that say the same; what their heading says already is not repeated. */
    public static List<AlikeRoutes> among(List<Route> routes) {
      Map<List<FactLine>, List<Route>> byFacts = new LinkedHashMap<>();
      for (Route route : routes) {
        List<FactLine> facts =
            route.facts().stream().filter(fact -> !fact.text().equals(route.communes())).toList();
        byFacts.computeIfAbsent(facts, _ -> new ArrayList<>()).add(route.withFacts(facts));
      }
      return byFacts.entrySet().stream()
          .map(alike -> of(alike.getKey(), alike.getValue()))
          .toList();
    }

    private static AlikeRoutes of(List<FactLine> facts, List<Route> routes) {
      return routes.size() == 1
          ? new AlikeRoutes(List.of(), routes)
          : new AlikeRoutes(
              facts, routes.stream().map(route -> route.withFacts(List.of())).toList());
    }
  }
}
