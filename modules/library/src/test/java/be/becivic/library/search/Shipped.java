package be.becivic.library.search;

import be.becivic.corpus.Corpus;
import be.becivic.corpus.MemoryFiles;
import be.becivic.corpus.data.CatalogueSeed;
import be.becivic.corpus.json.JsonFields;
import be.becivic.library.search.document.SearchDocument;
import be.becivic.library.search.document.SearchDocuments;
import be.becivic.library.search.text.SearchWords;
import be.becivic.protocol.lifecycle.Status;
import be.becivic.records.catalogue.CatalogueValue;
import be.becivic.records.catalogue.CatalogueValueType;
import be.becivic.records.catalogue.Citation;
import be.becivic.records.catalogue.Revision;
import be.becivic.records.catalogue.RevisionOrigin;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import java.util.Optional;

/** The shipped corpus and the rows a new server begins with. */
public final class Shipped {
  private Shipped() {}

  public static Corpus corpus() {
    try {
      return Corpus.load(MemoryFiles.ofFolder(Path.of("../../corpus")));
    } catch (IOException broken) {
      throw new UncheckedIOException(broken);
    }
  }

  static SearchIndex index() {
    Corpus corpus = corpus();
    return SearchIndex.build(documents(corpus), SearchWords.of(corpus));
  }

  public static List<SearchDocument> documents(Corpus corpus) {
    return SearchDocuments.of(corpus, values(corpus), references(corpus));
  }

  static SearchSources sources(Corpus corpus) {
    return new SearchSources(corpus, values(corpus), references(corpus));
  }

  private static List<Revision<CatalogueValue>> values(Corpus corpus) {
    return corpus.seeds().values().stream()
        .filter(seed -> !seed.row().get("value").isNull())
        .map(
            seed -> {
              JsonFields row = new JsonFields(seed.row());
              return revision(
                  seed,
                  new CatalogueValue(
                      CatalogueValueType.STRING,
                      seed.row().get("value").toString(),
                      row.text("unit"),
                      row.text("note"),
                      row.text("source")));
            })
        .toList();
  }

  private static List<Revision<Citation>> references(Corpus corpus) {
    return corpus.seeds().references().stream()
        .map(
            seed -> {
              JsonFields row = new JsonFields(seed.row());
              return revision(
                  seed,
                  new Citation(
                      row.text("title").orElseThrow(),
                      row.find("titles").map(Object::toString),
                      row.text("url").orElseThrow(),
                      Optional.empty(),
                      Optional.empty(),
                      Optional.empty(),
                      Optional.empty()));
            })
        .toList();
  }

  private static <C> Revision<C> revision(CatalogueSeed seed, C content) {
    return new Revision<>(
        seed.uid(),
        1,
        seed.name(),
        Optional.of(content),
        Status.ALPHA,
        Optional.empty(),
        Optional.empty(),
        RevisionOrigin.SEED,
        Optional.empty(),
        Instant.EPOCH,
        Optional.empty());
  }
}
