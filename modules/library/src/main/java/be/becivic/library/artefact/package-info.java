/** What submissions are about, found in the content or in the database. */
@NullMarked
package be.becivic.library.artefact;

import org.jspecify.annotations.NullMarked;
