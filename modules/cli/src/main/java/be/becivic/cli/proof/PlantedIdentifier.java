package be.becivic.cli.proof;

/**
 * An identifier that belongs to nobody.
 *
 * @param kind what it is, in words for a reader
 * @param plain as a machine would keep it
 * @param form how it was disguised, in words for a reader
 * @param written as it was sent
 */
record PlantedIdentifier(String kind, String plain, String form, String written) {}
