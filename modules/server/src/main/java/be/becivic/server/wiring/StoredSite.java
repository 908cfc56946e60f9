package be.becivic.server.wiring;

import be.becivic.corpus.git.CorpusRepository;
import be.becivic.corpus.git.LiveCorpus;
import be.becivic.library.Library;
import be.becivic.library.search.SearchAnswer;
import be.becivic.lifecycle.machine.TakenDownTexts;
import be.becivic.protocol.schema.Schemas;
import be.becivic.records.Records;
import be.becivic.records.engine.RecordsEngine;
import be.becivic.server.config.Configuration;
import be.becivic.server.data.DataFolder;
import be.becivic.server.data.StartFailure;
import be.becivic.server.data.Store;
import be.becivic.site.Site;
import be.becivic.site.page.PageTable;
import be.becivic.site.page.skill.PastVersions;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.InstantSource;

/** The site as a data folder holds it; a server may be running on the same folder. */
public final class StoredSite implements AutoCloseable {
  private final OpenedParts parts;
  private final Site site;

  private StoredSite(OpenedParts parts, Site site) {
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
    var parts = new OpenedParts();
    try {
      var repository = parts.add(CorpusRepository.open(git, data, InstantSource.system()));
      Records records =
          parts.add(RecordsEngine.open(Store.location(configuration, DataFolder.database(data))));
      var live = new LiveCorpus(repository);
      var library = new Library(live, records, Schemas.load());
      new TakenDownTexts(library, repository).hide();
      var pages = new PageTable(_ -> SearchAnswer.NOTHING, new PastVersions(repository::find));
      return new StoredSite(
          parts,
          new Site(
              library,
              () -> 0,
              pages,
              ChosenSite.of(configuration, live.current()).settings(configuration)));
    } catch (RuntimeException failure) {
      parts.close();
      throw StartFailure.because(failure);
    }
  }

  public Site site() {
    return site;
  }

  @Override
  public void close() {
    parts.close();
  }
}
