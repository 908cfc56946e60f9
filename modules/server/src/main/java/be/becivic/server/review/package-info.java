/** The maintainer's queue and changes over HTTP. */
@NullMarked
package be.becivic.server.review;

import org.jspecify.annotations.NullMarked;
