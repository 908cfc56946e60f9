/** Which procedures fit a person, worked out on their machine. */
@NullMarked
package be.becivic.harness.match;

import org.jspecify.annotations.NullMarked;
