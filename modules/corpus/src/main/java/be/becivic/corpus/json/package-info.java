/** JSON files of the corpus: written one way only, and edited without touching the rest. */
@NullMarked
package be.becivic.corpus.json;

import org.jspecify.annotations.NullMarked;
