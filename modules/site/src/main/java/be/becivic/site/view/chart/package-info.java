/** Pictures of numbers, each with the table it is drawn from. */
@NullMarked
package be.becivic.site.view.chart;

import org.jspecify.annotations.NullMarked;
