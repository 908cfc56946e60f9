/**
 * Boxes and arrows: reads flowcharts and draws diagrams as SVG, knowing nothing of what they show.
 */
@NullMarked
package be.becivic.diagram;

import org.jspecify.annotations.NullMarked;
