/** The tables of decisions and standings. */
@NullMarked
package be.becivic.records.internal.decision;

import org.jspecify.annotations.NullMarked;
