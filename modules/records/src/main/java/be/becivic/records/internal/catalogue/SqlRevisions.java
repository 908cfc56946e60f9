package be.becivic.records.internal.catalogue;

import be.becivic.protocol.id.Uid;
import be.becivic.protocol.lifecycle.Status;
import be.becivic.records.catalogue.NewRevision;
import be.becivic.records.catalogue.Revision;
import be.becivic.records.catalogue.Revisions;
import be.becivic.records.internal.sql.Padding;
import be.becivic.records.internal.sql.PreparedStatements;
import be.becivic.records.internal.sql.ResultRows;
import be.becivic.records.internal.tables.SqlUids;
import java.time.Instant;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.NoSuchElementException;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.jooq.Condition;
import org.jooq.DSLContext;
import org.jooq.Field;
import org.jooq.Query;
import org.jooq.Record;
import org.jooq.impl.DSL;

final class SqlRevisions<C> implements Revisions<C> {
  /** The current revisions of as many uids to come. */
  private record Several(CatalogueTable<?> columns, int count)
      implements PreparedStatements.Template {
    @Override
    public Query over(DSLContext dsl) {
      List<Field<Uid>> uids =
          Stream.generate(() -> (Field<Uid>) DSL.param(columns.uid())).limit(count).toList();
      return dsl.selectFrom(columns.table())
          .where(columns.uid().in(uids))
          .and(columns.supersededAt().isNull());
    }
  }

  private final DSLContext dsl;
  private final PreparedStatements prepared;
  private final CatalogueTable<C> columns;
  private final PreparedStatements.Template current;

  SqlRevisions(
      DSLContext dsl,
      PreparedStatements prepared,
      CatalogueTable<C> columns,
      PreparedStatements.Template current) {
    this.dsl = dsl;
    this.prepared = prepared;
    this.columns = columns;
    this.current = current;
  }

  /** Finds the current revision of a uid to come. */
  static PreparedStatements.Template current(CatalogueTable<?> columns) {
    return dsl ->
        dsl.selectFrom(columns.table())
            .where(columns.uid().eq(DSL.param(columns.uid())))
            .and(columns.supersededAt().isNull());
  }

  @Override
  public Revision<C> insert(String name, NewRevision<C> first) {
    return store(revision(new SqlUids(dsl).mint(columns.kind()), 1, name, first));
  }

  @Override
  public Revision<C> revise(Uid uid, NewRevision<C> next) {
    while (true) {
      Revision<C> seen =
          findCurrent(uid).orElseThrow(() -> new NoSuchElementException("no entry " + uid));
      Optional<Revision<C>> revised = reviseIfCurrent(seen, next);
      if (revised.isPresent()) {
        return revised.get();
      }
    }
  }

  @Override
  public Optional<Revision<C>> reviseIfCurrent(Revision<C> seen, NewRevision<C> next) {
    int superseded =
        dsl.update(columns.table())
            .set(columns.supersededAt(), next.committedAt())
            .where(current(seen.uid()).and(columns.revision().eq(seen.revision())))
            .execute();
    return superseded == 0
        ? Optional.empty()
        : Optional.of(store(revision(seen.uid(), seen.revision() + 1, seen.name(), next)));
  }

  @Override
  public void restore(Revision<C> revision) {
    new SqlUids(dsl).reserveThrough(revision.uid());
    store(revision);
  }

  @Override
  public boolean isEmpty() {
    return !dsl.fetchExists(columns.table());
  }

  @Override
  public Optional<Revision<C>> findCurrent(Uid uid) {
    return prepared.recall(current, this::read, uid).stream().findFirst();
  }

  @Override
  public Optional<Revision<C>> findByName(String name) {
    return dsl.selectFrom(columns.table())
        .where(columns.name().eq(name).and(columns.supersededAt().isNull()))
        .fetchOptional(this::read);
  }

  @Override
  public Optional<Revision<C>> findLatestStable(Uid uid) {
    return dsl.selectFrom(columns.table())
        .where(columns.uid().eq(uid).and(columns.status().eq(Status.STABLE)))
        .orderBy(columns.revision().desc())
        .limit(1)
        .fetchOptional(this::read);
  }

  @Override
  public Optional<Revision<C>> findOurs(Uid uid) {
    return dsl.selectFrom(columns.table())
        .where(columns.uid().eq(uid).and(columns.isOurs()))
        .orderBy(columns.revision().desc())
        .limit(1)
        .fetchOptional(this::read);
  }

  @Override
  public List<Revision<C>> listOurs() {
    return ours(DSL.noCondition());
  }

  @Override
  public List<Revision<C>> listOurs(Collection<Uid> uids) {
    return uids.isEmpty() ? List.of() : ours(columns.uid().in(uids));
  }

  private List<Revision<C>> ours(Condition which) {
    Map<Uid, Revision<C>> latest = new LinkedHashMap<>();
    dsl.selectFrom(columns.table())
        .where(columns.isOurs().and(which))
        .orderBy(columns.uid(), columns.revision())
        .fetch(this::read)
        .forEach(row -> latest.put(row.uid(), row));
    return List.copyOf(latest.values());
  }

