/** What is asked of Be Civic's server, and what is used when it cannot be reached. */
@NullMarked
package be.becivic.harness.remote;

import org.jspecify.annotations.NullMarked;
