/** Rules about lists, catalogue seeds, scrub rules and files as such. */
@NullMarked
package be.becivic.corpus.check.data;

import org.jspecify.annotations.NullMarked;
