/** Requests at a rate that does not wait for answers, raised until the server is at its limit. */
@NullMarked
package be.becivic.bench.rate;

import org.jspecify.annotations.NullMarked;
