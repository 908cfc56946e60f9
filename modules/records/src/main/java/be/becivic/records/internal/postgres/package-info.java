/** The engine for a shared PostgreSQL database. */
@NullMarked
package be.becivic.records.internal.postgres;

import org.jspecify.annotations.NullMarked;
