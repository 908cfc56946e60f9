package be.becivic.records.internal.catalogue;

import static be.becivic.records.internal.jooq.Tables.LINK_STATUS;

import be.becivic.protocol.id.Uid;
import be.becivic.records.catalogue.LinkStatus;
import be.becivic.records.catalogue.ReferenceLinks;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jooq.DSLContext;
import org.jooq.Field;
import org.jooq.Record;

public final class SqlReferenceLinks implements ReferenceLinks {
  private final DSLContext dsl;

  public SqlReferenceLinks(DSLContext dsl) {
    this.dsl = dsl;
  }

  @Override
  public Optional<LinkStatus> find(Uid reference) {
    return dsl.selectFrom(LINK_STATUS)
        .where(LINK_STATUS.UID.eq(reference))
        .fetchOptional(SqlReferenceLinks::read);
  }

  @Override
  public List<LinkStatus> list() {
    return dsl.selectFrom(LINK_STATUS).orderBy(LINK_STATUS.UID).fetch(SqlReferenceLinks::read);
  }

  @Override
  public void put(LinkStatus status) {
    Map<Field<?>, Object> found = new HashMap<>();
    found.put(LINK_STATUS.URL, status.url());
    found.put(LINK_STATUS.STATE, status.state());
    found.put(LINK_STATUS.HTTP_CODE, status.httpCode().orElse(null));
    found.put(LINK_STATUS.MOVED_TO, status.movedTo().orElse(null));
    found.put(LINK_STATUS.FAILURES, status.failures());
    found.put(LINK_STATUS.CHECKED_AT, status.checkedAt());
    dsl.insertInto(LINK_STATUS)
        .set(LINK_STATUS.UID, status.reference())
        .set(found)
        .onConflict(LINK_STATUS.UID)
        .doUpdate()
        .set(found)
        .execute();
  }

  private static LinkStatus read(Record row) {
    return new LinkStatus(
        row.get(LINK_STATUS.UID),
        row.get(LINK_STATUS.URL),
        row.get(LINK_STATUS.STATE),
        Optional.ofNullable(row.get(LINK_STATUS.HTTP_CODE)),
        Optional.ofNullable(row.get(LINK_STATUS.MOVED_TO)),
        row.get(LINK_STATUS.FAILURES),
        row.get(LINK_STATUS.CHECKED_AT));
  }
}
