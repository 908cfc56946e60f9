/** The git content: the repository that holds it and what is read from it. */
@NullMarked
package be.becivic.corpus;

import org.jspecify.annotations.NullMarked;
