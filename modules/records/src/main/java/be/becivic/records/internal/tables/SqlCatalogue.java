package be.becivic.records.internal.tables;

import be.becivic.records.Catalogue;
import be.becivic.records.Revisions;
import be.becivic.records.model.Citation;
import be.becivic.records.model.Scalar;
import org.jooq.DSLContext;

final class SqlCatalogue implements Catalogue {
  private final DSLContext dsl;

  SqlCatalogue(DSLContext dsl) {
    this.dsl = dsl;
  }

  @Override
  public Revisions<Scalar> volatileValues() {
    return new SqlRevisions<>(dsl, CatalogueTable.VOLATILE_VALUES);
  }

  @Override
  public Revisions<Citation> references() {
    return new SqlRevisions<>(dsl, CatalogueTable.REFERENCES);
  }
}
