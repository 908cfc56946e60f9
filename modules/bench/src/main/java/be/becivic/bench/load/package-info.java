/** Load over loopback: connections that send as fast as they are answered, and what they saw. */
@NullMarked
package be.becivic.bench.load;

import org.jspecify.annotations.NullMarked;
