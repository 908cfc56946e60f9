/** Volatile values and references by revision, and how the links of references were found. */
@NullMarked
package be.becivic.records.catalogue;

import org.jspecify.annotations.NullMarked;
