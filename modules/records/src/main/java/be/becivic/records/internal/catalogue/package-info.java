/** The tables of the catalogues. */
@NullMarked
package be.becivic.records.internal.catalogue;

import org.jspecify.annotations.NullMarked;
