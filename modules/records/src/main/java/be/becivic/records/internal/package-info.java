/** The schema and how its columns become values. */
@NullMarked
package be.becivic.records.internal;

import org.jspecify.annotations.NullMarked;
