/** One conversation: its id, its tier, how it opens, what it loaded. */
@NullMarked
package be.becivic.harness.session;

import org.jspecify.annotations.NullMarked;
