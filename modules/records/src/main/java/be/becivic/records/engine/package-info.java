/** Opens the database, whichever engine it runs on. */
@NullMarked
package be.becivic.records.engine;

import org.jspecify.annotations.NullMarked;
