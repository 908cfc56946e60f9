/** The person's look at what would be sent, and the way out. */
@NullMarked
package be.becivic.harness.tool.review;

import org.jspecify.annotations.NullMarked;
