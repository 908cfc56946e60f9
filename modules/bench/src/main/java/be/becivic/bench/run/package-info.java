/** What every benchmark needs to run and to say what it measured. */
@NullMarked
package be.becivic.bench.run;

import org.jspecify.annotations.NullMarked;
