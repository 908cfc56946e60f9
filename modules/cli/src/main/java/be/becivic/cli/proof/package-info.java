/** The command that plants identifiers in a server of its own and looks where they went. */
@NullMarked
package be.becivic.cli.proof;

import org.jspecify.annotations.NullMarked;
