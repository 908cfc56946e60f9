package be.becivic.intake;

/** The databases intake has to be right on. */
enum Engine {
  EMBEDDED,
  /** With two servers on one database. */
  POSTGRES
}
