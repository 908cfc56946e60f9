/** One search over everything that can be read, in four languages. */
@NullMarked
package be.becivic.library.search;

import org.jspecify.annotations.NullMarked;
