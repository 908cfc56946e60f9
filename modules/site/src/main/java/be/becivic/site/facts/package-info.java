/** What is known beyond the corpus: the database, or the corpus' snapshot of it. */
@NullMarked
package be.becivic.site.facts;

import org.jspecify.annotations.NullMarked;
