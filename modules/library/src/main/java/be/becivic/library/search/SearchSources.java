package be.becivic.library.search;

import be.becivic.corpus.Corpus;
import be.becivic.library.search.document.SearchDocument;
import be.becivic.library.search.document.SearchDocuments;
import be.becivic.library.search.text.SearchWords;
import be.becivic.records.catalogue.CatalogueValue;
import be.becivic.records.catalogue.Citation;
import be.becivic.records.catalogue.Revision;
import java.util.List;

/** What an index is made from: content in our voice, and the current rows of the catalogues. */
public record SearchSources(
    Corpus corpus, List<Revision<CatalogueValue>> values, List<Revision<Citation>> references) {

  List<SearchDocument> documents() {
    return SearchDocuments.of(corpus, values, references);
  }

  SearchWords words() {
    return SearchWords.of(corpus);
  }
}
