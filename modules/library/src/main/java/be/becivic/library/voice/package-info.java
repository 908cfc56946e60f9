/** What is ours and what is under review, as it is shown and handed out. */
@NullMarked
package be.becivic.library.voice;

import org.jspecify.annotations.NullMarked;
