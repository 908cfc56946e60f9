/** The tools a person's agent calls, over standard input and output. */
@NullMarked
package be.becivic.harness.tool;

import org.jspecify.annotations.NullMarked;
