package be.becivic.site.view;

import be.becivic.protocol.lifecycle.Status;
import gg.jte.Content;
import java.time.LocalDate;
import java.util.List;
import java.util.Optional;

/** A path as its page shows it. */
public record PathView(
    String title,
    String description,
    Optional<Status> status,
    String version,
    Optional<LocalDate> lastVerified,
    Optional<String> authority,
    String purpose,
    String audience,
    List<ArtefactLink> themes,
    List<Banner> banners,
    Content beside,
    List<Route> routes,
    List<String> withdrawn,
    Content observations,
    Optional<LifecycleView> lifecycle,
    List<ArtefactLink> skills) {

  /**
   * A source of the path.
   *
   * @param caveat whether recent votes say that it has rotted
   */
  public record Route(
      String anchor,
      String sourceClass,
      Status status,
      boolean fallback,
      boolean caveat,
      Optional<String> url,
      List<FactLine> facts) {}
}
