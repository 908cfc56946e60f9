/** The local server in front of everything the citizen's side does. */
@NullMarked
package be.becivic.harness;

import org.jspecify.annotations.NullMarked;
