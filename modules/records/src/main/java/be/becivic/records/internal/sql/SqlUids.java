package be.becivic.records.internal.sql;

import be.becivic.protocol.id.Uid;
import be.becivic.records.Uids;
import org.jooq.DSLContext;

public final class SqlUids implements Uids {
  private final DSLContext dsl;

  public SqlUids(DSLContext dsl) {
    this.dsl = dsl;
  }

  @Override
  public Uid mint(Uid.Kind kind) {
    return new Uid(kind, new Sequence(dsl, kind.prefix()).next());
  }

  @Override
  public void reserveThrough(Uid uid) {
    new Sequence(dsl, uid.kind().prefix()).raiseTo(uid.number());
  }

  @Override
  public long last(Uid.Kind kind) {
    return new Sequence(dsl, kind.prefix()).last();
  }
}
