/** One PDF for the counter, out of the person's own files. Nothing of it is kept or sent. */
@NullMarked
package be.becivic.harness.dossier;

import org.jspecify.annotations.NullMarked;
