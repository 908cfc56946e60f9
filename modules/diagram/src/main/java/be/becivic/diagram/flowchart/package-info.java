/** Reads Mermaid flowcharts. */
@NullMarked
package be.becivic.diagram.flowchart;

import org.jspecify.annotations.NullMarked;
