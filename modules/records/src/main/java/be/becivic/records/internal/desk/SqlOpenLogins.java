package be.becivic.records.internal.desk;

import static be.becivic.records.internal.jooq.Tables.DESK_SESSION;

import be.becivic.records.desk.OpenLogin;
import be.becivic.records.desk.OpenLogins;
import be.becivic.records.value.Hash;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import org.jooq.DSLContext;
import org.jooq.Record;

public record SqlOpenLogins(DSLContext dsl) implements OpenLogins {

  @Override
  public void insert(OpenLogin session) {
    dsl.insertInto(DESK_SESSION)
        .set(DESK_SESSION.PRINT_HASH, session.print())
        .set(DESK_SESSION.OPENED_AT, session.openedAt())
        .set(DESK_SESSION.SEEN_AT, session.seenAt())
        .execute();
  }

  @Override
  public Optional<OpenLogin> find(Hash print) {
    return dsl.selectFrom(DESK_SESSION)
        .where(DESK_SESSION.PRINT_HASH.eq(print))
        .fetchOptional(SqlOpenLogins::read);
  }

  @Override
  public List<OpenLogin> list() {
    return dsl.selectFrom(DESK_SESSION)
        .orderBy(DESK_SESSION.OPENED_AT, DESK_SESSION.PRINT_HASH)
        .fetch(SqlOpenLogins::read);
  }

  @Override
  public void setSeen(Hash print, Instant at) {
    dsl.update(DESK_SESSION)
        .set(DESK_SESSION.SEEN_AT, at)
        .where(DESK_SESSION.PRINT_HASH.eq(print))
        .execute();
  }

  @Override
  public void say(Hash print, String said) {
    dsl.update(DESK_SESSION)
        .set(DESK_SESSION.SAID, said)
        .where(DESK_SESSION.PRINT_HASH.eq(print))
        .execute();
  }

  @Override
  public Optional<String> findSaid(Hash print) {
    return dsl.select(DESK_SESSION.SAID)
        .from(DESK_SESSION)
        .where(DESK_SESSION.PRINT_HASH.eq(print))
        .fetchOptional(DESK_SESSION.SAID);
  }

  @Override
  public Optional<String> takeSaid(Hash print) {
    Optional<String> said = findSaid(print);
    return said.filter(
        text ->
            dsl.update(DESK_SESSION)
                    .setNull(DESK_SESSION.SAID)
                    .where(DESK_SESSION.PRINT_HASH.eq(print), DESK_SESSION.SAID.eq(text))
                    .execute()
                > 0);
  }

  @Override
  public boolean delete(Hash print) {
    return dsl.deleteFrom(DESK_SESSION).where(DESK_SESSION.PRINT_HASH.eq(print)).execute() > 0;
  }

  @Override
  public int deleteExpired(Instant now) {
    return dsl.deleteFrom(DESK_SESSION)
        .where(
            DESK_SESSION
                .OPENED_AT
                .le(OpenLogin.oldest(now))
                .or(DESK_SESSION.SEEN_AT.le(OpenLogin.longestUnseen(now))))
        .execute();
  }

  private static OpenLogin read(Record row) {
    return new OpenLogin(
        row.get(DESK_SESSION.PRINT_HASH),
        row.get(DESK_SESSION.OPENED_AT),
        row.get(DESK_SESSION.SEEN_AT));
  }
}
