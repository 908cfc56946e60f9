/** The tables of what was committed. */
@NullMarked
package be.becivic.records.internal.content;

import org.jspecify.annotations.NullMarked;
