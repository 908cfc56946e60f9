/** The body of a skill as a syntax tree in which the tags of §6.10 are nodes with positions. */
@NullMarked
package be.becivic.corpus.body;

import org.jspecify.annotations.NullMarked;
