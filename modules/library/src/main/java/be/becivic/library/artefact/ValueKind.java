package be.becivic.library.artefact;

import be.becivic.records.catalogue.CatalogueValue;
import be.becivic.records.catalogue.CatalogueValueType;
import be.becivic.records.catalogue.Revision;
import java.util.List;
import java.util.Optional;

/**
 * What a value may become: one of its own type and unit. One that nobody knows yet becomes a
 * number, and its name says of what.
 */
public final class ValueKind {
  private static final List<String> UNITS =
      List.of("working days", "days", "hours", "weeks", "months", "years");

  private ValueKind() {}

  /** The types a proposal may have, as they are written. */
  public static List<String> types(Revision<CatalogueValue> row) {
    if (row.isUnknown()) {
      return List.of(CatalogueValueType.INTEGER.wireName(), CatalogueValueType.NUMBER.wireName());
    }
    return row.content().map(value -> value.type().wireName()).stream().toList();
  }

  public static Optional<String> unit(Revision<CatalogueValue> row) {
    if (!row.isUnknown()) {
      return row.content().flatMap(CatalogueValue::unit);
    }
    return row.name().endsWith("-eur")
        ? Optional.of("EUR")
        : UNITS.stream()
            .filter(unit -> row.name().endsWith("-" + unit.replace(' ', '-')))
            .findFirst();
  }
}
