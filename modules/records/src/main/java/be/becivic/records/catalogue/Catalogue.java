package be.becivic.records.catalogue;

/** The numbered entries skills cite. */
public interface Catalogue {
  Revisions<CatalogueValue> volatileValues();

  Revisions<Citation> references();
}
