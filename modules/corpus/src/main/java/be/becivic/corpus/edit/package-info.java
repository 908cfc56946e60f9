/** Changes to skills and paths as amendments, drafts and the system make them, byte for byte. */
@NullMarked
package be.becivic.corpus.edit;

import org.jspecify.annotations.NullMarked;
