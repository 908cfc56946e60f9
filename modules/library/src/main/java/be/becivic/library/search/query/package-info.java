/** What a person's words ask of the index. */
@NullMarked
package be.becivic.library.search.query;

import org.jspecify.annotations.NullMarked;
