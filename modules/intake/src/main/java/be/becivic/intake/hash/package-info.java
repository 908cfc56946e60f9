/** Networks, sessions and tokens, which exist here only as hashes under the server's key. */
@NullMarked
package be.becivic.intake.hash;

import org.jspecify.annotations.NullMarked;
