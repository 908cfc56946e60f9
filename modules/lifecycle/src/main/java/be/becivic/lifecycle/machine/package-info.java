/** The state machine: votes and time move artefacts, every move explains itself (§6.1, §17). */
@NullMarked
package be.becivic.lifecycle.machine;

import org.jspecify.annotations.NullMarked;
