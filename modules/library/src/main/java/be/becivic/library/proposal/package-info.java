/** What an amendment or a draft would make of the corpus. */
@NullMarked
package be.becivic.library.proposal;

import org.jspecify.annotations.NullMarked;
