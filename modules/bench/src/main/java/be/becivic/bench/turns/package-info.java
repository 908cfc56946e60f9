/** Times small pieces of work in turns, so that what disturbs the machine disturbs them alike. */
@NullMarked
package be.becivic.bench.turns;

import org.jspecify.annotations.NullMarked;
