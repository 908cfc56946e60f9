/** The review queue: everything that waits for a maintainer, and what a maintainer can do. */
@NullMarked
package be.becivic.lifecycle.review.queue;

import org.jspecify.annotations.NullMarked;
