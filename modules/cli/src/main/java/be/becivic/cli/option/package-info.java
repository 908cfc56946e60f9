/** Options that several commands share. */
@NullMarked
package be.becivic.cli.option;

import org.jspecify.annotations.NullMarked;
