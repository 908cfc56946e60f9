/** Changes of the corpus, as far as they have come on the forge. */
@NullMarked
package be.becivic.records.change;

import org.jspecify.annotations.NullMarked;
