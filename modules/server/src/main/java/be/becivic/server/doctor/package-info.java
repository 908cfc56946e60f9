/** Looks over a data folder and says what is wrong with it and what to do. */
@NullMarked
package be.becivic.server.doctor;

import org.jspecify.annotations.NullMarked;
