/** The maintainer's desk: the review queue and the system's health in a browser. */
@NullMarked
package be.becivic.server.desk;

import org.jspecify.annotations.NullMarked;
