/** The tables submissions end up in, and the way in and out of each. */
@NullMarked
package be.becivic.lifecycle.destination;

import org.jspecify.annotations.NullMarked;
