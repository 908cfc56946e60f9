/** The reads, answered from catalogues that were fetched whole. */
@NullMarked
package be.becivic.harness.tool.reading;

import org.jspecify.annotations.NullMarked;
