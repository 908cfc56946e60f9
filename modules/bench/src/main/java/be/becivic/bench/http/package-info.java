/** A running server under load, and the numbers of one request. */
@NullMarked
package be.becivic.bench.http;

import org.jspecify.annotations.NullMarked;
