package be.becivic.records.internal.tables;

import static be.becivic.records.internal.jooq.Tables.LINK_STATUS;

import be.becivic.protocol.id.Uid;
import be.becivic.records.Links;
import be.becivic.records.model.LinkStatus;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jooq.DSLContext;
import org.jooq.Field;
import org.jooq.Record;

final class SqlLinks implements Links {
  private final DSLContext dsl;

  SqlLinks(DSLContext dsl) {
    this.dsl = dsl;
  }

  @Override
  public Optional<LinkStatus> find(Uid reference) {
    return dsl.selectFrom(LINK_STATUS)
        .where(LINK_STATUS.UID.eq(reference))
        .fetchOptional(SqlLinks::read);
  }

  @Override
  public List<LinkStatus> list() {
    return dsl.selectFrom(LINK_STATUS).orderBy(LINK_STATUS.UID).fetch(SqlLinks::read);
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
