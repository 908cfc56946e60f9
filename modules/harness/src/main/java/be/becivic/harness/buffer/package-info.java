/** What the agent noted for Be Civic and the person has not decided on yet. */
@NullMarked
package be.becivic.harness.buffer;

import org.jspecify.annotations.NullMarked;
