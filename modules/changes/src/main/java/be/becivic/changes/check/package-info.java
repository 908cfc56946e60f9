/** What a change has to pass before it may reach git, and what the system adds to it on the way. */
@NullMarked
package be.becivic.changes.check;

import org.jspecify.annotations.NullMarked;
