package be.becivic.records.internal.tables;

import be.becivic.records.Catalogue;
import be.becivic.records.Revisions;
import be.becivic.records.model.Citation;
import be.becivic.records.model.Scalar;
import org.jooq.DSLContext;

final class SqlCatalogue implements Catalogue {
  private static final Prepared.Template CURRENT_VALUE =
      SqlRevisions.current(CatalogueTable.VOLATILE_VALUES);
  private static final Prepared.Template CURRENT_REFERENCE =
      SqlRevisions.current(CatalogueTable.REFERENCES);

  private final DSLContext dsl;
  private final Prepared prepared;

  SqlCatalogue(DSLContext dsl, Prepared prepared) {
    this.dsl = dsl;
    this.prepared = prepared;
  }

  @Override
  public Revisions<Scalar> volatileValues() {
    return new SqlRevisions<>(dsl, prepared, CatalogueTable.VOLATILE_VALUES, CURRENT_VALUE);
  }

  @Override
  public Revisions<Citation> references() {
    return new SqlRevisions<>(dsl, prepared, CatalogueTable.REFERENCES, CURRENT_REFERENCE);
  }
}
