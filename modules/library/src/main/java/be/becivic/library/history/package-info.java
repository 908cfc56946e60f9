/** How artefacts came to say what they say, and the rows of the catalogues as others read them. */
@NullMarked
package be.becivic.library.history;

import org.jspecify.annotations.NullMarked;
