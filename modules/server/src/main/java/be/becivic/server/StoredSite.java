package be.becivic.server;

import be.becivic.corpus.CorpusRepository;
import be.becivic.corpus.LiveCorpus;
import be.becivic.library.Library;
import be.becivic.protocol.schema.Schemas;
import be.becivic.records.Records;
import be.becivic.server.config.Configuration;
import be.becivic.server.config.Keys;
import be.becivic.site.Site;
import be.becivic.site.SiteSettings;
import be.becivic.site.page.Pages;
import be.becivic.site.page.PastVersions;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.InstantSource;
import java.util.List;

/** The site as a data folder holds it; a server may be running on the same folder. */
public final class StoredSite implements AutoCloseable {
  private final Parts parts;
  private final Site site;

  private StoredSite(Parts parts, Site site) {
    this.parts = parts;
    this.site = site;
  }

  /**
   * Opens the site without its search.
   *
   * @throws StartFailure when a person has to put something right first
   */
  public static StoredSite open(Configuration configuration, Path data) {
    Path git = Forges.repository(configuration, DataFolder.corpusRepository(data));
    if (!Files.isDirectory(git)) {
      throw new StartFailure(data + " is not a data folder: it has no corpus");
    }
    var parts = new Parts();
    try {
      var repository = parts.add(CorpusRepository.open(git, data, InstantSource.system()));
      Records records =
          parts.add(Records.open(Store.location(configuration, DataFolder.database(data))));
      var library = new Library(new LiveCorpus(repository), records, Schemas.load());
      var pages = new Pages(_ -> List.of(), new PastVersions(repository::find));
      return new StoredSite(parts, new Site(library, () -> 0, pages, settings(configuration)));
    } catch (RuntimeException failure) {
      parts.close();
      throw StartFailure.because(failure);
    }
  }

  /** What a configuration decides about pages. */
  public static SiteSettings settings(Configuration configuration) {
    return new SiteSettings(
        configuration.get(Keys.SITE_BASE_URL).toString(),
        Settings.thresholds(configuration),
        configuration.get(Keys.STAGING_WINDOW),
        SiteSettings.DEFAULT_CACHE);
  }

  public Site site() {
    return site;
  }

  @Override
  public void close() {
    parts.close();
  }
}
