/** How the corpus talks to git; nothing here is for other rooms. */
@NullMarked
package be.becivic.corpus.internal;

import org.jspecify.annotations.NullMarked;
