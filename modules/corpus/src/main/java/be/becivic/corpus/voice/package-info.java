/** Which texts are ours, and which are changes that nobody has confirmed yet. */
@NullMarked
package be.becivic.corpus.voice;

import org.jspecify.annotations.NullMarked;
