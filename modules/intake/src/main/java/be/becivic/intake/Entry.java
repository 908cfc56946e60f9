package be.becivic.intake;

/** A submission on its way into the database. */
@FunctionalInterface
interface Entry {
  Receipt write(Inserts inserts);
}
