/** What a change of the corpus is known by and where it comes from. */
@NullMarked
package be.becivic.protocol.change;

import org.jspecify.annotations.NullMarked;
