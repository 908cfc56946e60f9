/** Values that rows of several tables carry. */
@NullMarked
package be.becivic.records.value;

import org.jspecify.annotations.NullMarked;
