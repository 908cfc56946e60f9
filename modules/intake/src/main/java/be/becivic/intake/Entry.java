package be.becivic.intake;

import be.becivic.records.Tables;

/** A submission on its way into the database. */
@FunctionalInterface
interface Entry {
  Receipt write(Tables tables);
}
