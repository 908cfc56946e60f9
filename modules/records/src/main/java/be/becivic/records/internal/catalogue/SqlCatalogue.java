package be.becivic.records.internal.catalogue;

import be.becivic.records.catalogue.Catalogue;
import be.becivic.records.catalogue.CatalogueValue;
import be.becivic.records.catalogue.Citation;
import be.becivic.records.catalogue.Revisions;
import be.becivic.records.internal.sql.PreparedStatements;
import org.jooq.DSLContext;

public final class SqlCatalogue implements Catalogue {
  private static final PreparedStatements.Template CURRENT_VALUE =
      SqlRevisions.current(CatalogueTable.VOLATILE_VALUES);
  private static final PreparedStatements.Template CURRENT_REFERENCE =
      SqlRevisions.current(CatalogueTable.REFERENCES);

  private final DSLContext dsl;
  private final PreparedStatements prepared;

  public SqlCatalogue(DSLContext dsl, PreparedStatements prepared) {
    this.dsl = dsl;
    this.prepared = prepared;
  }

  @Override
  public Revisions<CatalogueValue> volatileValues() {
    return new SqlRevisions<>(dsl, prepared, CatalogueTable.VOLATILE_VALUES, CURRENT_VALUE);
  }

  @Override
  public Revisions<Citation> references() {
    return new SqlRevisions<>(dsl, prepared, CatalogueTable.REFERENCES, CURRENT_REFERENCE);
  }
}
