/** Agents that hand in, vote, take back and read, and remember what they were promised. */
@NullMarked
package be.becivic.torture.load;

import org.jspecify.annotations.NullMarked;
