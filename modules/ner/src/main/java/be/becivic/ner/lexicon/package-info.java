/** What is known about words: name lists, dictionaries, places, things named after people, cues. */
@NullMarked
package be.becivic.ner.lexicon;

import org.jspecify.annotations.NullMarked;
