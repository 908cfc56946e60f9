package be.becivic.records.catalogue;

import java.util.Optional;

/**
 * A catalogue value as a JSON scalar of a declared type.
 *
 * @param unit what it counts, such as EUR or days
 * @param source the name of the reference that says so
 */
public record CatalogueValue(
    CatalogueValueType type,
    String json,
    Optional<String> unit,
    Optional<String> note,
    Optional<String> source) {

  public static CatalogueValue of(CatalogueValueType type, String json) {
    return new CatalogueValue(type, json, Optional.empty(), Optional.empty(), Optional.empty());
  }
}
