/** The command {@code becivic}. */
@NullMarked
package be.becivic.cli;

import org.jspecify.annotations.NullMarked;
