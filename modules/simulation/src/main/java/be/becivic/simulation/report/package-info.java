/** What was found out, as tables, JSON and plots. */
@NullMarked
package be.becivic.simulation.report;

import org.jspecify.annotations.NullMarked;
