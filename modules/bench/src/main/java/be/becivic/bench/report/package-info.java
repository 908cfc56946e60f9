/** What was measured, as a table or as JSON, beside what is aimed at. */
@NullMarked
package be.becivic.bench.report;

import org.jspecify.annotations.NullMarked;
