/** A file's text, places in it, and edits that leave the rest of it alone. */
@NullMarked
package be.becivic.corpus.text;

import org.jspecify.annotations.NullMarked;
