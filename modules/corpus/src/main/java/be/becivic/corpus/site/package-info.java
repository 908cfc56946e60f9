/** The sites that show the corpus, each described by a small file in it (S55). */
@NullMarked
package be.becivic.corpus.site;

import org.jspecify.annotations.NullMarked;
