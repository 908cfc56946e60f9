package be.becivic.records.catalogue;

import be.becivic.protocol.text.WireNamed;

/** The kinds of value the catalogue tracks (§6.3). */
public enum CatalogueValueType implements WireNamed {
  NUMBER,
  INTEGER,
  STRING
}
