/** Draws what has its place as SVG, and tells it in words. */
@NullMarked
package be.becivic.diagram.svg;

import org.jspecify.annotations.NullMarked;
