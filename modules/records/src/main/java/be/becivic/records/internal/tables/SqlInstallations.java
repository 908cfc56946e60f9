package be.becivic.records.internal.tables;

import static be.becivic.records.internal.jooq.Tables.INSTALLATION;

import be.becivic.protocol.id.CommitId;
import be.becivic.records.Installation;
import be.becivic.records.Installations;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import org.jooq.DSLContext;
import org.jooq.Field;
import org.jooq.Record;

final class SqlInstallations implements Installations {
  private static final int ONLY = 1;

  private final DSLContext dsl;

  SqlInstallations(DSLContext dsl) {
    this.dsl = dsl;
  }

  @Override
  public Optional<Installation> find() {
    return dsl.selectFrom(INSTALLATION).fetchOptional(SqlInstallations::read);
  }

  @Override
  public void put(Installation installation) {
    Map<Field<?>, Object> row = new HashMap<>();
    row.put(INSTALLATION.KEY_HASH, installation.key());
    row.put(INSTALLATION.CORPUS_ROOT, installation.corpusRoot().map(CommitId::value).orElse(null));
    row.put(INSTALLATION.BEGUN_AT, installation.begunAt());
    dsl.insertInto(INSTALLATION)
        .set(INSTALLATION.ID, ONLY)
        .set(row)
        .onConflict(INSTALLATION.ID)
        .doUpdate()
        .set(row)
        .execute();
  }

  private static Installation read(Record row) {
    return new Installation(
        row.get(INSTALLATION.KEY_HASH),
        Optional.ofNullable(row.get(INSTALLATION.CORPUS_ROOT)).map(CommitId::new),
        row.get(INSTALLATION.BEGUN_AT));
  }
}
