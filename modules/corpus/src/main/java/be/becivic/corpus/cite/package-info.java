/** What a body cites, as targets of submissions. */
@NullMarked
package be.becivic.corpus.cite;

import org.jspecify.annotations.NullMarked;
