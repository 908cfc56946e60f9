/** What can be read by programs: one answer for each question, whichever way it was asked. */
@NullMarked
package be.becivic.server.read;

import org.jspecify.annotations.NullMarked;
