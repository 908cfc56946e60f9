package be.becivic.site.view;

import be.becivic.protocol.lifecycle.Status;
import be.becivic.site.view.glance.GlanceRow;
import be.becivic.site.view.glance.SureView;
import gg.jte.Content;
import java.util.List;
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
    List<Route> localRoutes,
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
      List<FactLine> facts) {}
}
