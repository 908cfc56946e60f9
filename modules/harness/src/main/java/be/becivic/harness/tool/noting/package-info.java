/** What is written down for the person: profile, notes, and what is put aside for Be Civic. */
@NullMarked
package be.becivic.harness.tool.noting;

import org.jspecify.annotations.NullMarked;
