/** What the text of a skill says in the national languages. */
@NullMarked
package be.becivic.corpus.translation;

import org.jspecify.annotations.NullMarked;
