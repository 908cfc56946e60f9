/** How the corpus talks to git; nothing here is for other packages. */
@NullMarked
package be.becivic.corpus.git.internal;

import org.jspecify.annotations.NullMarked;
