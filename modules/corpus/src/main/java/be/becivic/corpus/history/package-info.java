/** What main's own line of commits tells about its artefacts: since when they stand as they do. */
@NullMarked
package be.becivic.corpus.history;

import org.jspecify.annotations.NullMarked;
