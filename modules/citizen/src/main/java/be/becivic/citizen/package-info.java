/** The program on a citizen's machine: the harness as a command. */
@NullMarked
package be.becivic.citizen;

import org.jspecify.annotations.NullMarked;
