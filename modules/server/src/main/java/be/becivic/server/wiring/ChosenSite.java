package be.becivic.server.wiring;

import be.becivic.corpus.Corpus;
import be.becivic.corpus.site.SiteFile;
import be.becivic.corpus.site.SiteId;
import be.becivic.corpus.site.SiteProblem;
import be.becivic.corpus.site.SiteProfile;
import be.becivic.server.config.Configuration;
import be.becivic.server.config.ConfigurationKeys;
import be.becivic.server.config.LifecycleKeys;
import be.becivic.server.data.StartFailure;
import be.becivic.server.surface.Operations;
import be.becivic.site.SiteSettings;
import java.net.URI;

/**
 * Which of the sites of a corpus is shown.
 *
 * @param home where the site stands that shows everything
 */
public record ChosenSite(SiteProfile profile, String home) {

  /**
   * Reads the site that the configuration names.
   *
   * @throws StartFailure when there is none, or its file is wrong
   */
  public static ChosenSite of(Configuration configuration, Corpus corpus) {
    String name = configuration.get(ConfigurationKeys.SITE_ID);
    SiteId id =
        SiteId.parse(name)
            .orElseThrow(() -> new StartFailure("site.id is not the name of a folder under sites"));
    return new ChosenSite(read(corpus, id), read(corpus, SiteId.BECIVIC).baseUrl());
  }

  private static SiteProfile read(Corpus corpus, SiteId id) {
    SiteFile file =
        SiteFile.find(corpus, id)
            .orElseThrow(
                () -> new StartFailure("There is no site " + id + ": " + SiteFile.pathOf(id)));
    return file.profile()
        .orElseThrow(
            () -> {
              SiteProblem first = file.problems().getFirst();
              return new StartFailure(
                  SiteFile.pathOf(id) + " " + first.pointer() + ": " + first.message());
            });
  }

  /** What a configuration decides about pages. */
  public SiteSettings settings(Configuration configuration, URI address) {
    return new SiteSettings(
        profile,
        address.toString(),
        home,
        LifecycleKeys.thresholds(configuration),
        configuration.get(ConfigurationKeys.STAGING_WINDOW),
        SiteSettings.DEFAULT_CACHE,
        Operations.list());
  }

  /** The same for a copy that is made while nobody listens. */
  public SiteSettings settings(Configuration configuration) {
    return settings(configuration, SiteAddress.of(configuration, profile).link());
  }
}
