/** Checks that what a submission refers to exists and can take it (§8.3, step 6). */
@NullMarked
package be.becivic.library.reference;

import org.jspecify.annotations.NullMarked;
