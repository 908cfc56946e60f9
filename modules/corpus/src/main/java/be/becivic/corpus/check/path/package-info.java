/** Rules about the path directory. */
@NullMarked
package be.becivic.corpus.check.path;

import org.jspecify.annotations.NullMarked;
