/** The citizen's side as commands: the local server, the review on a terminal, the log. */
@NullMarked
package be.becivic.cli.harness;

import org.jspecify.annotations.NullMarked;