  @Override
  public List<Revision<C>> listHistory(Uid uid) {
    return dsl.selectFrom(columns.table())
        .where(columns.uid().eq(uid))
        .orderBy(columns.revision())
        .fetch(this::read);
  }

  @Override
  public List<Revision<C>> listCurrent() {
    return dsl.selectFrom(columns.table())
        .where(columns.supersededAt().isNull())
        .orderBy(columns.uid())
        .fetch(this::read);
  }

  @Override
  public List<Revision<C>> listCurrent(Collection<Uid> uids) {
    List<Uid> padded = Padding.of(uids);
    return uids.isEmpty()
        ? List.of()
        : prepared.list(new Several(columns, padded.size()), this::read, padded.toArray());
  }

  @Override
  public List<Revision<C>> listCurrent(Optional<Uid> after, int limit) {
    return dsl.selectFrom(columns.table())
        .where(columns.supersededAt().isNull())
        .and(after.map(columns.uid()::gt).orElseGet(DSL::noCondition))
        .orderBy(columns.uid())
        .limit(limit)
        .fetch(this::read);
  }

  @Override
  public void forEach(Consumer<? super Revision<C>> each) {
    ResultRows.stream(
        dsl.selectFrom(columns.table()).orderBy(columns.uid(), columns.revision()),
        this::read,
        each);
  }

  @Override
  public boolean setStatus(Uid uid, int revision, Status from, Status to) {
    return dsl.update(columns.table())
            .set(columns.status(), to)
            .where(current(uid))
            .and(columns.revision().eq(revision))
            .and(columns.status().eq(from))
            .execute()
        == 1;
  }

  @Override
  public boolean withdraw(Uid uid, Uid amendment, Instant at) {
    List<Revision<C>> history = listHistory(uid);
    List<Revision<C>> made =
        history.stream()
            .filter(each -> each.amendedBy().equals(Optional.of(amendment)))
            .filter(each -> each.content().isPresent())
            .toList();
    List<Revision<C>> said =
        history.stream().filter(each -> made.stream().anyMatch(one -> repeats(each, one))).toList();
    said.forEach(this::erase);
    if (said.stream().anyMatch(Revision::isCurrent)) {
      revise(
          uid,
          listHistory(uid).reversed().stream()
              .filter(row -> row.isOurs() && row.content().isPresent())
              .findFirst()
              .map(ours -> NewRevision.restoring(ours, ours.status(), at))
              .orElseGet(() -> NewRevision.quarantine(at)));
    }
    return !made.isEmpty();
  }

  private static <C> boolean repeats(Revision<C> later, Revision<C> earlier) {
    return later.revision() >= earlier.revision() && later.content().equals(earlier.content());
  }

  private void erase(Revision<C> revision) {
    dsl.update(columns.table())
        .set(columns.status(), Status.QUARANTINED)
        .set(columns.erased())
        .where(columns.uid().eq(revision.uid()).and(columns.revision().eq(revision.revision())))
        .execute();
  }

  @Override
  public boolean rename(Uid uid, String name) {
    return dsl.update(columns.table()).set(columns.name(), name).where(current(uid)).execute() == 1;
  }

  private Condition current(Uid uid) {
    return columns.uid().eq(uid).and(columns.supersededAt().isNull());
  }

  private Revision<C> revision(Uid uid, int number, String name, NewRevision<C> content) {
    return new Revision<>(
        uid,
        number,
        name,
        content.content(),
        content.status(),
        content.contractVersion(),
        content.amendedBy(),
        content.origin(),
        content.restores(),
        content.committedAt(),
        Optional.empty());
  }

  private Revision<C> store(Revision<C> revision) {
    dsl.insertInto(columns.table())
        .set(columns.uid(), revision.uid())
        .set(columns.revision(), revision.revision())
        .set(columns.name(), revision.name())
        .set(columns.status(), revision.status())
        .set(columns.contractVersion(), revision.contractVersion().orElse(null))
        .set(columns.amendedBy(), revision.amendedBy().orElse(null))
        .set(columns.origin(), revision.origin())
        .set(columns.restores(), revision.restores().orElse(null))
        .set(columns.committedAt(), revision.committedAt())
        .set(columns.supersededAt(), revision.supersededAt().orElse(null))
        .set(revision.content().map(columns.write()).orElse(Map.of()))
        .execute();
    return revision;
  }

  private Revision<C> read(Record row) {
    return new Revision<>(
        row.get(columns.uid()),
        row.get(columns.revision()),
        row.get(columns.name()),
        columns.read().apply(row),
        row.get(columns.status()),
        Optional.ofNullable(row.get(columns.contractVersion())),
        Optional.ofNullable(row.get(columns.amendedBy())),
        row.get(columns.origin()),
        Optional.ofNullable(row.get(columns.restores())),
        row.get(columns.committedAt()),
        Optional.ofNullable(row.get(columns.supersededAt())));
  }
}
