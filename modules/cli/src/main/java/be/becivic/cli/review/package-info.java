/** The commands of a maintainer: the review queue, changes and the lifecycle. */
@NullMarked
package be.becivic.cli.review;

import org.jspecify.annotations.NullMarked;
