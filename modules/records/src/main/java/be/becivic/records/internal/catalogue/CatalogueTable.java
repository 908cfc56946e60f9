package be.becivic.records.internal.catalogue;

import static be.becivic.records.internal.jooq.Tables.REFERENCE;
import static be.becivic.records.internal.jooq.Tables.VOLATILE_VALUE;

import be.becivic.protocol.id.Uid;
import be.becivic.protocol.lifecycle.Status;
import be.becivic.records.catalogue.CatalogueValue;
import be.becivic.records.catalogue.Citation;
import be.becivic.records.catalogue.RevisionOrigin;
import java.time.Instant;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import org.jooq.Condition;
import org.jooq.Field;
import org.jooq.Record;
import org.jooq.Table;
import org.jspecify.annotations.Nullable;

/** The columns both catalogues share, and how each spells its content. */
record CatalogueTable<C>(
    Uid.Kind kind,
    Table<Record> table,
    Field<Uid> uid,
    Field<Integer> revision,
    Field<String> name,
    Field<Status> status,
    Field<String> contractVersion,
    Field<Uid> amendedBy,
    Field<RevisionOrigin> origin,
    Field<Integer> restores,
    Field<Instant> committedAt,
    Field<Instant> supersededAt,
    List<Field<?>> content,
    Function<C, Map<Field<?>, Object>> write,
    Function<Record, Optional<C>> read) {

  static final CatalogueTable<CatalogueValue> VOLATILE_VALUES =
      new CatalogueTable<>(
          Uid.Kind.VOLATILE_VALUE,
          VOLATILE_VALUE,
          VOLATILE_VALUE.UID,
          VOLATILE_VALUE.REVISION,
          VOLATILE_VALUE.NAME,
          VOLATILE_VALUE.STATUS,
          VOLATILE_VALUE.CONTRACT_VERSION,
          VOLATILE_VALUE.AMENDED_BY,
          VOLATILE_VALUE.ORIGIN,
          VOLATILE_VALUE.RESTORES,
          VOLATILE_VALUE.COMMITTED_AT,
          VOLATILE_VALUE.SUPERSEDED_AT,
          List.of(
              VOLATILE_VALUE.VALUE_TYPE,
              VOLATILE_VALUE.VALUE,
              VOLATILE_VALUE.UNIT,
              VOLATILE_VALUE.NOTE,
              VOLATILE_VALUE.SOURCE),
          CatalogueTable::write,
          CatalogueTable::readScalar);

  static final CatalogueTable<Citation> REFERENCES =
      new CatalogueTable<>(
          Uid.Kind.REFERENCE,
          REFERENCE,
          REFERENCE.UID,
          REFERENCE.REVISION,
          REFERENCE.NAME,
          REFERENCE.STATUS,
          REFERENCE.CONTRACT_VERSION,
          REFERENCE.AMENDED_BY,
          REFERENCE.ORIGIN,
          REFERENCE.RESTORES,
          REFERENCE.COMMITTED_AT,
          REFERENCE.SUPERSEDED_AT,
          List.of(
              REFERENCE.TITLE,
              REFERENCE.TITLES,
              REFERENCE.URL,
              REFERENCE.ARCHIVED_URL,
              REFERENCE.NUMAC,
              REFERENCE.TIER,
              REFERENCE.LAST_VERIFIED,
              REFERENCE.READING),
          CatalogueTable::write,
          CatalogueTable::readCitation);

  /** What {@link be.becivic.records.catalogue.Revision#isOurs} says of a row. */
  Condition isOurs() {
    return origin.ne(RevisionOrigin.COMMUNITY).or(status.in(Status.BETA, Status.STABLE));
  }

  /** Every content column without a value. */
  Map<Field<?>, Object> erased() {
    var columns = new HashMap<Field<?>, Object>();
    content.forEach(column -> columns.put(column, null));
    return columns;
  }

  private static Map<Field<?>, Object> write(CatalogueValue scalar) {
    var columns = new HashMap<Field<?>, Object>();
    columns.put(VOLATILE_VALUE.VALUE_TYPE, scalar.type());
    columns.put(VOLATILE_VALUE.VALUE, scalar.json());
    scalar.unit().ifPresent(unit -> columns.put(VOLATILE_VALUE.UNIT, unit));
    scalar.note().ifPresent(note -> columns.put(VOLATILE_VALUE.NOTE, note));
    scalar.source().ifPresent(source -> columns.put(VOLATILE_VALUE.SOURCE, source));
    return columns;
  }

  private static Optional<CatalogueValue> readScalar(Record row) {
    return Optional.ofNullable(row.get(VOLATILE_VALUE.VALUE))
        .map(
            json ->
                new CatalogueValue(
                    row.get(VOLATILE_VALUE.VALUE_TYPE),
                    json,
                    Optional.ofNullable(row.get(VOLATILE_VALUE.UNIT)),
                    Optional.ofNullable(row.get(VOLATILE_VALUE.NOTE)),
                    Optional.ofNullable(row.get(VOLATILE_VALUE.SOURCE))));
  }

  private static Map<Field<?>, Object> write(Citation citation) {
    var columns = new HashMap<Field<?>, Object>();
    columns.put(REFERENCE.TITLE, citation.title());
    columns.put(REFERENCE.URL, citation.url());
    citation.titles().ifPresent(titles -> columns.put(REFERENCE.TITLES, titles));
    citation.archivedUrl().ifPresent(url -> columns.put(REFERENCE.ARCHIVED_URL, url));
    citation.numac().ifPresent(numac -> columns.put(REFERENCE.NUMAC, numac));
    citation.tier().ifPresent(tier -> columns.put(REFERENCE.TIER, tier));
    citation.lastVerified().ifPresent(day -> columns.put(REFERENCE.LAST_VERIFIED, day));
    citation.reading().ifPresent(reading -> columns.put(REFERENCE.READING, reading));
    return columns;
  }

  private static Optional<Citation> readCitation(Record row) {
    return Optional.ofNullable(row.get(REFERENCE.URL))
        .map(
            url ->
                new Citation(
                    row.get(REFERENCE.TITLE),
                    Optional.ofNullable(row.get(REFERENCE.TITLES)),
                    url,
                    Optional.ofNullable(row.get(REFERENCE.ARCHIVED_URL)),
                    Optional.ofNullable(row.get(REFERENCE.NUMAC)),
                    Optional.ofNullable(row.get(REFERENCE.TIER)),
                    Optional.ofNullable(row.get(REFERENCE.LAST_VERIFIED)),
                    Optional.ofNullable(row.get(REFERENCE.READING))));
  }

  /** There is one of a kind. */
  @Override
  public boolean equals(@Nullable Object other) {
    return other instanceof CatalogueTable<?> table && table.kind == kind;
  }

  @Override
  public int hashCode() {
    return kind.hashCode();
  }
}
